// Dice on the felt: which are kept, which move says so, and which of them tumble.
import type { Offer } from '../../lib/protocol';
import { does } from './moves';

const sorted = (faces: number[]): number[] => [...faces].sort((a, b) => a - b);

/** The offer that rerolls all dice but the kept places; nothing where there is none. */
export function rerollOffer(faces: number[], kept: ReadonlySet<number>, offers: Offer[]): Offer | undefined {
  const stay = sorted(faces.filter((_, place) => kept.has(place)));
  return offers.find((offer) => {
    const move = does(offer);
    return stay.length ? move.verb === 'keep' && move.faces.join() === stay.join() : move.verb === 'roll';
  });
}

/** The places of dice that show these faces, each die once; the places preferred come first. */
export function placesOf(
  wanted: number[],
  faces: number[],
  preferred: ReadonlySet<number> = new Set(),
): Set<number> {
  const places = new Set<number>();
  const order = faces.map((_, place) => place);
  order.sort((a, b) => Number(preferred.has(b)) - Number(preferred.has(a)) || a - b);
  for (const face of wanted) {
    const place = order.find((one) => faces[one] === face && !places.has(one));
    if (place !== undefined) places.add(place);
  }
  return places;
}

/**
 * The order in which dice lie on the felt, such that the die that a player keeps is the one that
 * stays: the rules know faces only and keep the first die of each face.
 */
export function settle(order: number[], faces: number[], kept: ReadonlySet<number>): number[] {
  const shown = order.map((die) => faces[die] ?? 0);
  const stay = placesOf(shown.filter((_, place) => kept.has(place)), faces);
  const staying = sorted([...stay]);
  const leaving = faces.map((_, die) => die).filter((die) => !stay.has(die));
  return shown.map((face, place) => take(kept.has(place) ? staying : leaving, faces, face));
}

function take(dice: number[], faces: number[], face: number): number {
  const at = dice.findIndex((die) => faces[die] === face);
  return dice.splice(at, 1)[0] ?? 0;
}

/** The dice in their natural order. */
export function inOrder(count: number): number[] {
  return Array.from({ length: count }, (_, die) => die);
}

/** The dice that were rolled just now: those not kept, or, where that is unknown, the changed. */
export function tumbling(
  before: number[],
  after: number[],
  kept: ReadonlySet<number> | null,
): Set<number> {
  const places = inOrder(after.length);
  if (before.length !== after.length) return new Set(places);
  if (kept) return new Set(places.filter((place) => !kept.has(place)));
  return new Set(places.filter((place) => before[place] !== after[place]));
}

/** How many of a symbol the dice show. */
export function counted(symbols: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const symbol of symbols) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return counts;
}

/** The longest run of numbers that follow each other. */
export function longestRun(faces: number[]): number[] {
  const distinct = sorted([...new Set(faces)]);
  let best: number[] = [];
  let run: number[] = [];
  for (const face of distinct) {
    run = run.at(-1) === face - 1 ? [...run, face] : [face];
    if (run.length > best.length) best = run;
  }
  return best;
}
