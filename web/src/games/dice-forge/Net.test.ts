// A die unfolded: what was forged glows where it lies, and nowhere else.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { Scene } from '../../lib/scene.svelte';
import Net from './Net.svelte';
import type { Table } from './shapes';

const entry = { n: 3, number: 2, kind: 'forged', seat: 1, words: '', facts: { seat: 1, face: 'sun1', replaced: 'gold1' } };

function table(light: string[], recent: unknown[]): Table {
  const seat = { dice: { light, dark: light }, up: { light: light[0], dark: light[0] } };
  return {
    view: { seats: { 1: seat, 2: seat }, forging: null }, sheet: { faces: {}, dice: { light: 'light' } }, names: {}, odds: null, recent, scene: new Scene(() => 0),
    decision: null, replay: false, preview: () => undefined,
  } as unknown as Table;
}
const glowing = () => [...document.querySelectorAll('.forged')].map((one) => one.getAttribute('data-face'));

afterEach(cleanup);

it('marks the place of a new face, not its equals', async () => {
  const before = ['gold1', 'gold1', 'sun1', 'gold1', 'gold1', 'gold1'];
  const props = { number: 1, die: 'light' as const };
  const { rerender } = render(Net, { ...props, table: table(before, []) });
  await rerender({ table: table(before.with(1, 'sun1'), [entry]) });
  expect(glowing()).toEqual(['1 light 1']);
  await rerender({ number: 2, table: table(before, [entry]) });
  expect(glowing()).toEqual([]);
});
