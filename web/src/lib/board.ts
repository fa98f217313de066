/**
 * What a game brings to the table page. `web/src/games/<id>/index.ts` default-exports a `GamePlugin`;
 * nothing outside that folder knows the game. Its words lie in `web/src/games/<id>/text/{en,ru,pl}.ftl`.
 */
import type { Component, Snippet } from 'svelte';
import type { CardOrder, Decision, Facts, Language, Line, LogEntry, Odds, Offer, Orders, Seat, Sheet, View, Why } from './protocol';
import type { Settings } from './settings.svelte';

/** Before the sheet has come. */
export const NO_SHEET: Sheet = { game: '', phases: [], facts: {} };

/** How a board wants the decision panel drawn. Without any, every option is a button. */
export interface PanelOptions {
  /** A short heading in the display face, such as "Your roll". */
  title?: string;
  /** A sentence beside it; the decision's own when not given. */
  sentence?: string;
  /**
   * The options that get big buttons, the first being the main one. Words may be changed, moves must be legal.
   * All other options stay reachable under "All options", so nothing can be lost by leaving one out.
   */
  offers?: Offer[];
  /** What stands on the buttons instead of words, by the verbs of their moves; the words are read aloud and hinted. */
  pictures?: Record<string, Snippet<[Offer]>>;
  /** The digit key of the first big button, where the board itself listens to those before it. */
  firstDigit?: number;
  /** Leave the sum (what is being answered, or the forecast of the option under the hand) out. */
  hideSum?: boolean;
}

export interface BoardProps {
  sheet: Sheet;
  view: View;
  /** Null when the match is over. Its `options` are null unless it is this seat's own decision. */
  decision: Decision | null;
  /** Through whose eyes the table is seen; 0 for a spectator. */
  seat: number;
  /** What each seat is called, by number. */
  names: Record<number, string>;
  /** Who sits where (bots and their levels, who is away). Empty in a replay. */
  seats: Seat[];
  /** The move that was sent and is not yet answered: mark the thing that was clicked. */
  pending: string | null;
  /** The move that waits for a second press, where the viewer wants to be asked again: mark it likewise. */
  armed: string | null;
  /** Send a move in notation. Safe to call at any time: what is not legal is refused with words. */
  act: (move: string) => void;
  /** Why a move is not legal now. */
  why: (move: string) => Promise<Why>;
  /** What would come of a move; empty when previews are off. */
  forecast: (move: string) => Promise<Line[]>;
  /** Show the forecast of a move in the panel's sum, as when a button is hovered; null ends it. */
  preview: (move: string | null) => void;
  /** Of the game's own shape; null when unknown, not asked for, or switched off. */
  odds: Odds | null;
  /** Log entries that came with the latest view, for animation. Empty after a reload. */
  recent: LogEntry[];
  /** Everything that happened so far, as far as this viewer may know. */
  log: LogEntry[];
  settings: Settings;
  language: Language;
  orders: Orders | null;
  /** Switch automatic passing for a card, a token, whatever the game names. */
  order: (card: string, value: CardOrder) => void;
  /** No acting, only showing. `panel` draws nothing then. */
  replay: boolean;
  /** The decision panel: render it once, where the eye is. */
  panel: Snippet<[PanelOptions?]>;
}

export interface StripProps extends BoardProps {
  /** The seat that this strip shows. */
  number: number;
}

export interface GamePlugin {
  /** The middle of the table: the felt and what lies on it. Must render `panel`. */
  Board: Component<BoardProps>;
  /** Everything about one seat in a line; without it, the numbers of its view. */
  Strip?: Component<StripProps>;
  /** The seat's hand; lies at the lower edge, on phones in a drawer. */
  Hand?: Component<BoardProps>;
  /** A large picture for the landing page, drawn by us, filling its box. */
  Cover: Component;
  /** The face of a seat before the match, from its facts: an icon and a hue. */
  face?: (sheet: Sheet, facts: Facts) => Face | null;
  /** What a card, a token or the like is called: what standing orders name by id. */
  name?: (sheet: Sheet, id: string) => string | null;
  /** Where the match stands among `sheet.phases`. */
  phase?: (view: View) => string | null;
  /** What the game counts at the end of a match, from its log. */
  statistics?: (log: LogEntry[], sheet: Sheet) => Statistic[];
  /** Lines for the `?` page about keys that the board itself listens to. */
  keys?: () => { keys: string; words: string }[];
}

/** One thing that was counted in a match, for each seat. */
export interface Statistic {
  label: string;
  seats: Record<number, number>;
}

export interface Face {
  icon: string;
  hue: number;
  name?: string;
  /** One line about it for the hero pick. */
  note?: string;
  /** How hard it is to play: newcomers are given the lowest. */
  complexity?: number;
}
