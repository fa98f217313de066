import { expect, it } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { beats, fallen, rolls } from './beats';
import { flights } from './flights';

let n = 0;
const entry = (kind: string, seat: number, facts: LogEntry['facts']): LogEntry => ({ n: n++, number: 1, kind, seat, words: '', facts: { seat, ...facts } });
const rolled = (seat: number, ...faces: string[]) => entry('rolled', seat, { faces });
const gained = (seat: number, ...amounts: string[]) => entry('gained', seat, { amounts });

it('lets the dice of all fall at once, and then what they bring', () => {
  const blessing = [rolled(2, 'gold1', 'gold1'), gained(2, '2 gold'), rolled(1, 'gold1', 'sun1'), gained(1, '1 gold', '1 sun')];
  const made = beats([...blessing, ...blessing]);
  expect(made.map(({ kind, entries }) => [kind, entries.length])).toEqual([['roll', 2], ['gain', 2], ['roll', 2], ['gain', 2]]);
  expect(made[0]?.time).toBe(680);
});
it('owes each reserve what was not seen yet', () => {
  const [, gain] = beats([rolled(1, 'gold1', 'sun1'), gained(1, '1 gold', '1 sun')]);
  expect(gain?.changes).toEqual([{ seat: 1, part: 'gold', by: 1 }, { seat: 1, part: 'sun', by: 1 }]);
  expect(beats([entry('paid', 2, { amounts: ['3 gold'] })])[0]?.changes).toEqual([{ seat: 2, part: 'gold', by: -3 }]);
});
it('tells which dice were rolled, and what lies up then', () => {
  const dice = { light: ['gold1', 'sun1'], dark: ['gold1', 'moon1'] };
  expect(rolls(dice, rolled(1, 'gold1', 'moon1'))).toEqual(['light', 'dark']);
  expect(rolls(dice, rolled(1, 'moon1'))).toEqual(['dark']);
  expect(fallen({ light: 'gold1', dark: 'gold1' }, dice, rolled(1, 'moon1'))).toEqual({ light: 'gold1', dark: 'moon1' });
});
it('sends what the dice bring to the reserve, and a face to the die', () => {
  const [, gain] = beats([rolled(1, 'gold1', 'sun1'), gained(1, '1 gold')]);
  expect(flights(gain!).map(({ from, to }) => [from?.[0], to[0]])).toEqual([['[data-dice="1"]', '[data-seat="1"] .reserve.gold']]);
  const [forge] = beats([entry('forged', 2, { face: 'sun1', replaced: 'gold1' })]);
  expect(flights(forge!)[0]?.from).toEqual(['[data-sold="sun1"]']);
});
it('keeps the view back until the dice have landed, and until the own turn is read to be over', () => {
  const made = beats([entry('rested', 1, {}), entry('turn', 2, {}), rolled(1, 'gold1', 'sun1'), gained(1, '1 gold')], 1);
  expect(made.map(({ kind, holds }) => [kind, holds ?? false])).toEqual([['rested', true], ['turn', false], ['roll', true], ['gain', false]]);
  expect(beats([entry('rested', 2, {})], 1)).toEqual([]);
});
