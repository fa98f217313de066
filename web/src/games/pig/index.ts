/** Pig at the table. */
import { icon } from '../../lib/icons';
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
  face: () => ({ icon: icon('pig-face'), hue: 345 }),
  statistics,
  keys: () => [
    { keys: 'R', words: t('pig-key-roll') },
    { keys: 'H', words: t('pig-key-hold') },
  ],
};
export default plugin;
