import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { scores, turns } from './story';

const rolled = (seat: number, die: number): LogEntry => ({ n: 0, number: 0, kind: 'rolled', seat, words: '', facts: { die } });
const held = (seat: number, score: number): LogEntry => ({ n: 0, number: 0, kind: 'held', seat, words: '', facts: { score } });

describe('the story of Pig', () => {
  const all = turns([rolled(1, 6), held(1, 6), rolled(2, 4), rolled(2, 1), rolled(1, 5), held(1, 11)]);
  it('knows turns by holds and ones', () => {
    expect(all.map(({ seat, entries }) => [seat, entries.length])).toEqual([[1, 2], [2, 2], [1, 2]]);
  });
  it('knows the score after each', () => {
    expect(scores(all, 1)).toEqual([0, 6, 6, 11]);
    expect(scores(all, 2)).toEqual([0, 0, 0, 0]);
  });
});
