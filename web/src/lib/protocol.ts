/** What goes over the wire: docs/protocol.md as types. Seats count from 1. */

export type Language = 'en' | 'ru' | 'pl';
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Place = number;

export interface Problem {
  code: string;
  words: string;
  rule?: string | null;
}

export interface Me {
  id: string;
  name: string;
  language: Language;
  login: string | null;
}

/** What may be chosen: text, number or yes and no. */
export type Value = string | number | boolean;

export interface FactValue {
  value: Value;
  label: string;
  /** The numbers of seats that it goes with, where not with all. */
  counts?: number[];
}

export interface Fact {
  name: string;
  label: string;
  help: string;
  /** Cards and the progress of a campaign are not typed here: what the game begins with is taken. */
  kind: 'choice' | 'number' | 'cards' | 'progress';
  default: Value;
  values?: FactValue[];
  low?: number;
  high?: number;
}

export type Facts = Record<string, Value>;

export interface GameInfo {
  id: string;
  name: string;
  tagline: string;
  seats: [number, number];
  counts: number[];
  hidden: boolean;
  tour: boolean;
  options: Fact[];
  seat_facts: Fact[];
}

export interface BotLevel {
  level: string;
  name: string;
}

export interface Clock {
  kind: 'none' | 'live' | 'days';
  bank: number;
  increment: number;
}

export interface Seat {
  number: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  level: string | null;
  facts: Facts;
  mine: boolean;
  away: boolean;
  stand_in: boolean;
  link: string | null;
}

export interface Table {
  id: string;
  game: string;
  status: 'gathering' | 'playing' | 'over' | 'closed';
  /** The match is being dealt: whoever is here adds to the dice. */
  starting: boolean;
  public: boolean;
  host: boolean;
  options: Facts;
  clock: Clock;
  seats: Seat[];
  match: string | null;
  matches: string[];
  commit: string | null;
  spectators: number;
  /** A bot must decide, and waits until somebody for whom it plays is there. */
  paused: boolean;
  /** Why the match can't be gone on with, in words. */
  lost: string | null;
  /** The link for spectators, for those who may give it away. */
  watch: string | null;
  tour: boolean;
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  level?: string;
  facts?: Facts;
  name?: string;
}

export interface NewTable {
  game: string;
  options?: Facts;
  public?: boolean;
  clock?: Clock;
  seats: NewSeat[];
  start?: boolean;
  tour?: boolean;
  from?: { record: string; number: number };
}

export interface MyTable {
  table: Table;
  my_turn: boolean;
  changed: string;
}

export interface RecordRow {
  id: string;
  game: string;
  seats: Facts[];
  names: string[];
  result: Place[] | null;
  ended: string;
  moves: number;
  /** Why it can't be played again, in words. */
  lost: string | null;
}

/** What is told of a match without playing it again. */
export interface MatchStory {
  id: string;
  game: string;
  seats: Facts[];
  names: string[];
  result: Place[] | null;
  log: LogEntry[];
}

/** What a seat sees of a match (docs/view.md); everything beyond this belongs to the game. */
export interface View {
  game: string;
  options: Facts;
  number: number;
  active: number;
  result: Place[] | null;
  seats: Record<string, Record<string, Plain>>;
  [key: string]: Plain | undefined | Record<string, Record<string, Plain>>;
}

export interface Offer {
  move: string;
  words: string;
  effect: string;
}

/** One line of a sum: what it is called and how much it is. */
export interface Line {
  label: string;
  value: string | number;
  total?: boolean;
  tone?: 'hurt' | 'heal';
}

export interface Decision {
  seat: number;
  number: number;
  reason: string;
  sentence: string;
  mine: boolean;
  options: Offer[] | null;
  default: string | null;
  /** The server is about to pass for the seat that decides, which is one of this person's. */
  passing: boolean;
  about: Line[];
  waiting: number[];
}

export interface LogEntry {
  n: number;
  number: number;
  kind: string;
  seat: number | null;
  words: string;
  facts: Record<string, Plain>;
}

export interface ClockState {
  seats: Record<string, number>;
  running: number[];
  at: number;
}

export type Preset = 'ask' | 'smart' | 'fast';
export type CardOrder = 'always' | 'never' | 'ask';

export interface Orders {
  preset: Preset;
  cards: Record<string, CardOrder>;
  until: null | 'turn' | 'attack';
}

export interface Over {
  result: Place[];
  words: string;
  secret: string;
  key: string;
  record: string;
}

export interface ViewMessage {
  type: 'view';
  match: string;
  version: number;
  seat: number;
  view: View;
  decision: Decision | null;
  log: LogEntry[];
  log_from: number;
  clock: ClockState | null;
  undo: { can: boolean; words: string };
  orders: Orders | null;
  over: Over | null;
  commit: string | null;
}

/** Why a move is not legal now; both null when it is. */
export interface Why {
  move: string;
  rule: string | null;
  words: string | null;
}

export interface ChatLine {
  n: number;
  /** Null for who only watches. */
  seat: number | null;
  name: string;
  text: string | null;
  preset: string | null;
  at: number;
  /** Said by this viewer, sitting or watching. */
  mine: boolean;
}

/** What is found wrong: a message, the name of who said it, or the name on a seat. */
export type Reported = { said: number; name?: true } | { seat: number };

export type ServerMessage =
  | { type: 'table'; table: Table }
  | ViewMessage
  | { type: 'done'; nonce: string; ok: boolean; number: number; problem?: Problem | null }
  | ({ type: 'why' } & Why)
  | { type: 'forecast'; move: string; number: number; lines: Line[] }
  | { type: 'odds'; number: number; odds: Plain }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'thinking'; seat: number }
  | { type: 'problem'; problem: Problem }
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'look'; seat: number }
  | { type: 'again' }
  | { type: 'fair'; nonce: string }
  | { type: 'act'; match: string; seat: number; number: number; nonce: string; move: string }
  | { type: 'undo'; match: string; seat: number; number: number; nonce: string }
  | { type: 'orders'; seat: number; nonce: string; preset?: Preset; cards?: Record<string, CardOrder>; until?: Orders['until'] }
  | { type: 'why' | 'forecast'; seat: number; move: string }
  | { type: 'odds'; seat: number }
  | { type: 'say'; nonce: string; text?: string; preset?: string }
  | { type: 'report'; nonce: string; said?: number; name?: true; seat?: number }
  | { type: 'return'; seat: number }
  | { type: 'language'; language: Language }
  | { type: 'ping' };
