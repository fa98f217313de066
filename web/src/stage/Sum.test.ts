// A sum that has room for a few of its terms.
import { cleanup, render } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Line } from '../lib/protocol';
import { lensed, release } from './lens.svelte';
import Sum from './Sum.svelte';

const term = (label: string, value: string, total = false): Line => ({ label, value, total, tone: '' });
let [room, resize]: [number, () => void] = [0, () => undefined];
const box = () => document.querySelector<HTMLElement>('.sums')!;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    constructor(look: () => void) {
      resize = look;
    }
    observe = vi.fn();
    disconnect = vi.fn();
  });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '14' }));
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => room);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.querySelectorAll('dt').length * 20;
  });
});
afterEach(() => {
  release();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function settled(): Promise<string[]> {
  for (let turn = 0; turn < 8; turn++) await tick();
  return [...document.querySelectorAll('dt')].map((one) => one.textContent);
}

it('leaves terms out, is read whole by keys, and has them again where there is room', async () => {
  room = 60;
  render(Sum, { title: '', lines: [term('a', '5'), term('b', '+1'), term('c', '+2'), term('all', '8', true)] });
  expect(await settled()).toEqual(['a', 'others', 'all']);
  box().focus();
  expect(lensed.look?.lines).toHaveLength(4);
  room = 80;
  resize();
  expect(await settled()).toEqual(['a', 'b', 'c', 'all']);
  expect(box().tabIndex).toBe(-1);
});

it('is read whole also where its only term has no room', async () => {
  room = 10;
  render(Sum, { title: '', lines: [term('a', '5')] });
  await settled();
  flushSync();
  box().focus();
  expect(lensed.look?.lines).toHaveLength(1);
});
