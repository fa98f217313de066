/** Who begins and why, said once in each match, in the place of the question; nobody waits for it. */
import { tell } from '../lib/announce.svelte';
import type { GamePlugin } from '../lib/board';
import type { ViewMessage } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';
import { first } from '../lib/usual';
import { t } from '../lib/words.svelte';

const TIME = 2600;
/** From so many decisions on, everybody has seen who began. */
const EARLY = 4;
/** Stands for the match as a whole where seats are remembered. */
const ALL = 0;

export function open(store: TableStore, now: ViewMessage, plugin: GamePlugin, names: Record<number, string>): void {
  const { view, match, seat } = now;
  if (view.number >= EARLY || now.over || !first(match, ALL)) return;
  const own = seat === view.active;
  const words = plugin.opening?.({ log: store.log, view, names, own }) ?? t('opening-seat', { own: own ? 'yes' : 'no', name: names[view.active] ?? '' });
  tell([words]);
  store.scene.play([{ kind: 'opening', time: TIME, words, entries: [] }]);
}
