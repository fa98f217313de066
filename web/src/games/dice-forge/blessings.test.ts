import { expect, it } from 'vitest';
import { NO_SHEET } from '../../lib/board';
import type { LogEntry } from '../../lib/protocol';
import { amountsOf, blessings } from './blessings';
import { statistics } from './statistics';

const entry = (kind: string, seat: number, facts: LogEntry['facts'] = {}): LogEntry => ({ n: 0, number: 0, kind, seat, words: '', facts });
const log = [
  entry('turn', 1, { round: 1 }),
  entry('rolled', 1, { faces: ['gold1', 'gold1'] }),
  entry('gained', 1, { amounts: ['2 gold'] }),
  entry('forged', 1, { face: 'gold4', replaced: 'gold1' }),
  entry('turn', 2, { round: 1 }),
  entry('rolled', 2, { faces: ['gold1', 'glory2'] }),
  entry('gained', 2, { amounts: ['1 gold', '2 glory'] }),
  entry('rolled', 1, { faces: ['gold4', 'moon1'] }),
  entry('gained', 1, { amounts: ['1 moon'] }),
  entry('wasted', 1, { amounts: ['4 gold'] }),
  entry('rolled', 1, { faces: ['sun1'] }),
  entry('gained', 1, { amounts: ['1 sun'] }),
];

it('reads amounts of resources and nothing else', () => {
  expect(amountsOf(['3 gold', '1 sun', '2 gold', '5 sheep'])).toEqual({ gold: 5, sun: 1 });
  expect(amountsOf(undefined)).toEqual({});
});
it('gathers what the dice of each seat brought since the turn began', () => {
  expect(blessings(log)).toEqual({
    1: { seat: 1, rolls: [['gold4', 'moon1'], ['sun1']], gained: { moon: 1, sun: 1 }, wasted: { gold: 4 } },
    2: { seat: 2, rolls: [['gold1', 'glory2']], gained: { gold: 1, glory: 2 }, wasted: {} },
  });
  expect(blessings([])).toEqual({});
});
it('counts gains, losses and forging, and leaves out what did not happen', () => {
  expect(statistics(log, NO_SHEET).map(({ seats }) => [seats[1], seats[2]])).toEqual([[2, 1], [1, 0], [1, 0], [0, 2], [4, 0], [1, 0]]);
});
