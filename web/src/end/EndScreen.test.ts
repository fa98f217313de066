import { cleanup, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_SHEET } from '../lib/board';
import { lately } from '../lib/lately';
import type { GameCover, Over, Seat, Table, View } from '../lib/protocol';
import { change } from '../lib/settings.svelte';
import type { TableStore } from '../lib/table.svelte';
import EndScreen from './EndScreen.svelte';

// What moves in Svelte asks at once whether it may.
vi.hoisted(() => (window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never));

const seat = { kind: 'person', level: null, away: false, stand_in: false, link: null } as const;
const anna: Seat = { ...seat, number: 1, name: 'Anna', mine: true, facts: { hero: 'rook' } };
const boris: Seat = { ...seat, number: 2, name: 'Boris', mine: false, facts: { hero: 'king' } };
const over: Over = { result: [2, 1], words: 'Boris wins.', points: null, secret: '', key: '', record: 'm' };

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  change({ language: 'en' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function end(seats: Seat[], store: Partial<TableStore> = {}): void {
  render(EndScreen, {
    store: { log: [], line: 'open', problem: null, ...store } as unknown as TableStore,
    table: { id: 't', game: 'chess', seats, tour: false, options: {}, matches: ['m'] } as unknown as Table,
    game: { id: 'chess', name: 'Chess' } as GameCover,
    over, view: { seats: {} } as View, sheet: NO_SHEET, plugin: {} as never, names: { 1: 'Anna', 2: 'Boris' }, match: 'm', close: vi.fn(),
  });
  flushSync();
}

it('says what was refused where it can be seen: over the page at the end', () => {
  end([anna, boris], { problem: { code: 'rematch', words: 'The host has left.' } });
  const page = screen.getByRole('dialog', { hidden: true });
  expect(within(page).getByRole('alert', { hidden: true }).textContent).toContain('The host has left.');
});
it('says that the line is lost', () => {
  end([anna, boris], { line: 'lost' });
  expect(screen.getByRole('dialog', { hidden: true }).querySelector('.banner.lost')).not.toBeNull();
});
it('counts a match that was lost as lost', () => {
  end([anna, boris]);
  expect(lately('chess').tally).toEqual({ rook: [1, 0] });
});
it('counts nothing where several people share a screen: nobody knows which of them is asked next time', () => {
  end([anna, { ...boris, mine: true }]);
  expect(lately('chess').tally).toEqual({});
});
