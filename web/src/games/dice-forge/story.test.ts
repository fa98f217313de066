import { expect, it } from 'vitest';
import { turnsOf } from '../../end/story';
import type { LogEntry } from '../../lib/protocol';
import type { Sheet } from './shapes';
import { gloryLine } from './story';

const entry = (kind: string, seat: number, facts = {}): LogEntry => ({ n: 0, number: 0, kind, seat, words: '', facts });

it('follows the glory of a seat, and ends with what was counted', () => {
  const log = [
    entry('turn', 1),
    entry('gained', 1, { amounts: ['2 glory', '3 gold'] }),
    entry('gained', 2, { amounts: ['1 glory'] }),
    entry('turn', 2),
    entry('took', 1, { feat: 'bear' }),
    entry('turn', 1),
    entry('scored', 1, { glory: 20 }),
  ];
  const turns = turnsOf(log, ({ kind, seat }) => (kind === 'turn' ? seat : null));
  const sheet = { feats: { bear: { glory: 4 } } } as unknown as Sheet;
  expect(gloryLine(turns, 1, sheet)).toEqual([0, 2, 6, 20]);
  expect(gloryLine(turns, 2, sheet)).toEqual([0, 1, 1, 1]);
});
