import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../lib/protocol';
import { numbered, rival, summed, turningPoint, turnsOf } from './story';

const entry = (kind: string, seat: number, amount = 0): LogEntry => ({ n: 0, number: 0, kind, seat, words: '', facts: { amount } });
const begins = ({ kind, seat }: LogEntry) => (kind === 'turn' ? seat : null);

describe('a story', () => {
  const log = [entry('dealt', 1), entry('turn', 1), entry('hit', 2, 4), entry('turn', 2), entry('turn', 1), entry('hit', 2, 9)];
  it('is told by turns', () => {
    const turns = turnsOf(log, begins);
    expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([[1, 2], [2, 1], [1, 2]]);
    expect(numbered(turns).map(({ n }) => n)).toEqual([1, 1, 2]);
  });
  it('sums up for each seat', () => {
    expect(summed(log, ({ facts }) => Number(facts['amount']))).toEqual({ 1: 0, 2: 13 });
  });
});

describe('the turning point', () => {
  const turns = [0, 4, 9].map((from, at) => ({ seat: (at % 2) + 1, n: 1, from }));
  it('is where the winner gained most', () => {
    const lines = [{ seats: [1], values: [50, 50, 40, 40] }, { seats: [2], values: [50, 46, 46, 33] }];
    expect(turningPoint({ lines, turns }, 1, null)).toMatchObject({ turn: 2, from: 2, to: 3, chance: null });
    expect(turningPoint({ lines, turns }, 2, null)).toMatchObject({ turn: 1, chance: null });
  });
  it('is where the chance to win rose most, where that is known', () => {
    const lines = [{ seats: [1], values: [50, 50, 40, 40] }, { seats: [2], values: [50, 46, 46, 33] }];
    const known = { turns: [0, 4, 9], chances: [[0.5, 0.5], [0.1, 0.9], [0.9, 0.1], [1, 0]] };
    expect(turningPoint({ lines, turns }, 1, known)).toEqual({ turn: 0, from: 0, to: 2, chance: [0.5, 0.9] });
    expect(turningPoint({ lines, turns }, 2, known)).toEqual({ turn: 1, from: 1, to: 3, chance: [0.9, 0] });
  });
  it('knows the chance at a turn that began between two of the record', () => {
    const known = { turns: [0, 3], chances: [[0.5], [0.3], [1]] };
    expect(turningPoint({ lines: [], turns: turns.slice(1) }, 1, known)).toBeNull();
    const lines = [{ seats: [1], values: [50, 50, 50] }, { seats: [2], values: [50, 50, 40] }];
    expect(turningPoint({ lines, turns: turns.slice(1) }, 1, known)).toMatchObject({ chance: [0.3, 1] });
  });
  it('is looked for among sides, too, and is nowhere when nothing was gained', () => {
    const lines = [{ seats: [1, 3], values: [5, 5, 5, 5] }, { seats: [2, 4], values: [5, 5, 5, 5] }];
    expect(turningPoint({ lines, turns }, 3, null)).toBeNull();
    expect(turningPoint({ lines: [], turns: [] }, 1, null)).toBeNull();
  });
});

it('sets a number against the best of the others', () => {
  expect(rival({ 1: 9, 2: 3, 3: 7 }, [1], [1, 2, 3])).toEqual({ seat: 3, value: 7 });
  expect(rival({ 1: 9 }, [1], [1])).toBeNull();
});
