/** Asks until it is answered: who can't be reached now is asked again later, who refuses is not. */
import { Refused, words } from './api';

export const AGAIN = 3000;
const BUSY = 429;
const BROKEN = 500;

/** Whether the same question may get an answer in a moment. */
function passing(error: unknown): boolean {
  return !(error instanceof Refused) || error.status === 0 || error.status === BUSY || error.status >= BROKEN;
}

/** Tells the answer, and before it, as often as it could not be had, why not; gives what ends it. */
export function insist<T>(ask: () => Promise<T>, got: (answer: T) => void, failed: (words: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const attempt = (): void => {
    void ask().then(
      (answer) => ended || got(answer),
      (error: unknown) => {
        if (ended) return;
        failed(words(error));
        if (passing(error)) timer = setTimeout(attempt, AGAIN);
      },
    );
  };
  attempt();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
