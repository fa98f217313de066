/** A new build replaces the old one as a whole: open pages load it when nothing is lost by that. */
import { covered, typing } from './keys';
import { asked } from './notify';

/** Pages that are read: their address tells all that they show. At a table, and in a form, something would be lost. */
const READ = /^\/(about)?$|^\/(rules|replay|verify)\//;
const LOOK_EVERY = 3_600_000;
let due = false;

/** Whether a new build is here, and the next page should be one of it. */
export function renewed(): boolean {
  return due;
}

/** Whether somebody is in the middle of something. */
function busy(): boolean {
  const written = [...document.querySelectorAll('textarea')].some(({ value }) => value);
  return written || asked() || typing(document.activeElement) || covered();
}

function reload(): void {
  if (due && document.hidden && READ.test(location.pathname) && !busy()) location.reload();
}

/** Has the browser keep the app, and watches for the next build; what is returned ends the watching. */
export function keepApp(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker): () => void {
  if (!workers) return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;
  // The first worker of all replaces nothing.
  let known = workers.controller !== null;
  const follow = (): void => {
    due ||= known;
    known = true;
    reload();
  };
  workers.addEventListener('controllerchange', follow, { signal });
  document.addEventListener('visibilitychange', reload, { signal });
  void watch(workers, signal);
  return () => ended.abort();
}

/** Asks for a new build from time to time, and when the network is back. */
async function watch(workers: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  const registration = await workers.register('/sw.js').catch(() => undefined);
  const look = (): void => void registration?.update().catch(() => undefined);
  const timer = setInterval(look, LOOK_EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('online', look, { signal });
}
