import { expect, it } from 'vitest';
import { NO_SHEET } from '../../lib/board';
import type { LogEntry } from '../../lib/protocol';
import { statistics, sums } from './statistics';

const entry = (kind: string, seat: number, facts: LogEntry['facts'] = {}): LogEntry => ({ n: 0, number: 0, kind, seat, words: '', facts });
const log = [
  entry('damaged', 1, { amount: 5, damage: 'normal' }),
  entry('damaged', 1, { amount: 2, damage: 'collateral' }),
  entry('damaged', 2, { amount: 3, damage: 'normal' }),
  entry('played', 2, { card: 'buh-bye' }),
];

const kinds = { ...NO_SHEET, damage: { normal: 'normal', collateral: 'collateral' } };

it('sums what happened to each seat', () => {
  expect(sums(log, ({ facts }) => Number(facts['amount'] ?? 0))).toEqual({ 1: 7, 2: 3 });
});
it('tells damage by its kind, and leaves out what did not happen', () => {
  const rows = statistics(log, kinds);
  expect(rows.map(({ seats }) => [seats[1], seats[2]])).toEqual([[7, 3], [5, 3], [2, 0], [0, 1]]);
  expect(statistics([], NO_SHEET)).toEqual([]);
});
it('counts in points what is prevented, also when that is half or all', () => {
  const prevented = [entry('prevented', 1, { amount: 'half', worth: 3 }), entry('prevented', 1, { amount: 4, worth: 2 }), entry('prevented', 2, { amount: 'all', worth: 7 })];
  expect(statistics(prevented, NO_SHEET).map(({ seats }) => seats)).toEqual([{ 1: 5, 2: 7 }]);
});
