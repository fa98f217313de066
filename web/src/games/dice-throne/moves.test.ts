import { describe, expect, it } from 'vitest';
import { abilityOffers, cardOffers, dieOffers, keepsDice, seatOffer, tokenOffers } from './moves';

const offers = [
  'pass',
  'sell six-it',
  'play six-it',
  'upgrade smack-2',
  'remove burn',
  'transfer burn 1 2',
  'transfer burn 2 1',
  'use evasive',
  'use tithe reroll',
  'target 3',
  'ability smack',
  'defend thick-skin',
  'reroll 3',
  'change 3 6',
  'change 4 6',
].map((move) => ({ move, words: move, effect: '' }));
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
