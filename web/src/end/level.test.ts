import { expect, it } from 'vitest';
import { nextLevel } from './level';

const bots = ['random', 'easy', 'greedy', 'smart'].map((level) => ({ level, name: level }));
const seats = (...levels: (string | null)[]) => levels.map((level) => ({ kind: level ? 'bot' : 'person', level }));

it('goes one level up or down from the best bot', () => {
  expect(nextLevel(bots, seats(null, 'easy'), 1)).toBe('greedy');
  expect(nextLevel(bots, seats(null, 'easy', 'greedy'), -1)).toBe('easy');
});
it('ends at either end, and knows nothing of people', () => {
  expect(nextLevel(bots, seats(null, 'smart'), 1)).toBeNull();
  expect(nextLevel(bots, seats('random', null), -1)).toBeNull();
  expect(nextLevel(bots, seats(null, null), 1)).toBeNull();
});
