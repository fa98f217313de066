import { expect, it } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { count, statistics } from './statistics';

const entry = (kind: string, seat: number, die = 0): LogEntry => ({ n: 0, number: 0, kind, seat, words: '', facts: { seat, die } });
const log = [
  entry('rolled', 1, 4), entry('rolled', 1, 6), entry('held', 1),
  entry('rolled', 2, 5), entry('rolled', 2, 1),
  entry('rolled', 1, 3), entry('held', 1),
];

it('counts turns, rolls, the best turn and what was lost', () => {
  expect(count(log)).toEqual({
    1: { turns: 2, rolls: 3, ones: 0, lost: 0, best: 10 },
    2: { turns: 1, rolls: 2, ones: 1, lost: 5, best: 0 },
  });
});
it('names each number', () => {
  const rows = statistics(log);
  expect(rows.map(({ seats }) => seats[1])).toEqual([2, 3, 10, 0, 0]);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(5);
});
