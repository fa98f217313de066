import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { OwnTable, RecordRow, Table } from '../lib/protocol';
import MyMatches from './MyMatches.svelte';
import OpenTables from './OpenTables.svelte';
import Replays from './Replays.svelte';

afterEach(cleanup);

const names = { pig: 'Pig' };
const WHY = "This match can't be continued: it was begun by another version.";

function table(id: string, more: Partial<Table> = {}): Table {
  return {
    id, game: 'pig', status: 'playing', starting: false, public: true, host: true, host_name: 'Anna', options: {}, seats: [], match: 'm', matches: ['m'], watch: null,
    clock: { kind: 'none', bank: 0, increment: 0 }, commit: null, spectators: 0, paused: false, lost: null, tour: false, ...more,
  };
}
const own = (id: string, my_turn: boolean, more: Partial<Table> = {}): OwnTable =>
  ({ table: table(id, more), my_turn, offered: false, changed: '2026-01-01T00:00:00+00:00' });
const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('my matches', () => {
  it('show why a match is lost, after all others', () => {
    render(MyMatches, { mine: [own('lost', false, { lost: WHY }), own('other', false), own('turn', true)], names });
    expect(shown()).toEqual(['/table/turn', '/table/other', '/table/lost']);
    expect(screen.getByText(WHY)).toBeTruthy();
  });
  it('show a few, and all of them when asked', async () => {
    render(MyMatches, { mine: Array.from({ length: 12 }, (_, n) => own(`t${n}`, false)), names });
    expect(shown()).toHaveLength(6);
    await fireEvent.click(screen.getByRole('button', { name: 'Show all (12)' }));
    expect(shown()).toHaveLength(12);
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('tell an empty seat from a name', () => {
    const seat = { number: 2, name: '', kind: 'open' as const, level: null, facts: {}, mine: false, away: false, stand_in: false, link: null };
    render(MyMatches, { mine: [own('waits', false, { seats: [{ ...seat, number: 1, name: 'Anna', kind: 'person' }, seat] })], names });
    expect(screen.getByText('Anna · (free seat)')).toBeTruthy();
  });
  it('say that an offer waits for an answer', () => {
    render(MyMatches, { mine: [own('turn', true), { ...own('offer', false), offered: true }], names });
    expect(screen.getAllByRole('link').map((link) => link.textContent).join(' ')).toContain('You are offered a draw');
  });
  it('leave what is over to the replays', () => {
    render(MyMatches, { mine: [own('over', false, { status: 'over' }), own('closed', false, { status: 'closed' }), own('on', false)], names });
    expect(new Set(shown())).toEqual(new Set(['/table/closed', '/table/on']));
  });
  it('say that one waits for its player', () => {
    render(MyMatches, { mine: [own('paused', false, { paused: true })], names });
    expect(screen.getByRole('link').textContent).toContain('Paused until you return');
  });
});

describe('replays', () => {
  const row = (result: number[]): RecordRow =>
    ({ id: 'r', game: 'pig', seats: [{}, {}], names: ['Anna', 'Boris'], result, points: ['100 points', '7 points'], ended: null, moves: 9, lost: null });
  it('say who won and what each had', () => {
    render(Replays, { records: [row([1, 2])], names });
    expect(screen.getByRole('link').textContent).toMatch(/Anna\s*100 points\s*Boris\s*7 points\s*Anna won/);
  });
  it('call a draw a draw', () => {
    render(Replays, { records: [row([1, 1])], names });
    expect(screen.getByText('A draw')).toBeTruthy();
  });
});

describe('open tables', () => {
  it('invite nobody to watch what is lost', () => {
    render(OpenTables, { tables: [table('lost', { lost: WHY }), table('sound')], names });
    const said = screen.getAllByRole('link').map((link) => link.querySelector('small')?.textContent);
    expect(said).toEqual(["Can't be continued", 'Watch']);
  });
});
