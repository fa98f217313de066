import { flushSync } from 'svelte';
import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CountUp from './CountUp.svelte';

// What moves in Svelte asks at once whether it may.
vi.hoisted(() => (window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const seen = (node: HTMLElement) => node.querySelector('[aria-hidden]')?.textContent;
const heard = (node: HTMLElement) => node.querySelector('.unseen')?.textContent;

it('counts up, while who listens hears the whole number', () => {
  const { container } = render(CountUp, { value: 62, time: 1200 });
  expect([seen(container), heard(container)]).toEqual(['0', '62']);
  vi.advanceTimersByTime(600);
  flushSync();
  expect(Number(seen(container))).toBeGreaterThan(0);
  vi.advanceTimersByTime(700);
  flushSync();
  expect(seen(container)).toBe('62');
});
it('is there at once without motion', () => {
  const { container } = render(CountUp, { value: 62, time: 0 });
  expect(seen(container)).toBe('62');
});
it('is there at once for who has seen enough', async () => {
  const { container, rerender } = render(CountUp, { value: 62, time: 1200 });
  await rerender({ time: 0 });
  expect(seen(container)).toBe('62');
});
