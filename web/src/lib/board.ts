/**
 * What a game brings to the table page. `web/src/games/<id>/index.ts` default-exports a `GamePlugin`;
 * nothing outside that folder knows the game. Its words lie in `web/src/games/<id>/text/{en,ru,pl}.ftl`.
 */
import type { Component, Snippet } from 'svelte';
import type { CardOrder, Decision, Facts, Language, Line, LogEntry, Odds, Offer, Orders, Seat, Sheet, View, Why } from './protocol';
import type { Beat, Scene } from './scene.svelte';
import type { Settings } from './settings.svelte';

/** Before the sheet has come. */
export const NO_SHEET: Sheet = { game: '', phases: [], facts: {} };

/** How a board wants the decision panel drawn. Without any, every option is a button. */
export interface PanelOptions {
  /** What is asked, in a sentence; the decision's own when not given. */
  sentence?: string;
  /**
   * The options that get buttons, as far as there is room. Words may be changed, moves must be legal.
   * All others stay reachable behind "+n", so nothing can be lost by leaving one out.
   */
  offers?: Offer[];
  /** All other options lie on the board and are pressed there. */
  laid?: boolean;
  /** How many buttons there are at most; the others wait behind "+n". */
  most?: number;
  /** Which move is golden, where the board knows better than the decision's `advised`; null for none. */
  gold?: string | null;
  /** What stands on the buttons instead of words, by the verbs of their moves; the words are read aloud and hinted. */
  pictures?: Record<string, Snippet<[Offer]>>;
  /** The digit key of the first big button, where the board itself listens to those before it. */
  firstDigit?: number;
  /** The sum is what the golden move would bring, where the board itself shows what is being answered. */
  foretell?: boolean;
  /** Verbs of moves whose forecast the board itself shows, in its own places. */
  untold?: string[];
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
  /** The option under the hand or the pointer, wherever it lies. */
  previewed: string | null;
  /** Of the game's own shape; null when unknown, not asked for, or switched off. */
  odds: Odds | null;
  /** Log entries that came with the latest view, for animation. Empty after a reload. */
  recent: LogEntry[];
  /** Everything that happened so far, as far as this viewer may know. */
  log: LogEntry[];
  /** What is being shown of what happened: the beat that is played, and which numbers are still to change. */
  scene: Scene;
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

/** Props whose shapes the house does not know are those of a game: `const ofThisGame = shaped<Table>()`. */
export const shaped =
  <T>() =>
  <P extends BoardProps>(props: P) =>
    props as unknown as Omit<P, 'sheet' | 'view' | 'odds'> & T;

/** The options of this viewer's own decision; none in a replay or when others decide. */
export function myOffers({ replay, decision }: Pick<BoardProps, 'replay' | 'decision'>): Offer[] {
  return (!replay && decision?.mine && decision.options) || [];
}

export interface StripProps extends BoardProps {
  /** The seat that this strip shows. */
  number: number;
}

export interface OthersProps extends BoardProps {
  /** The seats of the row, in turn order. */
  numbers: number[];
  strip: Snippet<[number]>;
}

/** A part of the board that has a tab of its own on a phone; it is shown while `stage.tab` is its id. */
export interface StageTab {
  id: string;
  words: string;
  icon: string;
}

export interface GamePlugin {
  /** The middle of the table: `Felt` of the stage, which renders `panel`, and what lies beside it, in the class `on-board`. */
  Board: Component<BoardProps>;
  /** Everything about one seat in a line; without it, the numbers of its view. */
  Strip?: Component<StripProps>;
  /** The row of the other seats, where they are more than strips side by side: `strip(number)` draws one. */
  Others?: Component<OthersProps>;
  /** Seats that win together are shown in boxes, which need a higher row. */
  sided?: (view: View) => boolean;
  /** The seat's hand; a row of its own at the lower edge, on phones a tab. */
  Hand?: Component<BoardProps>;
  /** How much a seat holds in it, for that tab. */
  held?: (view: View, seat: number) => number;
  /** The tabs of the game's own on a phone; without it, one for the board. */
  tabs?: () => StageTab[];
  /** A class of the stage, for measures of the game's own. */
  stage?: string;
  /** A large picture for the landing page, drawn by us, filling its box. */
  Cover: Component;
  /** The face of a seat before the match, from its facts: an icon and a hue. */
  face?: (sheet: Sheet, facts: Facts) => Face | null;
  /** All that one chooses such a face by, beside its crest: loaded when somebody is choosing. */
  portrait?: () => Promise<Component<PortraitProps>>;
  /** What a card, a token or the like is called: what standing orders name by id. */
  name?: (sheet: Sheet, id: string) => string | null;
  /** Where the match stands among `sheet.phases`. */
  phase?: (view: View) => string | null;
  /** What is to be seen and heard of what happened, one thing after another, for who looks from this seat. */
  beats?: (entries: LogEntry[], seat: number, sheet: Sheet) => Beat[];
  /** Who begins, and why: for the first moment of a match. */
  opening?: (told: OpeningProps) => string;
  /** What the game counts at the end of a match, from its log. */
  statistics?: (log: LogEntry[], sheet: Sheet) => Statistic[];
  /** How the match went, for the page at its end. */
  story?: (told: StoryProps) => Story;
  /** Lines for the `?` page about keys that the board itself listens to. */
  keys?: () => { keys: string; words: string }[];
}

export interface OpeningProps {
  log: LogEntry[];
  view: View;
  names: Record<number, string>;
  /** Whether who begins looks at it. */
  own: boolean;
}

export interface StoryProps {
  log: LogEntry[];
  sheet: Sheet;
  view: View;
  names: Record<number, string>;
  /** The seats that won, the first of them in front; in a draw several sides have. */
  winners: number[];
}

/** A match in a few numbers and lines. */
export interface Story {
  /** One sentence: how the winner stands, after how long. */
  summary: string;
  /** What is counted, seat by seat or side by side: before the first turn, and after each. */
  lines: { seats: number[]; values: number[] }[];
  /** Whose turns they were, the number that people give them, and how many decisions stood when they began. */
  turns: { seat: number; n: number; from: number }[];
  /** What the lines show, such as health. */
  unit: string;
  numbers: { value: number; label: string; note: string }[];
  /** What happened in a turn, in words. */
  happened: (turn: number) => string;
  best?: { label: string; words: string; dice?: { icon: string; hue: number; label: string }[] };
}

export interface PortraitProps {
  sheet: Sheet;
  facts: Facts;
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
  /** One sentence about it. */
  line?: string;
  /** How hard it is to play: newcomers are given the lowest. */
  complexity?: number;
}
