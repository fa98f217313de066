import { describe, expect, it } from 'vitest';
import type { Fact, GameCover, Value, Seat } from './protocol';
import { agreed, firstSeats, hostSeat, spread, still, unlike, usualLevel } from './seats';

const hero: Fact = {
  name: 'hero', label: 'Hero', help: '', kind: 'choice', default: 'monk',
  values: ['monk', 'ninja', 'treant'].map((value) => ({ value, label: value })),
};
const game: GameCover = {
  id: 'g', name: 'G', tagline: '', seats: [2, 4], counts: [2, 3, 4], hidden: true, tour: false, options: [], seat_facts: [hero],
};
const bots = ['random', 'easy', 'smart'].map((level) => ({ level, name: level }));

describe('spread', () => {
  it('gives the default first and no value twice while there are enough', () => {
    expect(spread(hero, 3, undefined, () => 0)).toEqual(['monk', 'ninja', 'treant']);
    expect(spread(hero, 4, undefined, () => 0)).toEqual(['monk', 'ninja', 'treant', 'monk']);
  });
  it('gives newcomers what is easy to play', () => {
    const hardness = (_: Fact, value: Value) => ({ monk: 4, ninja: 2, treant: 1 })[String(value)];
    expect(spread(hero, 2, hardness, () => 0)).toEqual(['treant', 'ninja']);
  });
  it('gives who has played before their last choice, and others somebody new', () => {
    const before = { own: { hero: 'ninja' }, others: [{ hero: 'monk' }] };
    expect(spread(hero, 2, undefined, () => 0, before)).toEqual(['ninja', 'treant']);
    expect(spread(hero, 3, undefined, () => 0, before)).toEqual(['ninja', 'treant', 'monk']);
  });
  it('forgets a choice that is no more', () => {
    expect(spread(hero, 2, undefined, () => 0, { own: { hero: 'gone' }, others: [] })).toEqual(['monk', 'ninja']);
  });
});

describe('agreed', () => {
  const mode: Fact = {
    name: 'mode', label: '', help: '', kind: 'choice', default: 'duel',
    values: [{ value: 'duel', label: '', counts: [2] }, { value: 'teams', label: '', counts: [4] }],
  };
  it('keeps what was chosen while it goes with the seats', () => {
    expect(agreed([mode], {}, 2)).toEqual({ mode: 'duel' });
    expect(agreed([mode], { mode: 'duel' }, 4)).toEqual({ mode: 'teams' });
  });
});

describe('firstSeats', () => {
  it('seats me and bots, friends or people around the screen', () => {
    expect(firstSeats(game, bots, 'bot').map((seat) => [seat.kind, seat.level])).toEqual([['me', undefined], ['bot', 'easy']]);
    expect(firstSeats(game, bots, 'friends', undefined, undefined, 3).map((seat) => seat.kind)).toEqual(['me', 'open', 'open']);
    expect(firstSeats(game, bots, 'screen').map((seat) => seat.kind)).toEqual(['me', 'me']);
  });
  it('takes a level that is neither the weakest nor the strongest', () => {
    expect(usualLevel(bots)).toBe('easy');
    expect(usualLevel([])).toBe('');
  });
});

describe('the host', () => {
  const seat = (number: number, name: string, kind: 'person' | 'bot' = 'person') => ({ number, name, kind }) as Seat;
  it('is who has the name, and no bot that is called so', () => {
    expect(hostSeat([seat(1, 'Anna', 'bot'), seat(2, 'Boris'), seat(3, 'Anna')], 'Anna')).toBe(3);
    expect(hostSeat([seat(1, 'Boris')], '')).toBe(0);
  });
  it('is nobody in particular among namesakes', () => {
    expect(hostSeat([seat(1, 'Anna'), seat(2, 'Anna')], 'Anna')).toBe(0);
  });
});

it('forgets what was chosen for a seat together with the seat', () => {
  expect([...still(new Set([0, 1, 3]), 2)]).toEqual([0, 1]);
});

describe('unlike', () => {
  const seats = [{ kind: 'me' as const, facts: { hero: 'ninja' } }, { kind: 'bot' as const, facts: { hero: 'ninja' } }];
  it('gives a seat that nobody chose for something else than what I have become', () => {
    const heroes = unlike(game, seats, 0, new Set([0]), () => 0).map(({ facts }) => facts?.['hero']);
    expect(heroes).toEqual(['ninja', 'monk']);
  });
  it('leaves what was chosen, even if it is the same', () => {
    expect(unlike(game, seats, 0, new Set([0, 1]))).toEqual(seats);
  });
});
