/** What the parts of the board are given, with the shapes of this game, and what they share. */
import { type BoardProps, shaped } from '../../lib/board';
import type { Offer, Why } from '../../lib/protocol';
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
export const ofThisGame = shaped<Table>();

export type Opened =
  | { kind: 'pile'; seat: number }
  | { kind: 'offers'; title: string; offers: Offer[] };

/** What is open, picked or pointed at, whichever part of the board that happens in. */
export const shared: { opened: Opened | null; board: number; goal: string; slot: string; chances: Record<string, number> | null } = $state({
  opened: null,
  board: 0,
  goal: '',
  slot: '',
  chances: null,
});

/** Whether this screen is pressed by fingers. */
export const byFinger = globalThis.matchMedia?.('(pointer: coarse)')?.matches ?? false;

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

/** Why a move can't be made. */
export async function refusal(table: Table, move: string): Promise<Pick<Why, 'words' | 'rule'> | null> {
  if (table.replay || !table.seat) return null;
  const found = await table.why(move);
  return { ...found, words: found.words?.replaceAll(/\[([^\]]+)\]/g, '$1') ?? null };
}

/** The ability that was picked to roll for, and the dice that are best kept for it. */
export interface Goal {
  name: string;
  count: number;
  keep: () => void;
}
