// An ability of one's own is read by a finger, and picked there to roll for.
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { HANDS, release } from '../../stage/lens.svelte';
import Sheet from '../../stage/Sheet.svelte';
import AbilityTile from './AbilityTile.svelte';
import type { Ability, Hero } from './sheet';
import { shared, type Table } from './table.svelte';

const ability = (id: string): Ability => ({ id, name: id, needs: [], icon: 'flame', kind: 'offensive', dice: 0, rerolls: 0, text: [], brief: [] });
const hero = { name: 'Pyromancer', icon: 'flame', hue: 14, symbols: {}, dice: {} } as unknown as Hero;
const BLAZE = { move: 'ability blaze', words: 'blaze', effect: '', does: { verb: 'ability', ability: 'blaze' } };

function table(options: unknown[] = []): Table {
  const dice = { roller: 1, purpose: 'offensive', faces: [1], symbols: [], attempts: 2, used: 1 };
  return {
    seat: 1, view: { dice }, sheet: { ability_kinds: {} }, decision: { mine: true, reason: 'rolling', options }, settings: { odds: false }, odds: null,
    replay: false, pending: null, armed: null, preview: () => undefined, why: () => Promise.resolve({ words: null, rule: null }),
  } as unknown as Table;
}
const hands = { act: () => undefined, armed: null, label: () => '', forecast: () => Promise.resolve([]), question: '' };

function tap(abilities: Ability[], options: unknown[] = []): void {
  render(AbilityTile, { table: table(options), number: 1, hero, abilities, level: 1 });
  render(Sheet, { context: new Map([[HANDS, hands]]) });
  const tile = document.querySelector<HTMLElement>('.ability');
  tile?.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
  tile?.click();
  flushSync();
}
const aims = () => screen.queryAllByRole('button', { name: /^Roll for/ });

afterEach(() => {
  release();
  cleanup();
  shared.goal = '';
});

it('is picked by a finger, and dropped again', () => {
  for (const goal of ['soul', '']) {
    tap([ability('soul')]);
    expect(shared.goal).toBe(goal ? '' : 'soul');
    aims()[0]?.click();
    flushSync();
    expect(shared.goal).toBe(goal);
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
  }
});

it('is one of several on a tile, and not the one that is ready', () => {
  tap([ability('blaze'), ability('soul')], [BLAZE]);
  expect(aims().map((one) => one.textContent)).toEqual(['Roll for soul']);
});
