// What is read large: by a finger in a sheet, by keys in the lens.
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Line, Offer } from '../lib/protocol';
import Lens from './Lens.svelte';
import { again, HANDS, type Hands, lens, type Look, release } from './lens.svelte';
import Sheet from './Sheet.svelte';

const offer = (move: string): Offer => ({ move, words: move, effect: '', does: { verb: move } });
let told: (lines: Line[]) => void = () => undefined;
const hands: Hands = { act: vi.fn(), armed: null, label: ({ words }) => words, question: '', forecast: () => new Promise((tell) => (told = tell)) };
const context = new Map([[HANDS, hands]]);
let off: (() => void)[] = [];

/** Something on the board that can be read. */
function thing(look: Look): HTMLElement {
  const button = document.body.appendChild(document.createElement('button'));
  const ended = lens(() => ({ ...look }))(button);
  off.push(() => (ended?.(), button.remove()));
  return button;
}
async function tap(one: HTMLElement): Promise<void> {
  await tick(); // only then a finger is heard
  one.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
  one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
}
const sheet = () => screen.queryByRole('dialog');

beforeEach(() => {
  // The page of a test has no measures: the lens is in sight where it is drawn.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
});
afterEach(() => {
  release();
  off.forEach((end) => end());
  off = [];
  cleanup();
  vi.restoreAllMocks();
});

it('tells in a sheet only what was asked of the thing that is shown', async () => {
  render(Sheet, { context });
  const [card, other] = [thing({ title: 'A', offers: [offer('play')] }), thing({ title: 'B' })];
  await tap(card);
  const late = told;
  await tap(other);
  late([{ label: 'Gold', value: '+3', total: false, tone: '' }]);
  await tick();
  expect(sheet()?.textContent).toContain('B');
  expect(sheet()?.textContent).not.toContain('+3');
});

it('leaves the focus on a button of the sheet while the table changes, and gives it back at the end', async () => {
  render(Sheet, { context });
  const card = thing({ title: 'A', offers: [offer('play')] });
  await tap(card);
  expect(document.activeElement).toBe(sheet());
  const play = screen.getByRole('button', { name: 'play' });
  play.focus();
  again();
  flushSync();
  expect(document.activeElement).toBe(play);
  release();
  expect(document.activeElement).toBe(card);
});

it('leads keys to the buttons of what they keep, and back', async () => {
  render(Lens, { context });
  const card = thing({ title: 'A', offers: [offer('play')], keeps: true });
  card.focus();
  card.click();
  await tick();
  await tick();
  expect(document.activeElement?.textContent).toBe('play');
  release();
  expect(document.activeElement).toBe(card);
});

it('leaves the focus of a mouse where it is', async () => {
  render(Lens, { context });
  thing({ title: 'A', offers: [offer('play')], keeps: true }).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await tick();
  await tick();
  expect(document.activeElement).toBe(document.body);
});
