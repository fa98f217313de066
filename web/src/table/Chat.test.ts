import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChatMessage, Seat } from '../lib/protocol';
import Chat from './Chat.svelte';

const anna: Seat = { number: 1, name: 'Anna', kind: 'person', level: null, facts: {}, mine: true, away: false, stand_in: false, link: null };
const line = (n: number, seat: number | null): ChatMessage => ({ type: 'chat', n, seat, name: 'Anna', text: `line ${n}`, preset: null, at: 0, mine: false });

afterEach(cleanup);

it('tells a spectator from a player of the same name', () => {
  render(Chat, { chat: [line(0, 1), line(1, null)], seats: [anna], say: vi.fn(), report: vi.fn() });
  const said = screen.getAllByText(/^Anna( \(spectator\))?$/).map((name) => name.textContent);
  expect(said).toEqual(['Anna', 'Anna (spectator)']);
});

it('lets a spectator mute and report others, and never themselves', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  const report = vi.fn().mockResolvedValue(null);
  const chat = [{ ...line(0, null), name: 'Me', mine: true }, { ...line(1, null), name: 'Rude' }];
  render(Chat, { chat, seats: [{ ...anna, mine: false }], say: vi.fn(), report });
  expect(screen.queryByText('Mute Me')).toBeNull();
  expect(screen.getByText('Mute Rude')).toBeTruthy();
  const flags = [...document.querySelectorAll<HTMLElement>('.flag')];
  expect(flags).toHaveLength(1);
  await fireEvent.click(flags[0]!);
  await fireEvent.click(screen.getByRole('button', { name: /name.*Rude|Rude.*name/i, hidden: true }));
  expect(report).toHaveBeenCalledWith({ said: 1, name: true });
});
