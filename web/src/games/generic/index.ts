/** What a game gets that brings no board of its own: everything as text, every option as a button. */
import type { GamePlugin } from '../../lib/board';
import Board from './Board.svelte';
import Cover from './Cover.svelte';

const plugin: GamePlugin = { Board, Cover };
export default plugin;
