/** What the parts of the board are given, with the shapes of this game, and what they share. */
import type { BoardProps } from '../../lib/board';
import type { Hint } from '../../lib/hint.svelte';
import type { Offer } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { Sheet } from './sheet';
import type { View } from './view';
import type { Odds } from './wire.generated';

export type { Outlook } from './wire.generated';

export interface Table extends Omit<BoardProps, 'sheet' | 'view' | 'odds'> {
  sheet: Sheet;
  view: View;
  odds: Odds | null;
}

/** The props of a part, known to be of this game. */
export const ofThisGame = <P extends BoardProps>(props: P): Omit<P, 'sheet' | 'view' | 'odds'> & Table =>
  props as unknown as Omit<P, 'sheet' | 'view' | 'odds'> & Table;

export type Opened =
  | { kind: 'card'; card: string; seat: number }
  | { kind: 'token'; token: string; seat: number }
  | { kind: 'pile'; seat: number }
  | { kind: 'offers'; title: string; offers: Offer[] };

/** What is open, picked or pointed at, whichever part of the board that happens in. */
export const shared: { opened: Opened | null; board: number; goal: string; slot: string } = $state({
  opened: null,
  board: 0,
  goal: '',
  slot: '',
});

/** The options of this viewer's own decision; none in a replay or when others decide. */
export function myOffers(table: Table): Offer[] {
  return (!table.replay && table.decision?.mine && table.decision.options) || [];
}

/** Do the only thing that a touched thing offers, or show the choice. */
export function doOrAsk(table: Table, title: string, offers: Offer[]): void {
  const [first, ...others] = offers;
  if (!first) return;
  if (others.length) shared.opened = { kind: 'offers', title, offers };
  else table.act(first.move);
}

/** What stands on a button for an offer. */
export function label(table: Table, offer: Offer): string {
  return table.armed === offer.move ? t('decision-again', { words: offer.words }) : offer.words;
}

/** Why a move can't be made, as a hint. */
export async function refusal(table: Table, move: string): Promise<Hint | null> {
  if (table.replay || !table.seat) return null;
  const { words, rule } = await table.why(move);
  return words ? { text: words, rule } : null;
}
