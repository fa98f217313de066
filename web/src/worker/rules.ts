/** What is kept for when there is no network, and what ends it. No game is known here, and no state. */

/** Calls whose answers are kept: who I am, my matches, replays that were looked at, and the words that they need. */
const KEPT = [
  /^\/api\/(me|mine|records|games|bots)$/,
  /^\/api\/games\/[^/]+\/(sheet|rules|howto)$/,
  /^\/api\/records\/[^/]+$/,
  /^\/api\/records\/[^/]+\/(moments|sheet|story|draws|text)$/,
];

/** Calls after which somebody else, or nobody, uses this browser. */
const FAREWELL = /^\/api\/(login|logout|me\/delete)$/;
const WHO = '/api/me';

/** When an answer was kept; only answers that come from what is kept have it. */
export const KEPT_AT = 'x-kept-at';

/** More answers than this are not kept; the oldest go. */
export const MOST_KEPT = 240;

export type Way = 'page' | 'asset' | 'file' | 'keep' | 'farewell' | 'who' | 'straight';

/** How a request is answered. */
export function wayOf(method: string, path: string, navigates: boolean, files: readonly string[]): Way {
  if (method === 'POST') return FAREWELL.test(path) ? 'farewell' : path === WHO ? 'who' : 'straight';
  if (method !== 'GET') return 'straight';
  if (path.startsWith('/api/')) return KEPT.some((one) => one.test(path)) ? 'keep' : 'straight';
  if (path.startsWith('/assets/')) return 'asset';
  if (path !== '/' && files.includes(path)) return 'file';
  return navigates ? 'page' : 'straight';
}

/** Whether an answer tells who uses this browser. */
export function tellsWho(path: string): boolean {
  return path === WHO;
}

/** Whether nobody answered who could: the network or the server is gone for a moment. */
export function unreached(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}
