import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/protocol';
import { abilityOffers, cardOffers, dieOffers, keepsDice, seatOffer, tokenOffers } from './moves';
import type { Move } from './wire.generated';

const offer = (move: string, does: Move): Offer => ({ move, words: move, effect: '', does });
const offers = [
  offer('pass', { verb: 'pass' }),
  offer('sell six-it', { verb: 'sell', card: 'six-it' }),
  offer('play six-it', { verb: 'play', card: 'six-it' }),
  offer('upgrade smack-2', { verb: 'upgrade', card: 'smack-2' }),
  offer('remove burn', { verb: 'remove', token: 'burn' }),
  offer('transfer burn 1 2', { verb: 'transfer', token: 'burn', from: 1, to: 2 }),
  offer('transfer burn 2 1', { verb: 'transfer', token: 'burn', from: 2, to: 1 }),
  offer('use evasive', { verb: 'use', use: 'evasive', of: 'evasive' }),
  offer('use tithe reroll', { verb: 'use', use: 'tithe reroll', of: 'tithe' }),
  offer('target 3', { verb: 'target', seat: 3 }),
  offer('ability smack', { verb: 'ability', ability: 'smack' }),
  offer('defend thick-skin', { verb: 'defend', ability: 'thick-skin' }),
  offer('reroll 3', { verb: 'reroll', face: 3 }),
  offer('change 3 6', { verb: 'change', face: 3, to: 6 }),
  offer('change 4 6', { verb: 'change', face: 4, to: 6 }),
];
const moves = (found: { move: string }[]): string[] => found.map(({ move }) => move);

describe('what is touched leads to its moves', () => {
  it('a card: play before sell', () => {
    expect(moves(cardOffers(offers, 'six-it'))).toEqual(['play six-it', 'sell six-it']);
    expect(moves(cardOffers(offers, 'smack-2'))).toEqual(['upgrade smack-2']);
    expect(cardOffers(offers, 'burn')).toEqual([]);
  });
  it('a token: only mine is used, anyone’s is removed, and it moves from its seat', () => {
    expect(moves(tokenOffers(offers, 'evasive', 1, 1))).toEqual(['use evasive']);
    expect(tokenOffers(offers, 'evasive', 2, 1)).toEqual([]);
    expect(moves(tokenOffers(offers, 'burn', 2, 1))).toEqual(['remove burn', 'transfer burn 2 1']);
  });
  it('a seat', () => {
    expect(seatOffer(offers, 3)?.move).toBe('target 3');
    expect(seatOffer(offers, 1)).toBeUndefined();
  });
  it('an ability', () => {
    expect(moves(abilityOffers(offers, 'smack'))).toEqual(['ability smack']);
    expect(moves(abilityOffers(offers, 'thick-skin'))).toEqual(['defend thick-skin']);
    expect(moves(abilityOffers(offers, 'tithe'))).toEqual(['use tithe reroll']);
  });
  it('a die', () => {
    expect(moves(dieOffers(offers, 3))).toEqual(['reroll 3', 'change 3 6']);
    expect(keepsDice(offers)).toBe(false);
  });
});
