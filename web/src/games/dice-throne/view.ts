// What Dice Throne shows of a match: docs/games/dice-throne.md, 'View paths'.

import type { Seat, View } from './wire.generated';

export type { Attack, Damage, Dice, Seat, View } from './wire.generated';

/** Seats that share their health, in the order of the table, the viewer's own team last. */
export interface Team {
  side: number;
  seats: number[];
  health: number;
}

export function teams(view: View, mine: number): Team[] {
  const found = new Map<number, Team>();
  for (const [number, seat] of Object.entries(view.seats)) {
    const team = found.get(seat.side) ?? { side: seat.side, seats: [], health: seat.health };
    team.seats.push(Number(number));
    found.set(seat.side, team);
  }
  const own = mine ? view.seats[mine]?.side : undefined;
  return [...found.values()].sort((a, b) => Number(a.side === own) - Number(b.side === own));
}

/** Whether a seat has fallen: its team has no health left. */
export function defeated(seat: Seat): boolean {
  return seat.health <= 0;
}

/** Whoever has the most health alone, where it is everybody against everybody. */
export function leader(view: View): number {
  if (view.options.mode !== 'king-of-the-hill') return 0;
  const seats = Object.entries(view.seats).sort(([, a], [, b]) => b.health - a.health);
  return seats.length > 1 && seats[0]![1].health > seats[1]![1].health ? Number(seats[0]![0]) : 0;
}

/** Whether seats win together. */
export function sided(view: View): boolean {
  return new Set(Object.values(view.seats).map(({ side }) => side)).size < Object.keys(view.seats).length;
}

/** The other seats in turn order, beginning after the given one. */
export function others(view: View, mine: number): number[] {
  const all = Object.keys(view.seats).map(Number);
  const at = all.indexOf(mine);
  return at < 0 ? all : [...all.slice(at + 1), ...all.slice(0, at)];
}

/** The health that a side begins with: what a full bar stands for. */
export function startHealth(view: View): number {
  return view.options.mode === 'king-of-the-hill' ? 35 : 50;
}
