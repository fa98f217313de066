// What the service worker answers and brings, with a browser that may refuse to keep anything.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Hear = (event: unknown) => void;
let hears: Record<string, Hear>;
let windows: { url: string; focus: () => Promise<void> }[];
const openWindow = vi.fn(() => Promise.resolve());
const refuses = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

beforeEach(async () => {
  vi.resetModules();
  [hears, windows] = [{}, []];
  vi.stubGlobal('self', {
    addEventListener: (type: string, hear: Hear) => (hears[type] = hear),
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  });
  for (const name of ['__FILES__', '__BUILD__', '__PAGE__']) vi.stubGlobal(name, []);
  vi.stubGlobal('caches', { open: refuses, delete: refuses, match: refuses });
  await import('./worker');
});
afterEach(() => {
  vi.unstubAllGlobals();
  openWindow.mockClear();
});

/** What the page gets, and how the work beside it goes. */
async function ask(method: string, path: string, status = 200): Promise<{ got: number; work: unknown[] }> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"id":"anna"}', { status })));
  let answer: Promise<Response> | undefined;
  const work: Promise<unknown>[] = [];
  hears['fetch']?.({
    request: { method, url: `${location.origin}${path}`, mode: 'cors' },
    respondWith: (found: Promise<Response>) => (answer = found),
    waitUntil: (one: Promise<unknown>) => work.push(one),
  });
  const got = (await answer)?.status ?? 0;
  return { got, work: await Promise.all(work) };
}

it.each([
  ['POST', '/api/login', 200],
  ['POST', '/api/me', 200],
  ['GET', '/api/me', 200],
  ['GET', '/api/mine', 200],
  ['GET', '/api/mine', 404],
  ['GET', '/api/mine', 503],
  ['GET', '/assets/index-1.js', 200],
])('%s %s is answered by the server with %i where nothing can be kept', async (method, path, status) => {
  expect((await ask(method, path, status)).got).toBe(status);
});

function note(url: string): Promise<unknown> {
  let done: Promise<unknown> = Promise.resolve();
  hears['notificationclick']?.({ notification: { data: url, close: vi.fn() }, waitUntil: (work: Promise<unknown>) => (done = work) });
  return done;
}
const shows = (url: string) => ({ url, focus: vi.fn(() => Promise.resolve()) });

it('brings the window that shows what a note is about', async () => {
  const [other, table] = (windows = [shows('http://here/'), shows('http://here/table/a')]);
  await note('http://here/table/a');
  expect(table?.focus).toHaveBeenCalledOnce();
  expect([other?.focus, openWindow].some((one) => vi.mocked(one!).mock.calls.length)).toBe(false);
});
it('opens what a note is about where every window shows something else', async () => {
  const [other] = (windows = [shows('http://here/table/b')]);
  await note('http://here/table/a');
  expect(openWindow).toHaveBeenCalledWith('http://here/table/a');
  expect(other?.focus).not.toHaveBeenCalled();
});
