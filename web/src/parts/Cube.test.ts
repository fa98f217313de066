import { render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Cube from './Cube.svelte';

const side = createRawSnippet((n: () => number) => ({ render: () => `<b>${n()}</b>` }));
const sides = (cube: HTMLElement) => [...cube.querySelectorAll('b')].map(({ textContent }) => textContent);

const still = { cancel: () => undefined, onfinish: null as (() => void) | null };
const animate = vi.fn(() => still);
beforeEach(() => void Object.assign(HTMLElement.prototype, { animate }));

it('lies still as the one side that lies up, turned to the player', () => {
  const { container } = render(Cube, { face: 3, side });
  expect(sides(container)).toEqual(['3']);
  expect(container.querySelector<HTMLElement>('.cube')?.style.getPropertyValue('--x')).toBe('90deg');
  expect(animate).not.toHaveBeenCalled();
});
it('has all six sides while it tumbles, and one when it has landed', async () => {
  const { container } = render(Cube, { face: 3, side, rolls: 1 });
  await tick();
  expect(sides(container)).toEqual(['1', '2', '3', '4', '5', '6']);
  still.onfinish?.();
  await tick();
  expect(sides(container)).toEqual(['3']);
});
it('is only the side that lies up when it is flat', () => {
  expect(sides(render(Cube, { face: 5, side, flat: true }).container)).toEqual(['5']);
});
