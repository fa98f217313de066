// Dice tumble when they are rolled, and never otherwise.
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { Scene } from '../../lib/scene.svelte';
import { settings } from '../../lib/settings.svelte';
import { beats } from './beats';
import DiceRow from './DiceRow.svelte';
import type { Sheet } from './sheet';
import type { Table } from './table.svelte';

const hero = {
  name: 'Pyromancer', icon: 'flame', hue: 14, season: 1, complexity: 3, sides: {}, slots: [], cards: [], tokens: [], start: {},
  dice: { 1: 'flame', 2: 'flame', 3: 'flame', 4: 'flame', 5: 'flame', 6: 'flame' }, symbols: { flame: { name: 'Flame', icon: 'flame', hue: 22 } },
};
const sheet = { heroes: { pyromancer: hero }, purposes: {}, reasons: {} } as unknown as Sheet;
const KEEP = { move: 'keep 3', words: '', effect: '', does: { verb: 'keep', faces: [3] } };
const cancel = vi.fn();
const animate = vi.fn(() => ({ cancel }));
let scene: Scene;
let table: Table;
let shown: ReturnType<typeof render<typeof DiceRow>>;

function entry(kind: string, facts: LogEntry['facts']): LogEntry {
  return { n: 4, number: 1, kind, seat: 1, words: '', facts: { seat: 1, ...facts } };
}
function lay(faces: number[], mine: boolean): void {
  const dice = { ...table.view.dice, faces };
  table = { ...table, view: { ...table.view, dice }, decision: { ...table.decision!, mine, options: mine ? [KEEP] : null } };
}
/** What the server tells: log entries, and the view that they lead to. */
async function tell(entries: LogEntry[], faces: number[], mine = true): Promise<void> {
  scene.play(beats(entries, 1, sheet as never), () => lay(faces, mine));
  await draw();
}
async function draw(): Promise<void> {
  await shown.rerender({ table, reroll: null });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(Element.prototype, { animate });
  settings.speed = 1;
  scene = new Scene((time) => time);
  table = {
    sheet, scene, seat: 1, names: {}, recent: [], log: [], settings, odds: null, pending: null, armed: null,
    view: { active: 1, turn: 1, seats: { 1: { hero: 'pyromancer', levels: {}, board: '' } }, dice: { roller: 1, purpose: 'offensive', faces: [1, 1, 1, 1, 1], symbols: [], attempts: 2, open: true } },
    decision: { seat: 1, number: 1, reason: 'rolling', mine: true, options: [KEEP] },
  } as unknown as Table;
  shown = render(DiceRow, { table, reroll: null, goal: null });
  flushSync();
  animate.mockClear();
  cancel.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('tumbles what is rolled, once', async () => {
  await tell([entry('rolled', { dice: '3 2 1 1 5' })], [3, 2, 1, 1, 5]);
  expect(animate).toHaveBeenCalledTimes(3);
  table = { ...table };
  await draw();
  expect(cancel).not.toHaveBeenCalled();
  vi.advanceTimersByTime(900);
  await draw();
  expect(animate).toHaveBeenCalledTimes(3);
});
it('tumbles all that were not kept, also those that show the same again', async () => {
  table = { ...table, pending: 'keep 3' };
  lay([3, 1, 1, 1, 1], true);
  await draw();
  await tell([entry('rolled', { dice: '3 1 1 1 5' })], [3, 1, 1, 1, 5]);
  expect(animate).toHaveBeenCalledTimes(4);
});
it('lies still when an ability is declared after it', async () => {
  await tell([entry('rolled', { dice: '3 2 1 1 5' })], [3, 2, 1, 1, 5]);
  vi.advanceTimersByTime(900);
  await draw();
  animate.mockClear();
  await tell([entry('declared', { ability: 'fireball' })], [3, 2, 1, 1, 5], false);
  vi.advanceTimersByTime(900);
  await draw();
  expect(animate).not.toHaveBeenCalled();
});
it('lies still when a die is only turned to another face', async () => {
  await tell([entry('altered', { from: 1, to: 6 })], [1, 1, 1, 1, 6]);
  expect(animate).not.toHaveBeenCalled();
});
it('lies still when the same is told again', async () => {
  lay([1, 1, 1, 1, 1], true);
  await draw();
  expect(animate).not.toHaveBeenCalled();
});

/** The dice that can be seen, by their faces. */
const lie = (): (string | null)[] => [...shown.container.querySelectorAll('.row [aria-label]')].map((die) => die.getAttribute('aria-label'));
const defence = [
  { ...entry('rolled', { seat: 1, dice: '6 2 4' }) }, entry('damaged', { seat: 1, amount: 3, damage: 'normal' }), entry('turn', { seat: 1 }),
];

it('lets a roll lie to be read that is gone in the view that it led to', async () => {
  await tell(defence, [], false);
  vi.advanceTimersByTime(740 + 1199);
  await draw();
  expect(lie()).toHaveLength(3);
  expect(table.view.dice.faces).toHaveLength(5);
  vi.advanceTimersByTime(1);
  await draw();
  expect([lie().length, scene.now?.kind]).toEqual([0, 'damage']);
});
it('lets a roll lie when the view without it comes right after', async () => {
  await tell([entry('rolled', { dice: '3 2 1 1 5' })], [3, 2, 1, 1, 5]);
  await tell([entry('turn', { seat: 1 })], [], false);
  vi.advanceTimersByTime(860 + 1199);
  await draw();
  expect(lie()).toHaveLength(5);
  vi.advanceTimersByTime(1);
  await draw();
  expect(lie()).toHaveLength(0);
});
it('can be answered as soon as it has landed', async () => {
  await tell([entry('rolled', { dice: '3 2 1 1 5' })], [3, 2, 1, 1, 5]);
  vi.advanceTimersByTime(860);
  expect(table.view.dice.faces).toEqual([3, 2, 1, 1, 5]);
});
it.each([['who hurries', (): void => scene.hurry()], ['the view at once', (): void => undefined]])('does not keep %s', async (_, hurry) => {
  if (_ !== 'who hurries') table = { ...table, scene: (scene = new Scene(() => 0)) };
  await tell(defence, [], false);
  hurry();
  await draw();
  expect(lie()).toHaveLength(0);
});
