/** A review (docs/review.md) as a curve of how well each seat stands. */
import type { MatchReview, Remark } from '../lib/protocol';

/** How well the seats stand at a moment, each from 0 to 1. */
export interface Standing {
  at: number;
  shares: number[];
}

/** A slip is worth a word from so much on, a blunder from twice that. */
export const SLIP = 0.05;
export const BLUNDER = 0.1;

/** The standing before each judged decision, and at the end. */
export function standings(review: MatchReview, last: number): Standing[] {
  const found = review.decisions.map(({ number, before }) => ({ at: number - 1, shares: before }));
  const end = review.decisions.at(-1)?.after;
  return end ? [...found, { at: last, shares: end }] : found;
}

/** The line of one seat in a box of that size, as the `d` of a path. */
export function line(found: Standing[], seat: number, last: number, width: number, height: number): string {
  return found
    .map(({ at, shares }, index) => {
      const x = last ? (at / last) * width : 0;
      const y = (1 - (shares[seat - 1] ?? 0)) * height;
      return `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join(' ');
}

/** The same, closed along the lower edge. */
export function area(found: Standing[], seat: number, last: number, width: number, height: number): string {
  const upper = line(found, seat, last, width, height);
  const first = found[0];
  return first ? `${upper} V${height} H${last ? ((first.at / last) * width).toFixed(1) : 0} Z` : '';
}

/** Where another seat than before comes to be ahead. */
export function turningPoints(review: MatchReview): { at: number; seat: number; number: number }[] {
  return review.decisions.flatMap(({ number, turning }) => (turning === null ? [] : [{ at: number, seat: turning, number }]));
}

/** What would have been better, in words; a review made long ago has but its notation. */
export function betterWords({ better }: Pick<Remark, 'better'>, language: string): string {
  return better?.words?.[language] ?? better?.move ?? '';
}

/** `?` and `??`, as in chess. */
export function mark({ loss }: Pick<Remark, 'loss'>): '' | '?' | '??' {
  return loss >= BLUNDER ? '??' : loss >= SLIP ? '?' : '';
}

/** The decisions that cost the most, worst first. */
export function worst(review: MatchReview, count: number): Remark[] {
  return review.decisions
    .filter((one) => one.better && one.loss > 0)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, count);
}

/** Where a review is opened: at the first costly decision of who looks, or of anybody, or where the match turned. */
export function opensAt(review: MatchReview, seat: number): number {
  const slips = review.decisions.filter((one) => one.better && mark(one));
  const slip = slips.find((one) => one.seat === seat) ?? slips[0];
  return slip ? slip.number - 1 : (turningPoints(review)[0]?.at ?? 0);
}

export const DASHES = ['', '9 5', '2 5', '14 4 2 4', '5 2', '1 4', '12 3', '3 3 9 3'];
export const dash = (seat: number): string => DASHES[(seat - 1) % DASHES.length] ?? '';
