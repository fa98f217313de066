import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AGAIN } from '../lib/insist';
import type { LogEntry, Moment } from '../lib/protocol';
import type { Beat } from '../lib/scene.svelte';
import { Replay } from './replay.svelte';
import { pause } from './scrub';

const record = { id: 'r', game: 'pig', seats: [{}, {}], names: ['Anna', 'Grum'], options: {}, result: [1, 2], moves: 250, over: true, turns: [0] };
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const fetched = vi.fn<(address: string) => Promise<Response>>();

const told = (n: number): LogEntry[] => [{ n, number: n, kind: 'rolled', seat: 1, words: `${n}`, facts: {} }];

/** The record as a seat saw it; each moment tells by its words through whose eyes it is seen. */
function serve(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address, location.href);
  if (!pathname.endsWith('/moments')) return answer(record);
  const from = Number(searchParams.get('from'));
  const count = Math.max(0, Math.min(Number(searchParams.get('count')), record.moves + 1 - from));
  const words = `seen by ${searchParams.get('seat')}`;
  return answer(Array.from({ length: count }, (_, n): Partial<Moment> => ({ number: from + n, words, log: told(from + n) })));
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

describe('a step ahead', () => {
  const ROLL = 800;
  const BLOW = 500;
  beforeEach(() => {
    const beats = (entries: LogEntry[]): Beat[] => [
      { kind: 'roll', time: ROLL, holds: true, entries },
      { kind: 'damage', time: BLOW, entries, changes: [{ seat: 1, part: 'health', by: -4 }] },
    ];
    replay.beatsOf = (entries) => (entries.length ? beats(entries) : []);
  });
  const state = () => [replay.at, replay.shown, replay.recent.length, replay.scene.owed(1, 'health')];

  it('is told as at the table: dice land, then the board knows them, then the blow is seen', async () => {
    replay.step(1);
    expect(state()).toEqual([1, 0, 0, 0]);
    expect([replay.log.length, replay.next?.words]).toEqual([1, 'seen by 1']);
    await passes(ROLL);
    expect(state()).toEqual([1, 1, 1, -4]);
    await passes(BLOW);
    expect(state()).toEqual([1, 1, 1, 0]);
  });
  it('is not cut short while the replay plays by itself', async () => {
    replay.play();
    await passes(pause(1, 1));
    for (const at of [1, 2]) {
      expect(replay.at).toBe(at);
      await passes(ROLL + BLOW + pause(1, 1) - 1);
      expect([replay.at, replay.shown]).toEqual([at, at]);
      await passes(1);
    }
  });
  it('goes as fast as the replay does', async () => {
    replay.speed = 2;
    replay.step(1);
    await passes(ROLL / 2);
    expect(replay.shown).toBe(1);
  });
  it('is over for who goes on, and nothing is told of a leap', () => {
    replay.step(1);
    replay.step(1);
    expect(state()).toEqual([2, 1, 1, 0]);
    replay.seek(40);
    expect([...state(), replay.scene.idle]).toEqual([40, 40, 0, 0, true]);
  });
  it('ends no pause of a replay that was stopped', async () => {
    replay.play();
    await passes(pause(1, 1) + ROLL);
    replay.play(false);
    await passes(60_000);
    expect(replay.at).toBe(1);
  });
  it('shows the end when it has come', async () => {
    replay.seek(249);
    replay.step(1);
    expect([replay.atEnd, replay.ended]).toEqual([true, false]);
    await passes(ROLL);
    expect(replay.ended).toBe(true);
  });
});
