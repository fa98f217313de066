/** Dice Throne at the table. */
import type { Face, GamePlugin } from '../../lib/board';
import type { Facts, Sheet as AnySheet } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import type { Sheet } from './sheet';
import { statistics } from './statistics';
import Strip from './Strip.svelte';
import type { View } from './view';

function face(sheet: AnySheet, facts: Facts): Face | null {
  const hero = (sheet as unknown as Sheet).heroes[String(facts['hero'])];
  return hero ? { icon: hero.icon, hue: hero.hue, name: hero.name, note: t('dt-complexity', { n: hero.complexity }), complexity: hero.complexity } : null;
}

function name(sheet: AnySheet, id: string): string | null {
  const { cards, tokens } = sheet as unknown as Sheet;
  return (cards[id] ?? tokens[id])?.name ?? null;
}

const plugin: GamePlugin = {
  Board,
  Strip,
  Hand,
  Cover,
  face,
  name,
  phase: (view) => (view as unknown as View).phase,
  statistics,
  keys: () => [{ keys: '1 – 5', words: t('dt-keys-dice') }],
};
export default plugin;
