/** How the dice of a seat lie: a roll that is still to be seen is not told beforehand. */
import { untrack } from 'svelte';
import type { LogEntry } from '../../lib/protocol';
import type { Beat } from '../../lib/scene.svelte';
import { fallen } from './beats';
import type { DieName, Table } from './shapes';

type Faces = Record<DieName, string>;

export interface Lying {
  /** The roll that is being shown. */
  readonly thrown: LogEntry | undefined;
  /** The faces that lie up, or will when this roll has landed. */
  readonly falling: Faces;
  /** The faces that lie up now. */
  readonly landed: Faces;
}

export function lying(table: () => Table, number: () => number): Lying {
  const seat = $derived(table().view.seats[number()]!);
  const rolled = ({ kind, entries }: Beat) => (kind === 'roll' ? entries.find(({ facts }) => facts['seat'] === number()) : undefined);
  const thrown = $derived(table().scene.now ? rolled(table().scene.now!) : undefined);
  const awaited = $derived(table().scene.ahead.some(rolled));
  let falling: Faces = $state.raw(untrack(() => seat.up));
  let landed: Faces = $state.raw(untrack(() => seat.up));
  let whose = untrack(number);
  $effect.pre(() => {
    if (whose !== number()) [whose, falling] = [number(), seat.up];
    if (thrown) falling = fallen(untrack(() => falling), seat.dice, thrown);
    else if (!awaited) falling = seat.up;
    if (!thrown) landed = untrack(() => falling);
  });
  return {
    get thrown() {
      return thrown;
    },
    get falling() {
      return falling;
    },
    get landed() {
      return landed;
    },
  };
}
