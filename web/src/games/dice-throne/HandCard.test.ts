// What a card of one's hand points at on the board.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import HandCard from './HandCard.svelte';
import { shared, type Table } from './table.svelte';

const card = { name: 'Better', kind: 'upgrade', cost: 2, icon: 'flame', hero: null, slot: 'soul', text: [] };
const UPGRADE = { move: 'upgrade better', words: '', effect: '', does: { verb: 'upgrade', card: 'better' } };

function draw(options: unknown[]): HTMLElement {
  const table = { sheet: { cards: { better: card }, heroes: {}, card_kinds: {} }, decision: { mine: true, reason: 'main-1', options }, preview, replay: false, pending: null, orders: null };
  render(HandCard, { table: table as unknown as Table, id: 'better', at: 0 });
  return document.querySelector<HTMLElement>('.card')!;
}
const preview = vi.fn();
/** A mouse that comes or goes is told to all that it comes to, and bubbles from none. */
function mouse(kind: 'enter' | 'leave', card: HTMLElement): void {
  for (const one of [card.parentElement, card]) one?.dispatchEvent(Object.assign(new Event(`pointer${kind}`), { pointerType: 'mouse' }));
}

afterEach(cleanup);

it.each([[[UPGRADE]], [[]]])('an upgrade under the mouse lifts its tile, whether it can be played or not', (options) => {
  const card = draw(options);
  mouse('enter', card);
  expect(shared.slot).toBe('soul');
  if (options.length) expect(preview).toHaveBeenLastCalledWith('upgrade better');
  mouse('leave', card);
  expect(shared.slot).toBe('');
});
