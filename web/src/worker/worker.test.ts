import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { empty, keep, kept, now, OWN, recognise } from './own';
import { KEPT_AT, MOST_KEPT, unreached, wayOf } from './rules';

/** As much of the browser's caches as is used. */
class Cache {
  readonly entries = new Map<string, Response>();
  match = (url: string) => Promise.resolve(this.entries.get(url)?.clone());
  put(url: string, answer: Response): Promise<void> {
    this.entries.delete(url);
    this.entries.set(url, answer);
    return Promise.resolve();
  }
  keys = () => Promise.resolve([...this.entries.keys()].map((url) => ({ url: new URL(url, 'http://here').href })));
  delete = ({ url }: { url: string }) => Promise.resolve(this.entries.delete(url));
}

let open: Map<string, Cache>;
const request = (path: string) => ({ url: `http://here${path}` }) as Request;
const answer = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-encoding': 'gzip' } });

beforeEach(() => {
  open = new Map();
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(open.get(name) ?? open.set(name, new Cache()).get(name)),
    delete: (name: string) => Promise.resolve(open.delete(name)),
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['GET', '/', true, 'page'],
  ['GET', '/replay/abc', true, 'page'],
  ['GET', '/healthz', false, 'straight'],
  ['GET', '/assets/index-1.js', false, 'asset'],
  ['GET', '/favicon.svg', false, 'file'],
  ['GET', '/api/mine', false, 'keep'],
  ['GET', '/api/records/abc/moments', false, 'keep'],
  ['GET', '/api/games/pig/sheet', false, 'keep'],
  ['GET', '/api/games/pig/rules', false, 'keep'],
  ['GET', '/api/games/pig/howto', false, 'keep'],
  ['GET', '/api/tables', false, 'straight'],
  ['GET', '/api/tables/abc', false, 'straight'],
  ['GET', '/api/tokens', false, 'straight'],
  ['GET', '/api/records/abc/packs', true, 'straight'],
  ['POST', '/api/tables', false, 'straight'],
  ['POST', '/api/logout', false, 'farewell'],
  ['POST', '/api/login', false, 'farewell'],
  ['POST', '/api/me/delete', false, 'farewell'],
  ['POST', '/api/me', false, 'who'],
  ['DELETE', '/api/mine', false, 'straight'],
])('%s %s is answered in its own way', (method, path, navigates, way) => {
  expect(wayOf(method, path, navigates, ['/', '/favicon.svg', '/assets/index-1.js'])).toBe(way);
});
it('keeps an answer with the time of it', async () => {
  await keep(request('/api/mine'), answer([1]), now());
  const found = await kept(request('/api/mine'));
  expect(await found?.json()).toEqual([1]);
  expect(found?.headers.get(KEPT_AT)).toMatch(/^\d{4}-/);
  expect(found?.headers.has('content-encoding')).toBe(false);
});
it('keeps nothing that was asked for before everything was let go', async () => {
  const asked = now();
  await empty();
  await keep(request('/api/mine'), answer([1]), asked);
  expect(await kept(request('/api/mine'))).toBeUndefined();
});
it('lets go of what was kept of somebody else, and of nothing that is one’s own', async () => {
  await recognise(answer({ id: 'anna' }));
  await keep(request('/api/mine'), answer([1]), now());
  await recognise(answer({ id: 'anna' }));
  expect(await kept(request('/api/mine'))).toBeDefined();
  await recognise(answer({ id: 'grum' }));
  expect(await kept(request('/api/mine'))).toBeUndefined();
});
it('keeps no more than there is room for; the oldest go, and who it is stays known', async () => {
  await recognise(answer({ id: 'anna' }));
  for (let n = 0; n <= MOST_KEPT; n++) await keep(request(`/api/records/${n}`), answer(n), now());
  expect(await kept(request('/api/records/0'))).toBeUndefined();
  expect(await kept(request('/api/records/1'))).toBeDefined();
  expect(open.get(OWN)?.entries.has('/who')).toBe(true);
});
it('takes a gateway without a server for no network, and a refusal for an answer', () => {
  expect([502, 503, 504].every(unreached)).toBe(true);
  expect([200, 404, 429, 500].some(unreached)).toBe(false);
});
