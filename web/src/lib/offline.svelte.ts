/** What the service worker has for when there is no network: the app, and what its owner has seen. */
import type { OWN as Own } from '../worker/own';
import type { KEPT_AT as KeptAt } from '../worker/rules';
import { forgetLately } from './lately';

// The worker is one file that shares no code with the page: its names stand here again, and their types hold them equal.
const KEPT_AT: typeof KeptAt = 'x-kept-at';
const OWN: typeof Own = 'astragal-own';
/** What a gateway says for a server that is gone. */
const UNREACHED = [502, 503, 504];

/** Small, and kept: asked for only to hear who answers. */
const ANYTHING = '/api/bots';
const AGAIN = 3000;

/** Since when what is shown may be out of date; null while the server answers. */
export const offline: { since: string | null } = $state({ since: null });

/** Looks at an answer: does it come from the server, or from what was kept? */
export function look(answer: Response): void {
  const kept = answer.headers.get(KEPT_AT);
  if (UNREACHED.includes(answer.status)) return;
  if (!kept) offline.since = null;
  else if (!offline.since || kept < offline.since) offline.since = kept;
}

/** A page that asks for nothing would never hear that the server is back; what is returned ends the watching. */
export function watchNetwork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The network may be back a while before the server can be reached.
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    if (!offline.since || !navigator.onLine) return;
    timer = setTimeout(ask, AGAIN);
    await fetch(ANYTHING).then(look, () => undefined);
  };
  window.addEventListener('online', ask);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', ask);
  };
}

/** Who goes leaves nothing behind in this browser. */
export async function forget(): Promise<void> {
  forgetLately();
  if (typeof caches !== 'undefined') await caches.delete(OWN).catch(() => false);
}
