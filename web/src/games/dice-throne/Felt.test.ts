// Dice that are tapped on the felt lead to the move that the rules know.
import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { PanelOptions } from '../../lib/board';
import { Scene } from '../../lib/scene.svelte';
import { settings } from '../../lib/settings.svelte';
import Felt from './Felt.svelte';
import type { Sheet } from './sheet';
import type { Table } from './table.svelte';
import type { Move } from './wire.generated';

const sheet = {
  game: '', facts: {}, phases: [], damage: {}, purposes: {}, reasons: {}, ability_kinds: {}, card_kinds: {}, token_kinds: {}, cards: {}, tokens: {},
  heroes: {
    pyromancer: {
      name: 'Pyromancer', icon: 'flame', hue: 14, season: 1, complexity: 3, tagline: '', style: null, sides: {}, slots: [], cards: [], tokens: [], start: {},
      dice: { 1: 'flame', 2: 'flame', 3: 'flame', 6: 'meteor' },
      symbols: { flame: { name: 'Flame', icon: 'flame', hue: 22 }, meteor: { name: 'Meteor', icon: 'flame', hue: 45 } },
    },
  },
} satisfies Sheet;

const seat = {
  hero: 'pyromancer', side: 1, health: 50, cp: 2, cards: 0, deck: 0, discard: [], upgrades: [], playing: [], tokens: {}, levels: {}, board: '',
};

const FACES = [3, 2, 6, 3, 6];
const MOVES: Record<string, Move> = {
  roll: { verb: 'roll' }, 'keep 2 3': { verb: 'keep', faces: [2, 3] }, 'keep 3': { verb: 'keep', faces: [3] }, 'keep 3 6': { verb: 'keep', faces: [3, 6] }, none: { verb: 'none' },
};

function table(seen: PanelOptions[], faces = FACES): Table {
  const offers = Object.entries(MOVES).map(([move, does]) => ({ move, words: move, effect: '', does }));
  return {
    sheet,
    view: {
      game: 'dice-throne', decision: null, options: { mode: 'duel' }, number: 1, active: 1, result: null, phase: 'offensive-roll', turn: 1, first: 1, seats: { 1: seat },
      dice: { roller: 1, purpose: 'offensive', faces, symbols: [], attempts: 2, used: 1, open: true }, upkeep: [], attack: null, incoming: [],
    },
    decision: { seat: 1, number: 1, since: 1, reason: 'rolling', sentence: '', question: '', mine: true, options: offers, default: null, advised: null, open: false, passing: false, about: [], waiting: [], until_over: null },
    seat: 1, names: { 1: 'Anna' }, seats: [], pending: null, armed: null, act: vi.fn(), why: vi.fn(), forecast: vi.fn(() => Promise.resolve([])), preview: vi.fn(), previewed: null, odds: null,
    recent: [], log: [], scene: new Scene(() => 0), settings: { ...settings, language: 'en' }, language: 'en', orders: null, order: vi.fn(), replay: false,
    panel: createRawSnippet((options) => ({
      render: () => {
        const now = options?.();
        if (now) seen.push(now);
        return '<p></p>';
      },
    })),
  };
}

afterEach(cleanup);

/** The dice, each by what a screen reader says. */
const dice = (): string[] => screen.getAllByRole('button').map((die) => die.getAttribute('aria-label') ?? '');

it('says what each die shows and whether it is kept', async () => {
  render(Felt, { table: table([]) });
  await tick();
  expect(dice()[2]).toMatch(/3.*6/);
  screen.getAllByRole('button')[2]?.click();
  await tick();
  expect(screen.getAllByRole('button')[2]?.getAttribute('aria-pressed')).toBe('true');
});

it('offers to reroll what was not tapped', async () => {
  const seen: PanelOptions[] = [];
  const props = table(seen);
  const { rerender } = render(Felt, { table: props });
  await tick();
  screen.getAllByRole('button')[3]?.click();
  screen.getAllByRole('button')[4]?.click();
  await tick();
  await rerender({ table: { ...props, panel: table(seen).panel } });
  await tick();
  expect(seen.at(-1)?.offers?.map(({ move }) => move)).toEqual(['keep 3 6', 'none']);
});

it('keeps dice by their digits', async () => {
  render(Felt, { table: table([]) });
  await tick();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
  await tick();
  expect(screen.getAllByRole('button')[0]?.getAttribute('aria-pressed')).toBe('true');
});

it('lays five blank dice ready before the first roll', async () => {
  const { container } = render(Felt, { table: table([], []) });
  await tick();
  expect(container.querySelectorAll('.blank')).toHaveLength(5);
});
