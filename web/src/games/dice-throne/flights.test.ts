import { expect, it } from 'vitest';
import type { LogEntry, Sheet as AnySheet } from '../../lib/protocol';
import { beats } from './beats';
import { flights } from './flights';

const sheet = { tokens: { burn: { kind: 'negative' }, chi: { kind: 'positive' } } } as unknown as AnySheet;
const entry = (kind: string, facts: LogEntry['facts']): LogEntry => ({ n: 1, number: 1, kind, seat: 1, words: '', facts });
const played = (...entries: LogEntry[]) => beats(entries, 1, sheet);
const flown = (one: LogEntry) => played(one).flatMap(flights).map(({ to, what }) => [to[0], what.kind, what.words]);

it('sends every number to the strip that it changes', () => {
  expect(flown(entry('damaged', { seat: 2, amount: 5, damage: 'normal' }))).toEqual([['[data-seat="2"] [data-part="health"]', 'hurt', '−5']]);
  expect(flown(entry('healed', { seat: 1, amount: 2 }))).toEqual([['[data-seat="1"] [data-part="health"]', 'heal', '+2']]);
  expect(flown(entry('lost-cp', { seat: 2, amount: 1 }))).toEqual([['[data-seat="2"] [data-part="cp"]', 'cp', '−1']]);
  expect(flown(entry('gained', { seat: 2, token: 'burn', count: 1 }))).toEqual([['[data-seat="2"] [data-part="tokens"]', 'token', '+1']]);
  expect(flown(entry('lost', { seat: 2, token: 'burn', count: 1 }))).toEqual([['[data-seat="2"] [data-token="burn"]', 'token', '−1']]);
  expect(flown(entry('prevented', { seat: 2, amount: 'half', worth: 3 }))).toEqual([['[data-seat="2"] [data-part="health"]', 'ward', '3']]);
});
it('holds a card over the dice to be read, longer if somebody else played it', () => {
  const [own, other] = played(entry('played', { seat: 1, card: 'six-it' }), entry('played', { seat: 2, card: 'six-it' }));
  expect(flights(own!)[0]?.held).toBeDefined();
  expect([own?.time, other?.time]).toEqual([1200, 1600]);
});
it('lets nothing fly where nothing changes', () => {
  expect(flown(entry('damaged', { seat: 2, amount: 0, damage: 'normal' }))).toEqual([]);
  expect(played(entry('held-back', { seat: 1 }))).toEqual([]);
});
it('rolls for as long as there are dice to land, one after another', () => {
  const [roll] = played(entry('rolled', { seat: 1, dice: '3 6 5 2 4' }));
  expect([roll?.kind, roll?.time, roll?.holds]).toEqual(['roll', 560 + 5 * 60, true]);
  expect(roll?.cues?.map(({ after }) => after)).toEqual([560, 620, 680, 740, 800]);
});
it('sounds as heavy as the blow, and darker for a bad status', () => {
  const size = (amount: number) => played(entry('damaged', { seat: 2, amount, damage: 'normal' }))[0]?.cues?.[0]?.size ?? 0;
  expect(size(12)).toBeGreaterThan(size(3));
  const sound = (token: string) => played(entry('gained', { seat: 2, token, count: 1 }))[0]?.cues?.[0]?.sound;
  expect([sound('burn'), sound('chi')]).toEqual(['bane', 'boon']);
});
it('owes the numbers what was not seen yet', () => {
  expect(played(entry('damaged', { seat: 2, amount: 5 }))[0]?.changes).toEqual([{ seat: 2, part: 'health', by: -5 }]);
  expect(played(entry('lost', { seat: 2, token: 'burn', count: 2 }))[0]?.changes).toEqual([{ seat: 2, part: 'token burn', by: -2 }]);
});
