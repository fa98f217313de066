/** What is heard of a match as a whole: that one is asked after others were, and how it ended. */
import type { ViewMessage } from '../lib/protocol';
import { play } from '../lib/sound';

export function listenTo(now: () => ViewMessage, mine: () => number[]): void {
  let asked = true;
  let over = now().over !== null;
  $effect(() => {
    const { decision, over: end } = now();
    if (end && !over) play({ sound: won(end.result, mine()) ? 'victory' : 'defeat' });
    if (decision?.mine && !asked) play({ sound: 'turn' });
    [asked, over] = [!decision || decision.mine, end !== null];
  });
}

/** Whoever only watches hears of a victory. */
function won(result: number[], mine: number[]): boolean {
  return !mine.length || mine.some((seat) => result[seat - 1] === 1);
}
