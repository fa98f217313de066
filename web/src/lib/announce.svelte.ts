/** What is read aloud: events politely and in bursts, the viewer's own decision at once. */
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
    spoken.events = waiting.join(' ');
    waiting = [];
  }, BURST);
}

/** Say at once that the viewer is to decide. */
export function demand(sentence: string): void {
  spoken.decision = sentence;
}
