/** Dice Forge at the table. */
import type { GamePlugin, OpeningProps } from '../../lib/board';
import { icon } from '../../lib/icons';
import type { Sheet as AnySheet } from '../../lib/protocol';
import { beats } from './beats';
import { t } from '../../lib/words.svelte';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import './forge.css';
import './narrow.css';
import './fingers.css';
import { ISLANDS } from './marks';
import type { Sheet, View } from './shapes';
import { statistics } from './statistics';
import { story } from './story';
import Strip from './Strip.svelte';

function name(sheet: AnySheet, id: string): string | null {
  const { feats, faces } = sheet as unknown as Sheet;
  return (feats[id] ?? faces[id])?.name ?? null;
}

function opening({ view, names, own }: OpeningProps): string {
  const why = view.options['first'] === 'random' ? 'df-opening-lot' : 'df-opening-first';
  return t(why, { own: own ? 'yes' : 'no', name: names[view.active] ?? '' });
}

const plugin: GamePlugin = {
  Board,
  Strip,
  Cover,
  beats,
  name,
  stage: 'forge',
  tabs: () => [
    { id: 'board', words: t('df-tab-forge'), icon: icon('anvil-impact') },
    { id: ISLANDS, words: t('df-islands'), icon: icon('magic-portal') },
  ],
  phase: (view) => (view as unknown as View).stage,
  opening,
  statistics,
  story,
};
export default plugin;
