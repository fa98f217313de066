// What is golden, and what a button says.
import { expect, it } from 'vitest';
import type { Offer } from '../../lib/protocol';
import { chancesOf, panelOptions } from './panel';
import type { Table } from './table.svelte';
import type { Move } from './wire.generated';

const offer = (move: string, does: Move): Offer => ({ move, words: move, effect: '', does });
const KEEP = offer('keep 5', { verb: 'keep', faces: [5] });
const DECLARE = offer('ability soul', { verb: 'ability', ability: 'soul' });
const PASS = offer('pass', { verb: 'pass' });

function table(reason: string, advised: string | null, incoming: { to: number; damage: number }[] = []): Table {
  const view = { active: 1, seats: {}, dice: { faces: [1, 2, 3, 4, 5], attempts: 1 }, incoming };
  return { seat: 1, view, sheet: { heroes: {} }, decision: { reason, advised } } as unknown as Table;
}

it('leaves what is golden to the advice, unless other dice are tapped', () => {
  const gold = (advised: string) => panelOptions(table('rolling', advised), [KEEP, DECLARE], { offer: KEEP, count: 4 }).gold;
  expect(gold('keep 5')).toBeUndefined();
  expect(gold('ability soul')).toBeNull();
});

it('says to take damage only to whom all of it is dealt', () => {
  const words = (...incoming: { to: number; damage: number }[]) => panelOptions(table('damage', null, incoming), [PASS], null).offers?.[0]?.words;
  expect(words({ to: 1, damage: 2 })).toMatch(/^Take/);
  expect(words({ to: 2, damage: 6 }, { to: 1, damage: 1 })).toMatch(/^Deal/);
});

it('reads chances as the forecast tells them', () => {
  const line = (label: string, value: string) => ({ label, value, total: false, tone: '' as const });
  expect(chancesOf([line('A', '84 %'), line('B', '<\u00a01 %')])).toEqual({ A: 0.84, B: expect.closeTo(0.009) });
  expect(chancesOf([])).toBeNull();
});
