import { describe, expect, it } from 'vitest';
import type { Drawn } from '../lib/protocol';
import { faces, outside, tally, usualSides } from './dice';

const die = (drawn: number, number: number, sides = 6): Drawn => ({ stream: 'dice', sides, drawn, number });
const card: Drawn = { stream: 'deck', sides: 30, drawn: 4, number: 0 };

describe('a tally', () => {
  it('says how often a face may be expected', () => {
    const found = tally(Array.from({ length: 120 }, (_, index) => (index % 6) + 1), 6);
    expect(found).toMatchObject({ rolled: 120, mean: 20, low: 12, high: 28, counts: [20, 20, 20, 20, 20, 20] });
    expect(outside(found)).toEqual([]);
  });
  it('sees what is unusual', () => {
    expect(outside(tally(Array<number>(60).fill(6), 6))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(outside(tally([...Array<number>(5).fill(6), 1, 2, 3, 4, 5], 6))).toEqual([6]);
  });
  it('is empty without dice', () => {
    expect(tally([], 6)).toMatchObject({ rolled: 0, low: 0, high: 0 });
  });
});

describe('faces', () => {
  const draws = [card, die(3, 1), die(6, 2), die(2, 2), die(11, 3, 20)];
  it('are those of the usual dice', () => {
    expect(usualSides(draws)).toBe(6);
    expect(usualSides([])).toBe(6);
    expect(faces(draws, 6)).toEqual([3, 6, 2]);
  });
  it('belong to the seat whose decision brought them', () => {
    expect(faces(draws, 6, [1, 2, 1], 2)).toEqual([6, 2]);
  });
});
