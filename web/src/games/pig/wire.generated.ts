// Written by `make types` from the structs in Python. Don't edit.
import type { Asked, Talk } from '../../lib/wire.generated';

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** Scores and the turn total. */
export interface View {
  seats: Record<string, Seat>;
  total: number;
  game: string;
  options: Record<string, string | number | boolean | string[] | Record<string, Plain>>;
  number: number;
  active: number;
  result: number[] | null;
  decision: Asked | null;
  talk?: Talk;
}

/** What a seat has banked. */
export interface Seat {
  score: number;
}

/** How likely the next roll loses the turn total. */
export interface Odds {
  bust: number;
}

/** What an offer does, and with what. */
export type Move =
  | { verb: 'roll' }
  | { verb: 'hold' };
