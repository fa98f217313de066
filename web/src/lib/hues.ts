/** The colour of a seat: the same at the table, at the end and in every chart. */
import type { GamePlugin } from './board';
import type { Facts, Sheet } from './protocol';

const HUES = [12, 205, 140, 275, 45, 340, 175, 310];

/** Where a seat has no face of its own. */
export const seatHue = (seat: number): number => HUES[(seat - 1) % HUES.length] ?? 0;

/** The hue of each seat, by number. */
export function huesOf(plugin: GamePlugin, sheet: Sheet, seats: Facts[]): Record<number, number> {
  return Object.fromEntries(seats.map((facts, index) => [index + 1, plugin.face?.(sheet, facts)?.hue ?? seatHue(index + 1)]));
}
