import { describe, expect, it } from 'vitest';
import type { MatchReview, Remark } from '../lib/protocol';
import { area, betterWords, line, mark, opensAt, standings, turningPoints, worst } from './curve';

function judged(number: number, more: Partial<Remark> = {}): Remark {
  return {
    number, seat: 1, reason: 'turn', move: 'roll', options: 2, before: [0.5, 0.5], after: [0.75, 0.25],
    value: 0.5, better: null, loss: 0, luck: [0, 0], turning: null, ...more,
  };
}
const review: MatchReview = {
  review: 1, engine: '', game: 'pig', seats: [], options: {}, nodes: null, ms: null, result: null,
  level: 'greedy',
  summary: [],
  decisions: [
    judged(1),
    judged(5, { before: [0.75, 0.25], loss: 0.06, better: { move: 'hold', words: {}, value: 0.8 }, turning: 2 }),
    judged(9, { before: [0.2, 0.8], after: [0, 1], loss: 0.4, better: { move: 'hold', words: {}, value: 0.6 } }),
  ],
};

describe('the curve', () => {
  it('has the standing before each decision and at the end', () => {
    expect(standings(review, 10).map(({ at }) => at)).toEqual([0, 4, 8, 10]);
    expect(standings({ ...review, decisions: [] }, 10)).toEqual([]);
  });
  it('is high where a seat stands well', () => {
    const found = standings(review, 10);
    expect(line(found, 1, 10, 100, 40)).toBe('M0.0 20.0 L40.0 10.0 L80.0 32.0 L100.0 40.0');
    expect(line(found, 2, 10, 100, 40)).toBe('M0.0 20.0 L40.0 30.0 L80.0 8.0 L100.0 0.0');
    expect(area(found, 1, 10, 100, 40)).toMatch(/ V40 H0.0 Z$/);
    expect(area([], 1, 10, 100, 40)).toBe('');
  });
  it('knows its turning points', () => {
    expect(turningPoints(review)).toEqual([{ at: 5, seat: 2, number: 5 }]);
  });
});

describe('what would have been better', () => {
  it('is told in the language of the viewer, or as it is written', () => {
    const better = { move: 'hold', value: 1, words: { en: 'Hold', pl: 'Zapisz' } };
    expect(betterWords({ better }, 'pl')).toBe('Zapisz');
    expect(betterWords({ better: { move: 'hold', value: 1, words: {} } }, 'pl')).toBe('hold');
    expect(betterWords({ better: null }, 'pl')).toBe('');
  });
});

it('opens at the first costly decision of who looks, of anybody, or where the match turned', () => {
  const other = { ...review, decisions: review.decisions.map((one) => (one.number === 9 ? { ...one, seat: 2 } : one)) };
  expect([opensAt(other, 2), opensAt(other, 1), opensAt(other, 3)]).toEqual([8, 4, 4]);
  const faultless = { ...review, decisions: review.decisions.map((one) => ({ ...one, better: null, loss: 0 })) };
  expect(opensAt(faultless, 1)).toBe(5);
  expect(opensAt({ ...review, decisions: [] }, 1)).toBe(0);
});

describe('decisions', () => {
  it('are marked by what they cost', () => {
    expect(review.decisions.map(mark)).toEqual(['', '?', '??']);
  });
  it('are told worst first, if anything was better', () => {
    expect(worst(review, 5).map(({ number }) => number)).toEqual([9, 5]);
    expect(worst(review, 1)).toHaveLength(1);
  });
});
