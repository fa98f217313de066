import { expect, it } from 'vitest';
import type { GamePlugin } from './board';
import { huesOf, seatHue } from './hues';
import type { Sheet } from './protocol';

const sheet: Sheet = { game: '', phases: [], facts: {} };
const faced = { face: (_: Sheet, facts: object) => ('hero' in facts ? { icon: '', hue: 77 } : null) } as unknown as GamePlugin;

it('is that of the face of a seat, or of its number', () => {
  expect(huesOf(faced, sheet, [{ hero: 'rook' }, {}])).toEqual({ 1: 77, 2: seatHue(2) });
  expect(huesOf({} as GamePlugin, sheet, [{}, {}])).toEqual({ 1: seatHue(1), 2: seatHue(2) });
  expect(new Set([1, 2, 3, 4, 5, 6].map(seatHue)).size).toBe(6);
});
