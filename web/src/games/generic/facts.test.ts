import { expect, test } from 'vitest';
import type { View } from '../../lib/protocol';
import { facts, plain } from './facts';

test('a seat has its numbers and words in the strip', () => {
  const seat = { score: 3, cards: ['a'], left: null };
  expect(plain(seat)).toEqual([['score', 3], ['left', null]]);
});

test('what every view has is not told again', () => {
  expect(facts({ game: 'x', seats: {}, number: 4, pot: 7 } as unknown as View)).toEqual({ pot: 7 });
});
