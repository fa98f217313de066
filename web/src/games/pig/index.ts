/** Pig at the table. */
import type { GamePlugin } from '../../lib/board';
import { t } from '../../lib/words.svelte';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import { statistics } from './statistics';
import Strip from './Strip.svelte';

const plugin: GamePlugin = {
  Board,
  Strip,
  Cover,
  statistics,
  keys: () => [
    { keys: 'R', words: t('pig-key-roll') },
    { keys: 'H', words: t('pig-key-hold') },
  ],
};
export default plugin;
