import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/protocol';
import { inOrder, longestRun, placesOf, rerollOffer, settle, tumbling } from './dice';

const keep = (...faces: number[]): Offer => ({ move: `keep ${faces.join(' ')}`, words: '', effect: '', does: { verb: 'keep', faces } });
const bare = (verb: string): Offer => ({ move: verb, words: '', effect: '', does: { verb } });
const offers = [bare('roll'), keep(1), keep(3), keep(3, 3), keep(1, 3), keep(1, 2, 3, 6)];

describe('the move behind tapped dice', () => {
  it('names the kept faces in order, wherever the dice lie', () => {
    expect(rerollOffer([3, 2, 1, 3, 6], new Set([0, 1, 2, 4]), offers)?.move).toBe('keep 1 2 3 6');
    expect(rerollOffer([3, 2, 1, 3, 6], new Set([3, 2]), offers)?.move).toBe('keep 1 3');
  });
  it('is roll when none is kept', () => {
    expect(rerollOffer([3, 2, 1, 3, 6], new Set(), offers)?.move).toBe('roll');
  });
  it('is none when all are kept or no attempt is left', () => {
    expect(rerollOffer([3, 2, 1, 3, 6], new Set([0, 1, 2, 3, 4]), offers)).toBeUndefined();
    expect(rerollOffer([3, 3], new Set([0]), [bare('none')])).toBeUndefined();
  });
});

describe('dice for faces', () => {
  it('uses each die once and likes the preferred', () => {
    expect(placesOf([3, 3], [3, 2, 1, 3, 3])).toEqual(new Set([0, 3]));
    expect(placesOf([3], [3, 2, 1, 3, 3], new Set([4]))).toEqual(new Set([4]));
    expect(placesOf([5], [3, 2])).toEqual(new Set());
  });
});

describe('the order on the felt', () => {
  it('makes the tapped die the one that the rules keep', () => {
    // The second 3 (place 3) is kept; the rules keep the first die that shows 3.
    const order = settle(inOrder(5), [3, 2, 1, 3, 6], new Set([3]));
    expect(order).toEqual([3, 1, 2, 0, 4]);
  });
  it('shows the same faces as before', () => {
    const faces = [5, 5, 5, 2, 2];
    const order = settle([4, 0, 3, 1, 2], faces, new Set([0, 4]));
    expect(order.map((die) => faces[die])).toEqual([2, 5, 2, 5, 5]);
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(new Set([order[0], order[4]])).toEqual(new Set([3, 0]));
  });
});

describe('what tumbles', () => {
  it('is what was not kept, even when it shows the same again', () => {
    expect(tumbling([1, 2, 3], [1, 2, 3], new Set([0]))).toEqual(new Set([1, 2]));
  });
  it('is what changed, where nobody knows what was kept', () => {
    expect(tumbling([1, 2, 3], [1, 5, 3], null)).toEqual(new Set([1]));
    expect(tumbling([], [1, 5, 3], null)).toEqual(new Set([0, 1, 2]));
  });
});


it('finds the longest run', () => {
  expect(longestRun([6, 1, 3, 2, 5])).toEqual([1, 2, 3]);
  expect(longestRun([])).toEqual([]);
});
