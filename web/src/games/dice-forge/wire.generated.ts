// Written by `make types` from the structs in Python. Don't edit.
import type { Asked, Phase, Talk } from '../../lib/wire.generated';

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** The round, the seats, what is on sale, what is being applied. */
export interface View {
  seats: Record<string, Seat>;
  round: number;
  rounds: number;
  stage: string;
  first: number;
  islands: Record<string, number>;
  sanctuary: Record<string, number>;
  garden: Record<string, number>;
  applying: Applied | null;
  forging: string | null;
  drafting: string[];
  game: string;
  options: Record<string, string | number | boolean | string[] | Record<string, Plain>>;
  number: number;
  active: number;
  result: number[] | null;
  decision: Asked | null;
  talk?: Talk;
}

/** What a seat has, with the glory of its feats always counted. */
export interface Seat {
  gold: number;
  sun: number;
  moon: number;
  glory: number;
  printed: number;
  total: number;
  portal: string;
  limits: Limits;
  dice: Dice;
  up: Up;
  replaced: string[];
  piles: Piles;
  tokens: string[];
  ready: string[];
  hammer: Hammer | null;
  boars: string[];
}

/** How much a seat can hold. */
export interface Limits {
  gold: number;
  sun: number;
  moon: number;
}

/** The faces of both dice, in the order of their places. */
export interface Dice {
  light: string[];
  dark: string[];
}

/** The faces that lie up. */
export interface Up {
  light: string;
  dark: string;
}

/** The feats of a seat by their lasting effect (DF-063). */
export interface Piles {
  plain: string[];
  automatic: string[];
  reinforcement: string[];
  attached: string[];
}

/** The hammer in use: its lap, how far it is, how many wait, what the seat wants done. */
export interface Hammer {
  lap: number;
  space: number;
  waiting: number;
  standing: string;
}

/** The faces that are being applied, and for whom. */
export interface Applied {
  seat: number;
  faces: string[];
}

/** Stages, resources, faces, slots and feats. */
export interface Sheet {
  stages: Record<string, string>;
  resources: ResourceNames;
  portals: Record<string, string>;
  dice: DieNames;
  faces: Record<string, Face>;
  pools: Pool[];
  slots: Slot[];
  kinds: Record<string, string>;
  feats: Record<string, Feat>;
  extra_cost: Partial<Record<'glory' | 'gold' | 'moon' | 'sun', number>>;
  game: string;
  phases: Phase[];
  facts: Record<string, string>;
}

/** What the resources are called. */
export interface ResourceNames {
  gold: string;
  sun: string;
  moon: string;
  glory: string;
}

/** What the two dice are called. */
export interface DieNames {
  light: string;
  dark: string;
}

/** A face: what is printed on it, what it does, and what it costs in the sanctuary. */
export interface Face {
  name: string;
  kind: string;
  amounts: Partial<Record<'glory' | 'gold' | 'moon' | 'sun', number>>;
  mark: string;
  price: number | null;
  text: string;
}

/** Faces of one price in the sanctuary. */
export interface Pool {
  price: number;
  faces: string[];
}

/** A place on the islands, and the feats of which one lies there. */
export interface Slot {
  id: string;
  portal: string;
  cost: Partial<Record<'glory' | 'gold' | 'moon' | 'sun', number>>;
  feats: string[];
}

/** A feat: its slot, glory, sorts of effects and text. */
export interface Feat {
  name: string;
  slot: string;
  introductory: boolean;
  glory: number;
  kinds: string[];
  text: string[];
  short: string[];
}

/** The odds of every seat's dice: they lie open. */
export interface Odds {
  seats: Record<string, SeatOdds>;
}

/** What a blessing brings a seat: both dice, each die, and the results by their chances. */
export interface SeatOdds {
  mean: Gains;
  dice: DiceMeans;
  results: RollResult[];
}

/** What is gained on average. */
export interface Gains {
  gold: number;
  sun: number;
  moon: number;
  glory: number;
}

/** What each die brings on average. */
export interface DiceMeans {
  light: Gains;
  dark: Gains;
}

/** What a roll may bring, which mirrors and ships lie beside it, and how likely that is. */
export interface RollResult {
  amounts: Partial<Record<'glory' | 'gold' | 'moon' | 'sun', number>>;
  more: string;
  chance: number;
}

/** What an offer does, and with what. */
export type Move =
  | { verb: 'buy'; face: string }
  | { verb: 'cash' }
  | { verb: 'copy'; face: string }
  | { verb: 'die'; die: string }
  | { verb: 'done' }
  | { verb: 'draft'; feat: string }
  | { verb: 'end' }
  | { verb: 'face'; face: string }
  | { verb: 'feat'; feat: string }
  | { verb: 'first'; first: string }
  | { verb: 'forge'; die: string; face: string }
  | { verb: 'give'; seat: number }
  | { verb: 'hammer'; gold: number | string }
  | { verb: 'keep' }
  | { verb: 'lose'; resource: string }
  | { verb: 'pass' }
  | { verb: 'pick'; face: string; other: string }
  | { verb: 'take'; resource: string }
  | { verb: 'use'; feat: string };
