/** What the parts of the board share. */
import { myOffers, shaped } from '../../lib/board';
import type { Offer } from '../../lib/protocol';
import type { Seat, Table } from './shapes';
import type { Move } from './wire.generated';

/** The props of a part, known to be of this game. */
export const ofThisGame = shaped<Table>();

/** The seat whose dice somebody looks at, 0 for one's own, and the seat that is read about. */
export const shared: { seat: number; about: number } = $state({ seat: 0, about: 0 });

/** All feats of a seat, wherever they lie. */
export const featsOf = (seat: Seat): string[] => Object.values(seat.piles).flat();

/** What an offer does, and with what. */
export const does = (offer: Offer): Move => offer.does as Move;

export const doing = (offers: Offer[], verb: Move['verb']): Offer[] => offers.filter((offer) => does(offer).verb === verb);

export function offered(table: Table, move: string): Offer | undefined {
  return myOffers(table).find((offer) => offer.move === move);
}


/** The feats beside a portal; in the draft also those of which one is chosen now. */
export function featsAt(table: Table, portal: string): string[] {
  const slots = table.sheet.slots.filter((slot) => slot.portal === portal);
  const chosen = (feat: string) => offered(table, `draft ${feat}`) !== undefined;
  return slots.flatMap(({ feats }) => feats.filter((feat) => feat in table.view.islands || chosen(feat)));
}

export const standsAt = (table: Table, portal: string | undefined): number[] =>
  Object.keys(table.view.seats).map(Number).filter((number) => table.view.seats[number]?.portal === portal);

/** What is put together before it is said: places of two faces to resolve, gold for the hammer. */
export const choice: { faces: number[]; gold: number } = $state({ faces: [], gold: 0 });
