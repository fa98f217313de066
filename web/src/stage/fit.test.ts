// Texts that fit their box.
import { screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { shorten, whole } from './fit';

afterEach(() => document.body.replaceChildren());

/** A box with room for some of its sentences. */
function box(room: number, ...sentences: string[]): [HTMLElement, HTMLElement[]] {
  document.body.innerHTML = `<button>${sentences.map((words) => `<span>${words}</span>`).join(' ')}</button>`;
  const button = document.querySelector('button')!;
  const pieces = [...button.querySelectorAll('span')];
  Object.defineProperty(button, 'scrollHeight', { get: () => (pieces.filter((one) => !one.matches('.unseen')).length > room ? 100 : 0) });
  return [button, pieces];
}

it('leaves out the last sentences, which are heard all the same', () => {
  const [button, pieces] = box(1, 'Roll a die.', 'Gain it.', 'Draw.');
  shorten(button, pieces);
  expect(pieces.map((one) => one.matches('.unseen'))).toEqual([false, true, true]);
  expect(screen.getByRole('button', { name: 'Roll a die. Gain it. Draw.' })).toBe(button);
  expect(button.className).toBe('brief');
  whole(button, pieces);
  expect([button.className, ...pieces.map((one) => one.className)].join('')).toBe('');
});
