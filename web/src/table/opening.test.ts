import { beforeEach, expect, it, vi } from 'vitest';
import type { GamePlugin, OpeningProps } from '../lib/board';
import type { ViewMessage } from '../lib/protocol';
import { Scene } from '../lib/scene.svelte';
import type { TableStore } from '../lib/table.svelte';
import { open } from './opening';

const scene = new Scene((time) => time);
const store = { log: [], scene } as unknown as TableStore;
const plugin = { opening: ({ own, names, view }: OpeningProps) => `${names[view.active]} begins${own ? ', and looks' : ''}` } as GamePlugin;
const now = (match: string, number = 0, seat = 1) => ({ match, seat, over: null, view: { number, active: 2 } }) as unknown as ViewMessage;
const names = { 1: 'Anna', 2: 'Grum' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  scene.hurry();
});

it('is said in the place of the question, and over by itself', () => {
  open(store, now('a'), plugin, names);
  expect(scene.now?.words).toBe('Grum begins');
  vi.advanceTimersByTime(5000);
  expect(scene.idle).toBe(true);
});
it('is said to who begins', () => {
  open(store, now('b', 1, 2), plugin, names);
  expect(scene.now?.words).toBe('Grum begins, and looks');
});
it('is said once in a match, and to nobody who comes later', () => {
  open(store, now('c'), plugin, names);
  scene.hurry();
  open(store, now('c'), plugin, names);
  open(store, now('d', 9), plugin, names);
  expect(scene.idle).toBe(true);
});
