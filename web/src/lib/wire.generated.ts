// Written by `make types` from the structs in Python. Don't edit.

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** The caller; `login` is null for a guest. */
export interface Me {
  id: string;
  name: string;
  language: 'en' | 'pl' | 'ru';
  login: string | null;
}

/** A game as the lobby offers it. */
export interface GameCover {
  id: string;
  name: string;
  tagline: string;
  seats: [number, number];
  counts: number[];
  hidden: boolean;
  tour: boolean;
  options: (Choice | Amount | Deck | Campaign)[];
  seat_facts: (Choice | Amount | Deck | Campaign)[];
}

/** Something to choose before a match. */
export interface Choice {
  kind: 'choice';
  name: string;
  label: string;
  help: string;
  default: string | number | boolean;
  values: FactValue[];
}

/** One value of a fact, in words; for how many seats it is, where that differs. */
export interface FactValue {
  value: string | number | boolean;
  label: string;
  counts?: number[];
}

/** A number to agree on before a match. */
export interface Amount {
  kind: 'number';
  name: string;
  label: string;
  help: string;
  default: number;
  low: number;
  high: number;
}

/** Cards to choose before a match: how many, how often each, and which there are. */
export interface Deck {
  kind: 'cards';
  name: string;
  label: string;
  help: string;
  default: string[];
  low: number;
  high: number;
  most_of_one: number;
  values: FactValue[];
}

/** How far a campaign has come; it is carried from match to match, not typed. */
export interface Campaign {
  kind: 'progress';
  name: string;
  label: string;
  help: string;
  default: Record<string, Plain>;
}

/** A rule and how it was ruled on. */
export interface RuleText {
  id: string;
  area: string;
  area_name: string;
  rule: string;
  ruling: string | null;
}

/** A level of bots. */
export interface BotLevel {
  level: string;
  name: string;
}

/** A table where the caller sits; `offered`: whether a draw waits for their answer. */
export interface OwnTable {
  table: Table;
  my_turn: boolean;
  offered: boolean;
  changed: string;
}

/** A table as one viewer sees it; `host` says whether it is theirs, `host_name` whose it is. */
export interface Table {
  id: string;
  game: string;
  status: 'closed' | 'gathering' | 'over' | 'playing';
  public: boolean;
  host: boolean;
  host_name: string;
  options: Record<string, string | number | boolean | string[] | Record<string, Plain>>;
  clock: ClockRules;
  seats: Seat[];
  match: string | null;
  matches: string[];
  commit: string | null;
  spectators: number;
  paused: boolean;
  lost: string | null;
  tour: boolean;
  watch: string | null;
  starting: boolean;
}

/** What a table agreed on, in seconds. */
export interface ClockRules {
  kind: 'days' | 'live' | 'none';
  bank: number;
  increment: number;
}

/** A seat of a table. */
export interface Seat {
  number: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string | null;
  facts: Record<string, string | number | boolean | string[] | Record<string, Plain>>;
  mine: boolean;
  away: boolean;
  stand_in: boolean;
  link: string | null;
}

/** A record in a list. */
export interface RecordRow {
  id: string;
  game: string;
  seats: (Record<string, string | number | boolean | string[] | Record<string, Plain>>)[];
  names: string[];
  result: number[] | null;
  points: string[] | null;
  ended: string | null;
  moves: number;
  lost: string | null;
}

/** A record without its decisions. */
export interface RecordHead {
  id: string;
  game: string;
  seats: (Record<string, string | number | boolean | string[] | Record<string, Plain>>)[];
  names: string[];
  options: Record<string, string | number | boolean | string[] | Record<string, Plain>>;
  result: number[] | null;
  moves: number;
  over: boolean;
  lost: string | null;
  turns: number[];
  chances: number[][];
  fairness: Word | null;
}

/** The word that was given on the dice. */
export interface Word {
  match: string;
  commit: string;
  nonces: string[];
  secret: string | null;
}

/** What is told of a match without playing it again. */
export interface MatchStory {
  id: string;
  game: string;
  seats: (Record<string, string | number | boolean | string[] | Record<string, Plain>>)[];
  names: string[];
  result: number[] | null;
  log: LogEntry[];
}

/** A line of the log. */
export interface LogEntry {
  n: number;
  number: number;
  kind: string;
  seat: number | null;
  words: string;
  facts: Record<string, Plain>;
}

/** A position of a record, and the decision that led to it. */
export interface Moment {
  number: number;
  seat: number | null;
  move: string | null;
  words: string | null;
  view: View;
  log: LogEntry[];
}

/** What every view has; a game derives its own and says what its seats show. */
export interface View {
  game: string;
  options: Record<string, string | number | boolean | string[] | Record<string, Plain>>;
  number: number;
  active: number;
  result: number[] | null;
  decision: Asked | null;
  seats: Record<string, Plain>;
  talk?: Talk;
}

/** The pending decision in a view: who chooses, for which reason, as which decision. */
export interface Asked {
  seat: number;
  reason: string;
  number: number;
  options?: string[];
}

/** What was said across the table: who resigned, whose offer stands and who agreed to it. `offer` is empty where none stands; `end` says what ended the match, if it was this. */
export interface Talk {
  resigned: number[];
  offer: string;
  by: number;
  agreed: number[];
  end: string;
}

/** One random draw. */
export interface Drawn {
  stream: 'deck' | 'dice';
  sides: number;
  drawn: number;
  number: number;
}

/** How far a review is, or the review. */
export interface ReviewState {
  state: 'done' | 'running';
  done?: number;
  of?: number;
  review?: Record<string, Plain>;
}

/** The review of a whole match. */
export interface MatchReview {
  review: number;
  engine: string;
  game: string;
  seats: Record<string, Plain>[];
  options: Record<string, Plain>;
  level: string;
  nodes: number | null;
  ms: number | null;
  result: number[] | null;
  decisions: Remark[];
  summary: Summary[];
}

/** What is to be said of one decision. Seats count from 1, as decisions do. */
export interface Remark {
  number: number;
  seat: number;
  reason: string;
  move: string;
  options: number;
  before: number[];
  after: number[];
  value: number;
  better: Better | null;
  loss: number;
  luck: number[];
  turning: number | null;
}

/** An option that was worth more than the chosen one. */
export interface Better {
  move: string;
  words: Record<string, string>;
  value: number;
}

/** What is to be said of one seat. */
export interface Summary {
  seat: number;
  decisions: number;
  loss: number;
  luck: number;
  worst: number[];
}

/** A guided first match as the table is told it. */
export interface ToldTour {
  seats: (Record<string, string | number | boolean | string[] | Record<string, Plain>>)[];
  options: Record<string, string | number | boolean | string[] | Record<string, Plain>>;
  steps: ToldStep[];
}

/** A step as the table is told it. */
export interface ToldStep {
  seat: number;
  move: string | null;
  words: string;
  point: string | null;
}

/** One idea of a how-to: a picture, what it is about, and a few sentences. */
export interface HowTo {
  icon: string;
  title: string;
  text: string;
}

/** A game's content in words; a game with a board of its own derives its own. */
export interface Sheet {
  game: string;
  phases: Phase[];
  facts: Record<string, string>;
}

/** A part of a turn, with its full name and a short one where room is short. */
export interface Phase {
  id: string;
  name: string;
  short: string;
}

/** A refusal as it is sent. */
export interface Said {
  code: string;
  words: string;
  rule?: string | null;
}

/** How the table stands. */
export interface TableMessage {
  type: 'table';
  table: Table;
}

/** Everything that a seat, or with 0 whoever watches, may know of the match. */
export interface ViewMessage {
  type: 'view';
  match: string;
  version: number;
  seat: number;
  view: View;
  decision: Decision | null;
  log: LogEntry[];
  log_from: number;
  undo: Undoing;
  orders: Orders | null;
  over: Over | null;
  talk: Talking | null;
  commit: string | null;
  clock: ClockState | null;
}

/** What is being decided, said to everybody in `sentence`. The seat that decides gets `question`, which does not say its name, `options`, `default`, and in `advised` the move that the game finds sensible, if any. `open` says that the question is answered by what lies open, and `passing` that the server is about to pass for that seat. Where something goes on that can be passed as a whole, `until_over` has the game's words for that. `since` says after how many acts it is asked: they are never the same again, as numbers may be, which are foretold in polls and come back after an undo. An answer says it, too. */
export interface Decision {
  seat: number;
  number: number;
  since: number;
  reason: string;
  sentence: string;
  question: string | null;
  mine: boolean;
  options: Offer[] | null;
  default: string | null;
  advised: string | null;
  open: boolean;
  passing: boolean;
  about: Line[];
  waiting: number[];
  until_over: string | null;
}

/** An option of a decision: its notation, what it is and would bring in words, and as data. `does` has the verb and what it is done with, by names: `{"verb": "play", "card": "six-it"}`. */
export interface Offer {
  move: string;
  words: string;
  effect: string;
  does: Record<string, Plain>;
}

/** A term of a sum, or a fact: what it is and how much; a total stands last. */
export interface Line {
  label: string;
  value: string;
  total: boolean;
  tone: '' | 'heal' | 'hurt';
}

/** Whether the last move can be taken back, or why not. */
export interface Undoing {
  can: boolean;
  words: string;
}

/** How much a seat wants to be asked. `ask` stops wherever the seat has an answer, `smart` where it has one and what is answered concerns it, `fast` only where it would be defeated. A card can be switched to stop always or never. A yield passes until the seat's turn, or until what goes on is over. */
export interface Orders {
  preset: 'ask' | 'fast' | 'smart';
  cards: Record<string, 'always' | 'ask' | 'never'>;
  until: 'over' | 'turn' | null;
}

/** How a match ended, what each seat had in the game's words, and what its dice came from. */
export interface Over {
  result: number[];
  words: string;
  points: string[] | null;
  secret: string | null;
  key: string;
  record: string;
}

/** What a seat can say outside decisions now, as it is written: `resign`, `offer draw`. `ends`: whether the match would be over if it resigned; else a bot would play its seat. */
export interface Talking {
  can: string[];
  ends: boolean;
}

/** What is left to each seat, whose time runs, and when that was so, in milliseconds. */
export interface ClockState {
  seats: Record<string, number>;
  running: number[];
  at: number;
}

/** The answer to an act, undo, orders, say or report. */
export interface Done {
  type: 'done';
  nonce: string;
  ok: boolean;
  number: number;
  problem?: Said;
}

/** Why a move is not legal now; both are null when it is. */
export interface WhyMessage {
  type: 'why';
  move: string;
  rule: string | null;
  words: string | null;
}

/** What would come of a move. */
export interface ForecastMessage {
  type: 'forecast';
  move: string;
  number: number;
  lines: Line[];
}

/** What chance may bring; of the game's own shape. */
export interface OddsMessage {
  type: 'odds';
  number: number;
  odds: Odds | null;
}

/** What chance may bring a seat; a game derives its own. */
export interface Odds {
}

/** Something that was said, by a seat or, where that is null, by who watches. */
export interface ChatMessage {
  type: 'chat';
  n: number;
  seat: number | null;
  name: string;
  text: string;
  preset: string | null;
  at: number;
  mine: boolean;
}

/** A bot thinks. */
export interface ThinkingMessage {
  type: 'thinking';
  seat: number;
}

/** Something was refused. */
export interface ProblemMessage {
  type: 'problem';
  problem: Said;
}

/** The answer to a ping. */
export interface PongMessage {
  type: 'pong';
}

/** What a table is made of. */
export interface NewTable {
  game: string;
  seats?: NewSeat[];
  options?: Record<string, string | number | boolean | string[] | Record<string, Plain>>;
  public?: boolean;
  clock?: ClockRules;
  start?: boolean;
  tour?: boolean;
  from?: From | null;
}

/** A seat of a table that is made. */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  level?: string | null;
  facts?: Record<string, string | number | boolean | string[] | Record<string, Plain>>;
  name?: string | null;
}

/** A moment of a record, to play on from. */
export interface From {
  record: string;
  number: number;
}

/** What is to be different about a seat. */
export interface SeatChange {
  seat: number;
  kind?: 'bot' | 'me' | 'open' | null;
  level?: string | null;
  facts?: Record<string, string | number | boolean | string[] | Record<string, Plain>> | null;
  name?: string | null;
}

/** What the host may change before the start. */
export interface Agreed {
  options?: Record<string, string | number | boolean | string[] | Record<string, Plain>> | null;
  clock?: ClockRules | null;
  public?: boolean | null;
}

/** Who is to review a record. */
export interface AskReview {
  level?: string;
}

export type ServerMessage = TableMessage | ViewMessage | Done | WhyMessage | ForecastMessage | OddsMessage | ChatMessage | ThinkingMessage | ProblemMessage | PongMessage;

export type ClientMessage =
  | { type: 'look'; seat: number }
  | { type: 'again' }
  | { type: 'fair'; nonce: string }
  | { type: 'act'; match: string; seat: number; number: number; since: number; nonce: string; move: string }
  | { type: 'undo'; match: string; seat: number; since: number; nonce: string }
  | { type: 'resign'; match: string; seat: number; nonce: string }
  | { type: 'offer'; match: string; seat: number; nonce: string; what: 'draw' }
  | { type: 'answer'; match: string; seat: number; nonce: string; what: 'draw'; yes: boolean }
  | { type: 'orders'; seat: number; nonce: string; preset?: 'ask' | 'fast' | 'smart' | null; cards?: Record<string, 'always' | 'ask' | 'never'> | null; until?: 'over' | 'turn' | null }
  | { type: 'why'; seat: number; move: string }
  | { type: 'forecast'; seat: number; move: string }
  | { type: 'odds'; seat: number }
  | { type: 'say'; nonce: string; text?: string | null; preset?: string | null }
  | { type: 'report'; nonce: string; said?: number | null; seat?: number | null; name?: boolean }
  | { type: 'return'; seat: number }
  | { type: 'language'; language: 'en' | 'pl' | 'ru' }
  | { type: 'ping' };
