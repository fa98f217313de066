// What the lens tells of a thing before it is used.
import { expect, it } from 'vitest';
import { goods } from './looks';
import type { Table } from './shapes';

/** A table in its first moment, where a face brings so much. */
function table(brings: string): Table {
  const line = { label: 'Glory', value: brings, total: false, tone: '' };
  return {
    view: { number: 1, sanctuary: {} }, sheet: { faces: {} }, language: 'en', replay: false,
    decision: { number: 1, mine: true, options: [{ move: 'buy sun1', words: '', effect: '', does: { verb: 'buy' } }] },
    forecast: () => Promise.resolve([line]),
  } as unknown as Table;
}

it('is asked anew in another match, though its moments have the same numbers', async () => {
  for (const brings of ['+1', '+2']) {
    const now = table(brings);
    expect(goods(now, 'sun1').lines).toEqual([]);
    await Promise.resolve();
    expect(goods(now, 'sun1').lines?.map(({ value }) => value)).toEqual([brings]);
  }
});
