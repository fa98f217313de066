/** Pig at the table. */
import type { GamePlugin } from '../../lib/board';
import { t } from '../../lib/words.svelte';
import { beats } from './beats';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import './pig.css';
import { statistics } from './statistics';
import { story } from './story';
import Strip from './Strip.svelte';

const plugin: GamePlugin = {
  Board,
  Strip,
  Cover,
  beats,
  stage: 'pig',
  statistics,
  story,
  keys: () => [
    { keys: 'R', words: t('pig-key-roll') },
    { keys: 'H', words: t('pig-key-hold') },
  ],
};
export default plugin;
