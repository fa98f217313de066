import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, it } from 'vitest';
import Cube from './Cube.svelte';

const side = createRawSnippet((n: () => number) => ({ render: () => `<b>${n()}</b>` }));
const sides = (cube: HTMLElement) => [...cube.querySelectorAll('b')].map(({ textContent }) => textContent);

it('has all six sides, and turns the one that lies up to the player', () => {
  const { container } = render(Cube, { face: 3, side });
  expect(sides(container)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(container.querySelector<HTMLElement>('.cube')?.style.getPropertyValue('--x')).toBe('90deg');
});
it('is only the side that lies up when it is flat', () => {
  expect(sides(render(Cube, { face: 5, side, flat: true }).container)).toEqual(['5']);
});
