import { describe, expect, it } from 'vitest';
import { turnsOf } from '../../end/story';
import type { LogEntry } from '../../lib/protocol';
import { healthLines, rarity, story } from './story';
import type { View } from './view';

const entry = (n: number, kind: string, seat: number, facts = {}): LogEntry => ({ n, number: n, kind, seat, words: `${kind}.`, facts });
const log = [
  entry(0, 'turn', 1),
  entry(1, 'rolled', 1, { dice: '6 6 6 6 6' }),
  entry(2, 'activated', 1, { ability: 'smack' }),
  entry(3, 'damaged', 2, { amount: 12 }),
  entry(4, 'turn', 2),
  entry(5, 'damaged', 1, { amount: 3 }),
  entry(6, 'healed', 2, { amount: 2 }),
  entry(7, 'turn', 1),
  entry(8, 'damaged', 2, { amount: 90 }),
];
const seat = (side: number, health: number) => ({ side, health, hero: 'rook' });
const view = { options: { mode: 'duel' }, seats: { 1: seat(0, 47), 2: seat(1, 0) } } as unknown as View;
const turns = turnsOf(log, ({ kind, seat: who }) => (kind === 'turn' ? who : null));

describe('the story of a duel', () => {
  it('has the health of both after each turn, never below none', () => {
    expect(healthLines(turns, view)).toEqual([
      { seats: [1], values: [50, 50, 47, 47] },
      { seats: [2], values: [50, 38, 40, 0] },
    ]);
  });
  it('has one line for a side that shares its health', () => {
    const teams = { ...view, seats: { 1: seat(0, 47), 2: seat(1, 0), 3: seat(0, 47) } } as unknown as View;
    expect(healthLines(turns, teams).map(({ seats }) => seats)).toEqual([[1, 3], [2]]);
  });
  it('counts blows, damage and what was saved', () => {
    const told = story({ log, sheet: { heroes: {} } as never, view: view as never, names: { 1: 'Ann', 2: 'Bob' }, winners: [1] });
    expect(told.numbers.map(({ value }) => value)).toEqual([90, 102, 0]);
    expect(told.happened(0)).toBe('activated. damaged.');
  });
});

it('says whose the best roll was and why', () => {
  const hero = { slots: [], dice: { 6: 'axe' }, symbols: { axe: { name: 'Axe', icon: 'axe', hue: 1 } } };
  const told = story({ log, sheet: { heroes: { rook: hero } } as never, view: view as never, names: { 1: 'Ann', 2: 'Bob' }, winners: [1] });
  expect(told.best?.words).toMatch(/of a kind · .*Ann/);
});

it('ranks rolls by how rare they are', () => {
  const rolls = [[1, 2, 3, 5, 6], [2, 3, 4, 5, 2], [3, 3, 3, 2, 2], [4, 4, 4, 4, 1], [1, 2, 3, 4, 5], [1, 1, 1, 1, 1]];
  const ranks = rolls.map(rarity);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(rarity([6, 6])).toBe(-1);
});
