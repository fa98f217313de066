import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { began, lately } from './lately';
import { forget, look, offline, watchNetwork } from './offline.svelte';

const KEPT = '2026-01-02T03:04:05.000Z';
const answer = (status: number, kept?: string) => new Response('[]', { status, headers: kept ? { 'x-kept-at': kept } : {} });
let end = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  offline.since = null;
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

it('is offline from an answer that was kept to one that comes from the server', () => {
  look(answer(200, KEPT));
  expect(offline.since).toBe(KEPT);
  look(answer(404));
  expect(offline.since).toBeNull();
});
it.each([502, 503, 504])('is not back because a gateway says %i', (status) => {
  look(answer(200, KEPT));
  look(answer(status));
  expect(offline.since).toBe(KEPT);
});
it('asks once whether the server is back when the network is, and only who was without it', async () => {
  const asked = vi.fn(() => Promise.resolve(answer(200)));
  vi.stubGlobal('fetch', asked);
  end = watchNetwork();
  window.dispatchEvent(new Event('online'));
  expect(asked).not.toHaveBeenCalled();
  look(answer(200, KEPT));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(offline.since).toBeNull());
  expect(asked).toHaveBeenCalledOnce();
});
it('stays offline where the network is back and the server is not, and asks again', async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.resolve(answer(200)));
  asked.mockRejectedValueOnce(new TypeError('no network'));
  vi.stubGlobal('fetch', asked);
  end = watchNetwork();
  look(answer(200, KEPT));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(2999);
  expect([asked.mock.calls.length, offline.since]).toEqual([1, KEPT]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked.mock.calls.length, offline.since]).toEqual([2, null]);
  vi.useRealTimers();
});
it('leaves nothing of who goes, and what is not theirs as it was', async () => {
  const gone = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('caches', { delete: gone });
  began('chess', 'm1', { hero: 'rook' }, []);
  began('go', 'm2', { stone: 'black' }, []);
  localStorage.setItem('astragal.settings', '{}');
  await forget();
  expect(gone).toHaveBeenCalledWith('astragal-own');
  expect([lately('chess').own, lately('go').own]).toEqual([null, null]);
  expect(Object.keys(localStorage)).toEqual(['astragal.settings']);
});
