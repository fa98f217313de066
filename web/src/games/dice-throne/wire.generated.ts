// Written by `make types` from the structs in Python. Don't edit.
import type { Asked, Phase, Talk } from '../../lib/wire.generated';

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** The table of Dice Throne. */
export interface View {
  seats: Record<string, Seat>;
  phase: string;
  turn: number;
  first: number;
  dice: Dice;
  upkeep: string[];
  attack: Attack | null;
  incoming: Damage[];
  game: string;
  options: Record<string, string | number | boolean | string[] | Record<string, Plain>>;
  number: number;
  active: number;
  result: number[] | null;
  decision: Asked | null;
  talk?: Talk;
}

/** A seat: its hero, what it has, and what lies before it; the hand only for its own side. */
export interface Seat {
  hero: string;
  side: number;
  health: number;
  cp: number;
  cards: number;
  deck: number;
  discard: string[];
  upgrades: string[];
  playing: string[];
  tokens: Record<string, number>;
  levels: Record<string, number>;
  board: string;
  hand?: string[];
}

/** The dice on the table, and what they are for. */
export interface Dice {
  roller: number;
  purpose: string;
  faces: number[];
  symbols: string[];
  attempts: number;
  used: number;
  open: boolean;
}

/** The ability that is being carried out. */
export interface Attack {
  by: number;
  target: number;
  ability: string;
  kind: string;
  amount: number;
  ultimate: boolean;
  dealt: number;
}

/** Damage about to be dealt. */
export interface Damage {
  by: number;
  to: number;
  kind: string;
  damage: number;
}

/** Heroes, cards and tokens, and the words for what a view speaks of. */
export interface Sheet {
  damage: Record<string, string>;
  purposes: Record<string, string>;
  reasons: Record<string, string>;
  ability_kinds: Record<string, string>;
  card_kinds: Record<string, string>;
  token_kinds: Record<string, string>;
  heroes: Record<string, Hero>;
  cards: Record<string, Card>;
  tokens: Record<string, Token>;
  game: string;
  phases: Phase[];
  facts: Record<string, string>;
}

/** Everything that a board shows of a hero. */
export interface Hero {
  name: string;
  icon: string;
  hue: number;
  season: number;
  complexity: number;
  tagline: string;
  style: Style | null;
  dice: Record<string, string>;
  symbols: Record<string, Symbol>;
  sides: Record<string, string>;
  slots: Slot[];
  cards: string[];
  tokens: string[];
  start: Record<string, number>;
}

/** How a hero plays, in steps from 1 to 6. */
export interface Style {
  damage: number;
  defence: number;
  trickery: number;
}

/** A symbol on a hero's dice. */
export interface Symbol {
  name: string;
  icon: string;
  hue: number;
}

/** A place on the board: the ability at each level, and the card that lifts it there. */
export interface Slot {
  id: string;
  side: string;
  opened: Opening | null;
  upgrades: Record<string, string>;
  levels: Record<string, Ability>;
}

/** The upgrade that opens a slot. */
export interface Opening {
  slot: string;
  level: number;
}

/** An ability: what it needs as data, its whole text, and a short one with its tiers merged. */
export interface Ability {
  id: string;
  name: string;
  icon: string;
  kind: 'defensive' | 'offensive' | 'passive' | 'ultimate';
  dice: number;
  rerolls: number;
  needs: Need[];
  text: Text[];
  brief: Text[];
}

/** What dice must show: so many of each symbol, or so many numbers in a row. */
export interface Need {
  symbols?: SymbolCount[];
  straight?: number;
}

/** So many dice with a symbol. */
export interface SymbolCount {
  symbol: string;
  count: number;
}

/** A line of text: how deep it stands, and the move that it speaks of. */
export interface Text {
  text: string;
  depth: number;
  move?: string;
}

/** A card: an action, or an upgrade with the slot that it lifts to a level. */
export interface Card {
  name: string;
  kind: 'instant' | 'main' | 'roll' | 'upgrade';
  cost: number;
  icon: string;
  hue: number;
  hero: string | null;
  attack_modifier: boolean;
  slot?: string;
  level?: number;
  text: Text[];
}

/** A status or a companion, and whose it is. */
export interface Token {
  name: string;
  kind: 'companion' | 'negative' | 'positive' | 'unique';
  icon: string;
  hue: number;
  hero: string | null;
  limit: number;
  others_limit: number | null;
  persistent: boolean;
  health: number;
  text: Text[];
}

/** What the dice of a rolling seat may bring. */
export interface Odds {
  attempts: number;
  dice: number[];
  abilities: Record<string, Outlook>;
}

/** The chance of an ability, and of each of its tiers. */
export interface Outlook {
  now: boolean;
  best: number;
  keep: number[];
  tiers: Chance[];
}

/** Whether it is there now, how likely it is with the best keeps, and which those are. */
export interface Chance {
  now: boolean;
  best: number;
  keep: number[];
}

/** What an offer does, and with what. */
export type Move =
  | { verb: 'ability'; ability: string }
  | { verb: 'activate'; use: string; of: string }
  | { verb: 'build'; token: string }
  | { verb: 'buy' }
  | { verb: 'change'; face: number; to: number }
  | { verb: 'choose'; n: number }
  | { verb: 'defend'; ability: string }
  | { verb: 'discard'; card: string }
  | { verb: 'do' }
  | { verb: 'done' }
  | { verb: 'fetch'; card: string }
  | { verb: 'give'; token: string }
  | { verb: 'grow'; token: string }
  | { verb: 'guard'; token: string }
  | { verb: 'keep'; faces: number[] }
  | { verb: 'next' }
  | { verb: 'none' }
  | { verb: 'pass' }
  | { verb: 'pay'; n: number }
  | { verb: 'pick'; face: number }
  | { verb: 'play'; card: string }
  | { verb: 'player'; seat: number }
  | { verb: 'remove'; token: string }
  | { verb: 'reroll'; face: number }
  | { verb: 'resolve'; n: number; of: string }
  | { verb: 'roll' }
  | { verb: 'sell'; card: string }
  | { verb: 'share'; n: number }
  | { verb: 'source'; seat: number; packet: number }
  | { verb: 'spend'; n: number }
  | { verb: 'take' }
  | { verb: 'target'; seat: number }
  | { verb: 'transfer'; token: string; from: number; to: number }
  | { verb: 'undefended' }
  | { verb: 'upgrade'; card: string }
  | { verb: 'use'; use: string; of: string; n?: number };
