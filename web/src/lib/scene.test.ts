import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Scene, type Beat } from './scene.svelte';
import { play, type Cue } from './sound';

vi.mock('./sound', () => ({ play: vi.fn() }));

const entry = { n: 1, number: 1, kind: '', seat: 1, words: '', facts: {} };
const beat = (kind: string, time = 100, more: Partial<Beat> = {}): Beat => ({ kind, time, entries: [entry], ...more });
const hurt = beat('damage', 500, { changes: [{ seat: 1, part: 'health', by: -4 }] });

/** The sounds that are still to be heard. */
let due: string[];

beforeEach(() => {
  vi.useFakeTimers();
  due = [];
  vi.mocked(play).mockImplementation(({ sound }: Cue) => {
    due.push(sound);
    return () => (due = due.filter((one) => one !== sound));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('plays one thing after another', () => {
  const scene = new Scene((time) => time);
  scene.play([beat('a', 100), beat('b', 50)]);
  expect(scene.now?.kind).toBe('a');
  vi.advanceTimersByTime(100);
  expect(scene.now?.kind).toBe('b');
  vi.advanceTimersByTime(50);
  expect([scene.now, scene.idle]).toEqual([null, true]);
});
it('shows a view when the dice have landed, and what follows from them after it', () => {
  const scene = new Scene((time) => time);
  const shown = vi.fn();
  scene.play([beat('roll', 800, { holds: true }), hurt], shown);
  vi.advanceTimersByTime(799);
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([shown.mock.calls.length, scene.now?.kind]).toEqual([1, 'damage']);
});
it('shows a view at once when no dice are thrown', () => {
  const shown = vi.fn();
  new Scene((time) => time).play([hurt], shown);
  expect(shown).toHaveBeenCalledOnce();
});
it('keeps views in their order', () => {
  const scene = new Scene((time) => time);
  const order: number[] = [];
  scene.play([beat('roll', 800, { holds: true })], () => order.push(1));
  scene.play([], () => order.push(2));
  expect(order).toEqual([]);
  vi.advanceTimersByTime(800);
  expect(order).toEqual([1, 2]);
});
it('owes a number its change until it was seen', () => {
  const scene = new Scene((time) => time);
  scene.play([beat('a', 100), hurt, hurt]);
  expect([scene.owed(1, 'health'), scene.owed(2, 'health'), scene.owed(1, 'cp')]).toEqual([-8, 0, 0]);
  vi.advanceTimersByTime(600);
  expect(scene.owed(1, 'health')).toBe(-4);
  vi.advanceTimersByTime(500);
  expect(scene.owed(1, 'health')).toBe(0);
});
it('owes nothing of a view that is not shown yet', () => {
  const scene = new Scene((time) => time);
  scene.play([hurt, beat('roll', 800, { holds: true }), { ...hurt }]);
  expect(scene.owed(1, 'health')).toBe(0);
  vi.advanceTimersByTime(800 + 500);
  expect(scene.owed(1, 'health')).toBe(-4);
});
it('counts what was seen before its view until that is shown', () => {
  const scene = new Scene((time) => time);
  const counted: number[] = [];
  scene.play([hurt, beat('roll', 800, { holds: true })], () => counted.push(scene.owed(1, 'health')));
  vi.advanceTimersByTime(500);
  expect(scene.owed(1, 'health')).toBe(4);
  vi.advanceTimersByTime(800);
  expect([counted, scene.owed(1, 'health')]).toEqual([[0], 0]);
});
it('is over at once for who hurries, and shows everything', () => {
  const scene = new Scene((time) => time);
  const shown = vi.fn();
  scene.play([beat('roll', 800, { holds: true }), hurt], shown);
  scene.hurry();
  expect([shown.mock.calls.length, scene.idle, scene.owed(1, 'health')]).toEqual([1, true, 0]);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveBeenCalledOnce();
});
it('takes back what of it was still to be heard', () => {
  const scene = new Scene((time) => time);
  scene.play([beat('a', 100, { cues: [{ sound: 'coin' }] }), beat('roll', 900, { cues: [{ sound: 'die', after: 800 }] })]);
  vi.advanceTimersByTime(100);
  expect(due).toEqual(['coin', 'die']);
  scene.hurry();
  expect(due).toEqual(['coin']);
});
it.each([
  ['without motion', () => 0, false],
  ['where nobody looks', (time: number) => time, true],
])('moves nothing %s', (_, duration, hidden) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const scene = new Scene(duration);
  const shown = vi.fn();
  scene.play([beat('roll', 800, { holds: true }), hurt], shown);
  expect([shown.mock.calls.length, scene.idle]).toEqual([1, true]);
});
it('lasts as long as the viewer wants it to', () => {
  const scene = new Scene((time) => time * 2);
  scene.play([beat('a', 100)]);
  vi.advanceTimersByTime(199);
  expect(scene.idle).toBe(false);
  vi.advanceTimersByTime(1);
  expect(scene.idle).toBe(true);
});
it('lets go of what is long past', () => {
  const scene = new Scene((time) => time);
  scene.play([beat('0', 5000), beat('1', 5000)]);
  scene.play([beat('2')]);
  expect(scene.now?.kind).toBe('2');
});
it('is never more than one act behind', () => {
  const scene = new Scene((time) => time);
  const shown: string[] = [];
  for (const kind of ['a', 'b']) scene.play([beat(kind, 500), beat(`${kind} rests`, 500)], () => shown.push(kind));
  vi.advanceTimersByTime(500);
  expect([scene.now?.kind, ...shown]).toEqual(['a rests', 'a']);
  scene.play([beat('c', 500, { holds: true })], () => shown.push('c'));
  expect([scene.now?.kind, ...shown]).toEqual(['b', 'a', 'b']);
  vi.advanceTimersByTime(1000);
  expect([scene.now?.kind, ...shown]).toEqual(['c', 'a', 'b']);
  vi.advanceTimersByTime(500);
  expect([scene.idle, ...shown]).toEqual([true, 'a', 'b', 'c']);
});
it('hurries nobody for what has nothing to show', () => {
  const scene = new Scene((time) => time);
  const shown: number[] = [];
  scene.play([beat('a', 500, { holds: true })]);
  for (let n = 0; n < 4; n++) scene.play([], () => shown.push(n));
  expect([scene.now?.kind, ...shown]).toEqual(['a']);
  vi.advanceTimersByTime(500);
  expect([scene.idle, ...shown]).toEqual([true, 0, 1, 2, 3]);
});
