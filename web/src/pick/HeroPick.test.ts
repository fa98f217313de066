import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_SHEET, type GamePlugin } from '../lib/board';
import type { Fact } from '../lib/protocol';
import Waiting from '../parts/Waiting.svelte';
import type { Chooser } from './chooser';
import HeroPick from './HeroPick.svelte';

afterEach(cleanup);

it('reads the name and the line of a face aloud, and not all that tells it apart', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  const fact = { name: 'hero', label: 'Hero', help: '', kind: 'choice', default: 'monk', values: [{ value: 'monk', label: 'Monk' }] } as Fact;
  const face = () => ({ name: 'Monk', icon: 'meeple', hue: 40, line: 'Patient.' });
  const plugin = { face, portrait: () => Promise.resolve(Waiting) } as unknown as GamePlugin;
  const chooser: Chooser = { own: true, name: 'Anna', seat: 1, of: 2, taken: {}, last: null, tally: {} };
  render(HeroPick, { fact, value: 'monk', sheet: NO_SHEET, plugin, chooser, choose: vi.fn(), close: vi.fn() });
  const focus = document.querySelector<HTMLElement>('.focus');
  await vi.waitFor(() => expect(focus?.children.length).toBe(3));
  const read = [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim());
  expect(read).toEqual(['Monk Patient.']);
  expect(focus?.lastElementChild?.closest('[aria-live]')).toBeNull();
});
