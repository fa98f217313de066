/** How often each face came, beside how often it may be expected to. */
import type { Drawn } from '../lib/protocol';

/** In 95 of 100 cases a face comes this often. */
const WIDTH = 1.96;

export interface Tally {
  sides: number;
  rolled: number;
  /** How often each face came, from 1 on. */
  counts: number[];
  mean: number;
  low: number;
  high: number;
}

export function tally(faces: number[], sides: number): Tally {
  const counts = Array.from({ length: sides }, (_, index) => faces.filter((face) => face === index + 1).length);
  const rolled = faces.length;
  const mean = rolled / sides;
  const spread = WIDTH * Math.sqrt(mean * (1 - 1 / sides));
  return { sides, rolled, counts, mean, low: Math.max(0, Math.ceil(mean - spread)), high: Math.floor(mean + spread) };
}

/** The faces that came more or less often than in 95 of 100 cases. */
export function outside({ counts, low, high }: Tally): number[] {
  return counts.flatMap((count, index) => (count < low || count > high ? [index + 1] : []));
}

/** The number of sides that most dice of a match have. */
export function usualSides(draws: Drawn[]): number {
  const sides = draws.filter(({ stream }) => stream === 'dice').map((draw) => draw.sides);
  const kinds = [...new Set(sides)];
  const often = (kind: number) => sides.filter((one) => one === kind).length;
  return kinds.sort((a, b) => often(b) - often(a))[0] ?? 6;
}

/** The faces of such dice; with a seat, those that its decisions brought. */
export function faces(draws: Drawn[], sides: number, deciders: number[] = [], seat = 0): number[] {
  return draws
    .filter((draw) => draw.stream === 'dice' && draw.sides === sides && (!seat || deciders[draw.number - 1] === seat))
    .map(({ drawn }) => drawn);
}
