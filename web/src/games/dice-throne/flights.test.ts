import { expect, it } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { flights } from './flights';

const entry = (kind: string, facts: LogEntry['facts']): LogEntry => ({
  n: 0, number: 0, kind, seat: Number(facts['seat'] ?? 0), words: '', facts,
});

it('sends an attack’s damage from its attacker, and an effect’s from the felt', () => {
  const found = flights([
    entry('damaged', { seat: 1, amount: 1, damage: 'normal' }),
    entry('activated', { seat: 1, ability: 'smack' }),
    entry('damaged', { seat: 2, amount: 7, damage: 'normal' }),
  ]);
  expect(found.map(({ seat, from, words }) => [seat, from, words])).toEqual([
    [1, 'felt', '−1'],
    [2, 1, '−7'],
  ]);
});

it('says nothing of what nobody needs to see fly', () => {
  expect(flights([entry('turn', { seat: 1 }), entry('drew', { seat: 1, count: 1 }), entry('damaged', { seat: 1, amount: 0 })])).toEqual([]);
});

it('knows which token or card it is', () => {
  const found = flights([entry('gained', { seat: 2, token: 'burn', count: 1 }), entry('played', { seat: 1, card: 'six-it' })]);
  expect(found.map(({ part, id }) => [part, id])).toEqual([['tokens', 'burn'], ['cards', 'six-it']]);
});
