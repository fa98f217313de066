/** Dice Forge at the table. */
import type { GamePlugin, Sheet as AnySheet } from '../../lib/board';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import type { Sheet } from './shapes';
import { statistics } from './statistics';
import Strip from './Strip.svelte';

function name(sheet: AnySheet, id: string): string | null {
  const { feats, faces } = sheet as unknown as Sheet;
  return (feats[id] ?? faces[id])?.name ?? null;
}

const plugin: GamePlugin = {
  Board,
  Strip,
  Cover,
  name,
  phase: (view) => (typeof view['stage'] === 'string' ? view['stage'] : null),
  statistics,
};
export default plugin;
