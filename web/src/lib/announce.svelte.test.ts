import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demand, spoken, tell } from './announce.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the same sentence is said again: it differs from what was said before', () => {
  demand('Roll or hold?');
  const once = spoken.decision;
  demand('Roll or hold?');
  expect(spoken.decision).not.toBe(once);
  expect(spoken.decision.trim()).toBe('Roll or hold?');
  demand('');
  expect(spoken.decision).toBe('');
});

test('what comes together is read together, and again when it happens again', () => {
  tell(['Anna passes.']);
  tell(['Boris passes.']);
  vi.runAllTimers();
  const once = spoken.events;
  expect(once).toBe('Anna passes. Boris passes.');
  tell(['Anna passes.', 'Boris passes.']);
  vi.runAllTimers();
  expect(spoken.events).not.toBe(once);
});

test('what is said by an effect is said once', () => {
  let times = 0;
  const end = $effect.root(() => {
    $effect(() => {
      times++;
      demand('Roll or hold?');
    });
  });
  flushSync();
  end();
  expect(times).toBe(1);
});
