import { expect, it } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { lastRolls } from './opening';

const entry = (kind: string, seat: number, dice = ''): LogEntry => ({ n: 0, number: 0, kind, seat, words: '', facts: { dice } });

it('is told by the last round of the roll for who begins', () => {
  const log = [entry('drew', 1), entry('rolled', 1, '3'), entry('rolled', 2, '5'), entry('rolled', 3, '5'), entry('rolled', 2, '6'), entry('rolled', 3, '1'), entry('turn', 2), entry('rolled', 2, '1 2 3 4 5')];
  expect([...lastRolls(log)]).toEqual([[3, 1], [2, 6]]);
  expect(lastRolls([]).size).toBe(0);
});
