/** The shapes of Dice Forge: docs/games/dice-forge.md, 'View paths' and 'The sheet'. */
import type { BoardProps } from '../../lib/board';
import type { Facts } from '../../lib/protocol';

export type Resource = 'gold' | 'sun' | 'moon' | 'glory';
export type DieName = 'light' | 'dark';
export type Amounts = Partial<Record<Resource, number>>;

export const RESOURCES: Resource[] = ['gold', 'sun', 'moon', 'glory'];
export const DICE: DieName[] = ['light', 'dark'];

export interface Face {
  name: string;
  kind: 'gain' | 'gain_one' | 'multiply' | 'mirror' | 'ship' | 'shield' | 'boar';
  amounts: Amounts;
  /** The resource of a shield, the colour of a boar, the number of a multiplier. */
  mark: string;
  price: number | null;
  text: string;
}

export interface Feat {
  name: string;
  slot: string;
  introductory: boolean;
  glory: number;
  kinds: string[];
  text: string[];
}

export interface Slot {
  id: string;
  portal: string;
  cost: Amounts;
  feats: string[];
}

export interface Sheet {
  game: string;
  stages: Record<string, string>;
  resources: Record<Resource, string>;
  portals: Record<string, string>;
  dice: Record<DieName, string>;
  faces: Record<string, Face>;
  pools: { price: number; faces: string[] }[];
  slots: Slot[];
  kinds: Record<string, string>;
  feats: Record<string, Feat>;
  extra_cost: Amounts;
}

export interface Hammer {
  lap: number;
  space: number;
  waiting: number;
  standing: string;
}

export interface Seat {
  gold: number;
  sun: number;
  moon: number;
  glory: number;
  printed: number;
  total: number;
  portal: string;
  limits: Record<'gold' | 'sun' | 'moon', number>;
  dice: Record<DieName, string[]>;
  up: Record<DieName, string>;
  replaced: string[];
  piles: Record<string, string[]>;
  tokens: string[];
  ready: string[];
  hammer: Hammer | null;
  boars: string[];
}

export interface View {
  options: Facts;
  number: number;
  active: number;
  result: number[] | null;
  round: number;
  rounds: number;
  stage: string;
  first: number;
  seats: Record<string, Seat>;
  islands: Record<string, number>;
  sanctuary: Record<string, number>;
  garden: Record<string, number>;
  applying: { seat: number; faces: string[] } | null;
  forging: string | null;
  drafting: string[];
}

/** What a blessing of a seat brings: on average, and how likely each result of both dice is. */
export interface Odds {
  seats: Record<string, { mean: Record<Resource, number>; dice: Record<DieName, Record<Resource, number>>; results: { amounts: Amounts; more: string; chance: number }[] }>;
}

export interface Table extends Omit<BoardProps, 'sheet' | 'view' | 'odds'> {
  sheet: Sheet;
  view: View;
  odds: Odds | null;
}
