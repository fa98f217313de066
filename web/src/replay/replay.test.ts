import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AGAIN } from '../lib/insist';
import type { Moment } from '../lib/protocol';
import { Replay } from './replay.svelte';

const record = { id: 'r', game: 'pig', seats: [{}, {}], names: ['Anna', 'Grum'], options: {}, result: [1, 2], moves: 250, over: true, turns: [0] };
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const fetched = vi.fn<(address: string) => Promise<Response>>();

/** The record as a seat saw it; each moment tells by its words through whose eyes it is seen. */
function serve(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address, location.href);
  if (!pathname.endsWith('/moments')) return answer(record);
  const from = Number(searchParams.get('from'));
  const count = Math.max(0, Math.min(Number(searchParams.get('count')), record.moves + 1 - from));
  const words = `seen by ${searchParams.get('seat')}`;
  return answer(Array.from({ length: count }, (_, n): Partial<Moment> => ({ number: from + n, words, log: [] })));
}
const down = () => Promise.reject(new TypeError('down'));
const passes = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const eyes = (replay: Replay) => [...new Set(replay.moments.map(({ words }) => words))];

let replay: Replay;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(serve));
  replay = new Replay('r', '');
  replay.load();
  await passes();
  replay.read();
  await passes();
});
afterEach(() => {
  replay.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reads all moments as the viewer saw them', () => {
  expect(replay.moments).toHaveLength(251);
  expect(eyes(replay)).toEqual(['seen by 1']);
});
it('goes on showing what it has when the server is gone, and reads on when it is back', async () => {
  fetched.mockImplementationOnce(serve).mockImplementation(down);
  replay.look('2');
  await passes();
  expect(replay.problem).not.toBe('');
  expect(replay.moment?.words).toBe('seen by 2');
  fetched.mockClear().mockImplementation(serve);
  await passes(AGAIN);
  expect(replay.problem).toBe('');
  expect([replay.moments.length, ...eyes(replay)]).toEqual([251, 'seen by 2']);
  expect(fetched).toHaveBeenCalledTimes(1);
});
it('asks no more when it is closed', async () => {
  fetched.mockImplementation(down);
  replay.look('2');
  await passes();
  replay.close();
  fetched.mockClear();
  await passes(5 * AGAIN);
  expect(fetched).not.toHaveBeenCalled();
});
it('says that there is no such record', async () => {
  fetched.mockImplementation(() => answer({ problem: { code: 'no-record', words: 'No such record.' } }, 404));
  const other = new Replay('x', '');
  other.load();
  await passes();
  expect([other.problem, other.record]).toEqual(['No such record.', null]);
});
