import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Scene } from '../../lib/scene.svelte';
import { cpOf, felt, healthOf, leaves, losing, tokensOf, tokensSeen } from './shown';
import type { Table } from './table.svelte';

const entry = { n: 1, number: 1, kind: '', seat: 1, words: '', facts: {} };
const seats = { 1: { side: 1, health: 40, cp: 3 }, 2: { side: 2, health: 30, cp: 1 }, 3: { side: 1, health: 40, cp: 0 } };
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  table = { view: { seats }, scene: new Scene((time) => time) } as unknown as Table;
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets a number stand until its change was seen, for all who share it', () => {
  table.scene.play([{ kind: 'damage', time: 500, entries: [entry], changes: [{ seat: 3, part: 'health', by: -6 }] }]);
  expect([healthOf(table, 1), healthOf(table, 3), healthOf(table, 2)]).toEqual([46, 46, 30]);
  expect([losing(table, 1), losing(table, 2)]).toEqual([6, 0]);
  vi.advanceTimersByTime(500);
  expect([healthOf(table, 1), losing(table, 1)]).toEqual([40, 0]);
});
it('shows coins and tokens when they have landed', () => {
  table.scene.play([{ kind: 'cp', time: 250, entries: [entry], changes: [{ seat: 1, part: 'cp', by: 1 }, { seat: 1, part: 'token burn', by: 1 }] }]);
  expect([cpOf(table, 1), tokensOf(table, 1, 'burn', 1)]).toEqual([2, 0]);
  table.scene.hurry();
  expect([cpOf(table, 1), tokensOf(table, 1, 'burn', 1)]).toEqual([3, 1]);
});
it('shows a lost token until it was seen to leave, in its place', () => {
  const held = { ...seats[1], tokens: { chi: 2, zeal: 1 } };
  table = { ...table, view: { seats: { 1: held } }, sheet: { tokens: { burn: {}, chi: {}, evasive: {}, zeal: {} } } } as unknown as Table;
  table.scene.play([{ kind: 'token', time: 350, entries: [entry], changes: [{ seat: 1, part: 'token evasive', by: -1 }, { seat: 1, part: 'token chi', by: -1 }] }]);
  expect(tokensSeen(table, 1)).toEqual([['chi', 3], ['evasive', 1], ['zeal', 1]]);
  expect(['evasive', 'chi', 'zeal'].map((id) => leaves(table, 1, id))).toEqual([true, false, false]);
  table.scene.hurry();
  expect(tokensSeen(table, 1)).toEqual([['chi', 2], ['zeal', 1]]);
});
it('shakes by a heavy blow alone', () => {
  const shakes = (change: number) => felt(change).some(({ translate }) => translate);
  expect([shakes(-8), shakes(-7), shakes(9)]).toEqual([true, false, false]);
});
