// A hand is shown to whoever says that they are there, not to the second half of somebody else's press.
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watch } from '../lib/press';
import { change } from '../lib/settings.svelte';
import Curtain from './Curtain.svelte';

const lift = vi.fn();
let end: () => void;
let fallen: ReturnType<typeof render<typeof Curtain>>;

function at(time: number): void {
  vi.spyOn(performance, 'now').mockReturnValue(time);
}
function event(type: string, by: string, detail = 0): MouseEvent {
  const made = new MouseEvent(type, { bubbles: true, detail });
  Object.defineProperty(made, 'pointerType', { value: by });
  return made;
}
function press(time: number, by: 'mouse' | 'touch', detail: number): void {
  at(time);
  const button = screen.getByRole('button');
  button.dispatchEvent(event('pointerdown', by));
  button.dispatchEvent(event('click', by, detail));
}
function key(time: number): void {
  at(time);
  screen.getByRole('button').dispatchEvent(event('click', ''));
}

beforeEach(() => {
  change({ language: 'en' });
  end = watch();
  at(1000);
  fallen = render(Curtain, { name: 'Boris', lift });
  flushSync();
});
afterEach(() => {
  cleanup();
  end();
  lift.mockClear();
  vi.restoreAllMocks();
});

it('is not lifted by the second click of a double click', () => {
  press(1120, 'mouse', 2);
  expect(lift).not.toHaveBeenCalled();
  press(1600, 'mouse', 1);
  expect(lift).toHaveBeenCalledOnce();
});
it('is lifted at once by a click that is one of its own', () => {
  press(1120, 'mouse', 1);
  expect(lift).toHaveBeenCalledOnce();
});
it.each([
  ['a finger', (time: number) => press(time, 'touch', 1)],
  ['a key', key],
])('is lifted by %s only when it has been seen', (_, lifts) => {
  lifts(1399);
  expect(lift).not.toHaveBeenCalled();
  lifts(1400);
  expect(lift).toHaveBeenCalledOnce();
});
it('that follows another has to be seen as well', async () => {
  at(2000);
  await fallen.rerender({ name: 'Clara' });
  key(2100);
  expect(lift).not.toHaveBeenCalled();
});
