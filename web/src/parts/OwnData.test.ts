import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { save } from '../lib/save';
import OwnData from './OwnData.svelte';

vi.mock('../lib/save', () => ({ save: vi.fn() }));
const guest = { id: 'g', name: 'Guest', language: 'en', login: null } as const;
const anna = { ...guest, id: 'a', name: 'Anna', login: 'anna' };
let asked: { path: string; body: unknown }[] = [];
let answer: { status: number; body: unknown };

beforeEach(() => {
  asked = [];
  answer = { status: 200, body: guest };
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path: path.split('?')[0] ?? '', body: JSON.parse(String(init.body)) });
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(save).mockClear();
});

const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name, hidden: true });

it('gives a guest their data at once', async () => {
  render(OwnData, { me: guest, become: vi.fn() });
  await fireEvent.click(button('Download my data')[0]!);
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith('astragal.json', JSON.stringify(guest, null, 2)));
  expect(asked).toEqual([{ path: '/api/me/data', body: { password: '' } }]);
});
it('asks whoever has one for the password, and says when it is wrong', async () => {
  answer = { status: 403, body: { problem: { code: 'wrong-password', words: 'That is not your password.' } } };
  render(OwnData, { me: anna, become: vi.fn() });
  await fireEvent.click(button('Download my data')[0]!);
  const [, confirm] = button('Download my data');
  expect(asked).toEqual([]);
  expect(confirm?.disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText('Your password, once more'), { target: { value: 'guess' } });
  await fireEvent.click(confirm!);
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe('That is not your password.');
  expect(save).not.toHaveBeenCalled();
});
it('deletes nothing before it has said what that means', async () => {
  const become = vi.fn();
  render(OwnData, { me: guest, become });
  await fireEvent.click(button('Delete everything about me')[0]!);
  expect(asked).toEqual([]);
  expect(screen.getByText(/Former player/)).toBeTruthy();
  await fireEvent.click(button('Delete everything about me')[1]!);
  await vi.waitFor(() => expect(become).toHaveBeenCalledWith(guest));
  expect(asked).toEqual([{ path: '/api/me/delete', body: { password: '' } }]);
});
