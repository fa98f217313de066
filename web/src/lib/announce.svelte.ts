/** What is read aloud: events politely and in bursts, the viewer's own decision at once. */
import { untrack } from 'svelte';

export const spoken = $state({ events: '', decision: '' });

const BURST = 400;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tell what happened; lines that come shortly after one another are read as one. */
export function tell(lines: string[]): void {
  if (!lines.length) return;
  waiting.push(...lines);
  clearTimeout(timer);
  timer = setTimeout(() => {
    spoken.events = anew(waiting.join(' '), spoken.events);
    waiting = [];
  }, BURST);
}

/** Say at once that the viewer is to decide; nothing when they are not. */
export function demand(sentence: string): void {
  spoken.decision = anew(sentence, untrack(() => spoken.decision));
}

/** What is read only when it differs from what was read before, so that the same is read again. */
function anew(words: string, before: string): string {
  return words && words === before ? `${words}\u00a0` : words;
}
