/** Dice Throne at the table. */
import type { Face, GamePlugin } from '../../lib/board';
import type { Facts, Sheet as AnySheet } from '../../lib/protocol';
import { icon } from '../../lib/icons';
import { t } from '../../lib/words.svelte';
import { beats } from './beats';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import { opening } from './opening';
import Others from './Others.svelte';
import type { Sheet } from './sheet';
import { statistics } from './statistics';
import { story } from './story';
import Strip from './Strip.svelte';
import { sided, type View } from './view';
import './throne.css';

function face(sheet: AnySheet, facts: Facts): Face | null {
  const hero = (sheet as unknown as Sheet).heroes[String(facts['hero'])];
  return hero ? { icon: hero.icon, hue: hero.hue, name: hero.name, note: t('dt-complexity', { n: hero.complexity }), line: hero.tagline, complexity: hero.complexity } : null;
}

function name(sheet: AnySheet, id: string): string | null {
  const { cards, tokens } = sheet as unknown as Sheet;
  return (cards[id] ?? tokens[id])?.name ?? null;
}

const plugin: GamePlugin = {
  Board,
  Strip,
  Others,
  Hand,
  held: (view, seat) => (view as unknown as View).seats[seat]?.cards ?? 0,
  stage: 'throne',
  sided: (view) => sided(view as unknown as View),
  tabs: () => [{ id: 'board', words: t('dt-tab-abilities'), icon: icon('crossed-swords') }],
  Cover,
  beats,
  face,
  portrait: () => import('./Portrait.svelte').then((module) => module.default),
  name,
  phase: (view) => (view as unknown as View).phase,
  opening,
  statistics,
  story,
  keys: () => [{ keys: '1 – 5', words: t('dt-keys-dice') }],
};
export default plugin;
