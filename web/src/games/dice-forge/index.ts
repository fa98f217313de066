/** Dice Forge at the table. */
import type { GamePlugin } from '../../lib/board';
import type { Sheet as AnySheet } from '../../lib/protocol';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import type { Sheet, View } from './shapes';
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
  phase: (view) => (view as unknown as View).stage,
  statistics,
};
export default plugin;
