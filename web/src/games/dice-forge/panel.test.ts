import { expect, test } from 'vitest';
import type { Offer } from '../../lib/protocol';
import { aside, buttons, facesOf, pairOf } from './panel';

const offer = (move: string, does: Offer['does']): Offer => ({ move, words: move, effect: '', does });
const buy = (face: string) => offer(`buy ${face}`, { verb: 'buy', face });
const feat = (id: string) => offer(`feat ${id}`, { verb: 'feat', feat: id });
const pick = (face: string, other: string) => offer(`pick ${face} ${other}`, { verb: 'pick', face, other });
const moves = (offers: Offer[]) => offers.map(({ move }) => move);

test('faces and feats are tapped where they lie; what is advised and what ends the turn are buttons', () => {
  const offers = [buy('gold3'), buy('moon2'), feat('elder'), offer('hammer ask', { verb: 'hammer', gold: 'ask' }), offer('end', { verb: 'end' })];
  expect(moves(buttons('action', offers, 'buy moon2'))).toEqual(['buy moon2', 'end', 'hammer ask']);
  expect(moves(buttons('action', offers, null))).toEqual(['end', 'hammer ask']);
});

test('a wish about the hammer comes last while something else is asked', () => {
  expect(aside('action', offer('hammer ask', { verb: 'hammer', gold: 'ask' }))).toBe(true);
  expect(aside('hammer', offer('hammer never', { verb: 'hammer', gold: 'never' }))).toBe(false);
});

test('asked about the hammer, all wishes are buttons', () => {
  const offers = [offer('hammer 1', { verb: 'hammer', gold: 1 }), offer('hammer never', { verb: 'hammer', gold: 'never' })];
  expect(moves(buttons('hammer', offers, 'hammer 1'))).toEqual(['hammer 1', 'hammer never']);
});

test('two faces are picked one by one, in either order, and twice only what lies twice', () => {
  const offers = [pick('gold1', 'gold1'), pick('gold1', 'sun1')];
  expect(facesOf(offers)).toEqual(['gold1', 'gold1', 'sun1']);
  expect(pairOf(offers, ['sun1', 'gold1'])?.move).toBe('pick gold1 sun1');
  expect(pairOf(offers, ['sun1', 'sun1'])).toBeUndefined();
});
