import { describe, expect, it } from 'vitest';
import { scenario } from './scenario';

const lines = [{ seat: 1, move: 'roll' }, { seat: 1, move: 'hold' }, { seat: 2, move: 'roll' }];
const tags = { Game: 'pig', Options: { goal: 50 }, Seats: [{}, {}] };
const die = (drawn: number, number: number) => ({ stream: 'dice' as const, sides: 6, drawn, number });

describe('a scenario', () => {
  it('leads from the start to the moment', () => {
    const text = scenario({ record: { tags, lines }, draws: [die(4, 1), die(6, 3)], turns: [0, 2], at: 2 });
    expect(text).toContain('game: pig\noptions: {"goal":50}\nseats: [{},{}]\ndice: [4]\nmoves:\n  - 1 roll\n  - 1 hold\nexpect: {}\n');
    expect(text).not.toContain('position');
  });
  it('begins with this turn where there are decks', () => {
    const card = { stream: 'deck' as const, sides: 30, drawn: 3, number: 0 };
    const text = scenario({ record: { tags, lines }, draws: [card, die(4, 1), die(6, 3)], turns: [0, 2], at: 3 });
    expect(text).toContain('position: {}\ndice: [6]\nmoves:\n  - 2 roll\n');
  });
  it('has no moves at the start', () => {
    expect(scenario({ record: { tags, lines }, draws: [], turns: [0], at: 0 })).toContain('moves: []');
  });
});
