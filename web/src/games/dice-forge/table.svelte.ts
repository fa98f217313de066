/** What the parts of the board share. */
import type { BoardProps } from '../../lib/board';
import type { Hint } from '../../lib/hint.svelte';
import type { Offer } from '../../lib/protocol';
import type { Table } from './shapes';
import type { Move } from './wire.generated';

/** The props of a part, known to be of this game. */
export const ofThisGame = <P extends BoardProps>(props: P): Omit<P, 'sheet' | 'view' | 'odds'> & Table =>
  props as unknown as Omit<P, 'sheet' | 'view' | 'odds'> & Table;

/** The seat whose dice and feats somebody looks at, 0 for one's own; the feat that is open. */
export const shared: { seat: number; feat: string } = $state({ seat: 0, feat: '' });

/** The options of this viewer's own decision; none in a replay or when others decide. */
export function myOffers(table: Table): Offer[] {
  return (!table.replay && table.decision?.mine && table.decision.options) || [];
}

/** What an offer does, and with what. */
export const does = (offer: Offer): Move => offer.does as Move;

export const doing = (offers: Offer[], verb: Move['verb']): Offer[] => offers.filter((offer) => does(offer).verb === verb);

export function offered(table: Table, move: string): Offer | undefined {
  return myOffers(table).find((offer) => offer.move === move);
}

/** Why a move can't be made, in words; empty where nobody asks. */
export async function refusal(table: Table, move: string): Promise<Hint> {
  if (table.replay || !table.decision?.mine) return {};
  const { words, rule } = await table.why(move);
  return words ? { text: words, rule } : {};
}
