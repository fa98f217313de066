import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { lastTurn, lost } from './rolls';

let n = 0;
const entry = (kind: string, seat: number, facts: Record<string, number>): LogEntry => ({ n: n++, number: n, kind, seat, words: '', facts });
const rolled = (seat: number, die: number) => entry('rolled', seat, { seat, die });
const held = (seat: number) => entry('held', seat, { seat, score: 9 });

describe('the last turn', () => {
  it('is nothing before the first roll', () => {
    expect(lastTurn([])).toBeNull();
  });
  it('goes on while dice are added', () => {
    const log = [rolled(1, 4), held(1), rolled(2, 3), rolled(2, 6)];
    expect(lastTurn(log)).toEqual({ seat: 2, dice: [3, 6], end: null });
  });
  it('is lost by a 1', () => {
    const turn = lastTurn([rolled(1, 4), rolled(1, 5), rolled(1, 1)]);
    expect(turn).toEqual({ seat: 1, dice: [4, 5, 1], end: 'lost' });
    expect(turn && lost(turn)).toBe(9);
  });
  it('may be held before any roll', () => {
    expect(lastTurn([rolled(1, 1), held(2)])).toEqual({ seat: 2, dice: [], end: 'held' });
  });
  it('does not run on into that of the seat before', () => {
    expect(lastTurn([rolled(1, 6), rolled(1, 1), rolled(2, 2)])).toEqual({ seat: 2, dice: [2], end: null });
  });
});
