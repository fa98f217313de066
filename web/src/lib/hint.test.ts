import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import HintLayer from '../parts/HintLayer.svelte';
import { again, hide, hush, hint, shown, type Hint } from './hint.svelte';

const RULED = { text: 'Only once.', rule: 'PIG-2' };
const LONG = 1000;
const clicked = vi.fn();
let button: HTMLElement;
let stop: (() => void) | void;

async function over(source: () => Hint | null | Promise<Hint | null>): Promise<void> {
  button = document.body.appendChild(document.createElement('button'));
  stop = hint(source)(button);
  button.addEventListener('click', clicked);
  await tick();
}
async function does(target: Element, event: string, pointerType = 'mouse', wait = 0): Promise<void> {
  target.dispatchEvent(Object.assign(new MouseEvent(event, { cancelable: true }), { pointerType }));
  await vi.advanceTimersByTimeAsync(wait);
  await tick();
}
const box = () => screen.queryByRole('tooltip');
const link = () => screen.getByRole('link');

beforeEach(() => {
  vi.useFakeTimers();
  clicked.mockReset();
  shown.game = 'pig';
  render(HintLayer);
});
afterEach(() => {
  hide();
  stop?.();
  button.remove();
  cleanup();
  vi.useRealTimers();
});

it('stays while the mouse is on it, and goes when it is on neither', async () => {
  await over(() => RULED);
  await does(button, 'pointerenter', 'mouse', LONG);
  await does(button, 'pointerleave', 'mouse', 100);
  await does(box()!, 'pointerenter', 'mouse', LONG);
  expect(link().getAttribute('href')).toBe('/rules/pig?q=PIG-2');
  await does(box()!, 'pointerleave', 'mouse', LONG);
  expect(box()).toBeNull();
});
it('does not come when the mouse only passes by', async () => {
  await over(() => RULED);
  await does(button, 'pointerenter', 'mouse', 100);
  await does(button, 'pointerleave', 'mouse', LONG);
  expect(box()).toBeNull();
});
it('does not come under a resting mouse while a tour speaks', async () => {
  await over(() => RULED);
  hush(true);
  await does(button, 'pointerenter', 'mouse', LONG);
  expect(box()).toBeNull();
  hush(false);
  await does(button, 'pointerenter', 'mouse', LONG);
  expect(box()).not.toBeNull();
});
it('lets the Tab key into its link and back, and is gone with Escape', async () => {
  await over(() => RULED);
  await does(button, 'pointerenter', 'mouse', LONG);
  button.focus();
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }));
  press(button, 'Tab');
  await vi.advanceTimersByTimeAsync(LONG);
  expect(document.activeElement).toBe(link());
  press(link(), 'Escape');
  await vi.advanceTimersByTimeAsync(LONG);
  expect([document.activeElement, box()]).toEqual([button, null]);
});
it('asks again when the decision has changed under a resting pointer, and goes when there is nothing more to say', async () => {
  let said: Hint | null = { text: 'Jonas decides now.' };
  await over(() => Promise.resolve(said));
  await does(button, 'pointerenter', 'mouse', LONG);
  said = { text: 'No roll is left.' };
  again();
  await vi.advanceTimersByTimeAsync(0);
  expect(box()?.textContent).toContain('No roll is left.');
  said = null;
  again();
  await vi.advanceTimersByTimeAsync(0);
  expect(box()).toBeNull();
});
it('is gone when the focus goes elsewhere', async () => {
  await over(() => RULED);
  button.focus();
  await does(button, 'pointerenter', 'mouse', LONG);
  button.blur();
  await tick();
  expect(box()).toBeNull();
});
it('is held by a long press, also when the finger is lifted before the answer is here', async () => {
  let answer: (hint: Hint) => void = () => undefined;
  await over(() => new Promise((tell) => (answer = tell)));
  await does(button, 'pointerdown', 'touch', LONG);
  await does(button, 'pointerup', 'touch');
  await does(button, 'pointerleave', 'touch');
  await does(button, 'click', 'touch', LONG);
  answer(RULED);
  await vi.advanceTimersByTimeAsync(LONG);
  await tick();
  expect(box()?.textContent).toContain('Only once.');
  expect(clicked).not.toHaveBeenCalled();
});
it('lets a press through where there is nothing to say', async () => {
  await over(() => null);
  await does(button, 'pointerdown', 'touch', LONG);
  await does(button, 'pointerup', 'touch');
  await does(button, 'click', 'touch');
  expect(clicked).toHaveBeenCalledTimes(1);
});
