import { describe, expect, it } from 'vitest';
import type { Fact, GameInfo } from './protocol';
import { firstSeats, spread, usualLevel } from './seats';

const hero: Fact = {
  name: 'hero', label: 'Hero', help: '', kind: 'choice', default: 'monk',
  values: ['monk', 'ninja', 'treant'].map((value) => ({ value, label: value })),
};
const game: GameInfo = {
  id: 'g', name: 'G', tagline: '', seats: [2, 4], counts: [2, 3, 4], hidden: true, tour: false, options: [], seat_facts: [hero],
};
const bots = ['random', 'easy', 'smart'].map((level) => ({ level, name: level }));

describe('spread', () => {
  it('gives the default first and no value twice while there are enough', () => {
    expect(spread(hero, 3, () => 0)).toEqual(['monk', 'ninja', 'treant']);
    expect(spread(hero, 4, () => 0)).toEqual(['monk', 'ninja', 'treant', 'monk']);
  });
});

describe('firstSeats', () => {
  it('seats me and bots, friends or people around the screen', () => {
    expect(firstSeats(game, bots, 'bot').map((seat) => [seat.kind, seat.level])).toEqual([['me', undefined], ['bot', 'easy']]);
    expect(firstSeats(game, bots, 'friends', 3).map((seat) => seat.kind)).toEqual(['me', 'open', 'open']);
    expect(firstSeats(game, bots, 'screen').map((seat) => seat.kind)).toEqual(['me', 'me']);
  });
  it('takes a level that is neither the weakest nor the strongest', () => {
    expect(usualLevel(bots)).toBe('easy');
    expect(usualLevel([])).toBe('');
  });
});
