/** Where one is in a replay: moments count from 0, the position before the first decision. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const PACE = 1300;
/** A moment at which nothing was told is passed more quickly. */
const QUIET = 0.35;

export function inside(at: number, last: number): number {
  return Math.min(Math.max(Number.isFinite(at) ? Math.trunc(at) : 0, 0), last);
}

/** The beginning of the next turn, or the last moment. */
export function nextTurn(turns: number[], at: number, last: number): number {
  return turns.find((turn) => turn > at) ?? last;
}

/** The beginning of this turn, or of the one before when one is there already. */
export function turnBefore(turns: number[], at: number): number {
  return turns.findLast((turn) => turn < at) ?? 0;
}

/** How long a moment is shown while the replay runs, in milliseconds. */
export function pause(speed: Speed, told: number): number {
  return (PACE / speed) * (told ? 1 : QUIET);
}

/** Without spoilers the bar ends a step after what was seen, and so does not tell how long the match is. */
export function barEnd(spoilers: boolean, seen: number, last: number): number {
  return spoilers ? last : Math.min(seen + 1, last);
}

/** A place on the bar as a share of its length. */
export function share(at: number, end: number): string {
  return `${end ? (at / end) * 100 : 0}%`;
}

/** The address of a moment as somebody sees it. */
export function momentPath(id: string, at: number, seat: string): string {
  return `/replay/${id}?at=${at}&seat=${seat}`;
}
