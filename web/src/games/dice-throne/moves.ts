// Options of a decision, found by what a player touches: a die, a card, a token, a seat.
import type { Offer } from '../../lib/protocol';
import type { Move } from './wire.generated';

/** What an offer does, and with what. */
export const does = (offer: Offer): Move => offer.does as Move;

export const doing = (offers: Offer[], ...verbs: Move['verb'][]): Offer[] => offers.filter((offer) => verbs.includes(does(offer).verb));

const CARD_VERBS: Move['verb'][] = ['play', 'upgrade', 'sell', 'discard', 'fetch'];

/** The card that an offer is about. */
export function cardOf(offer: Offer): string | undefined {
  const move = does(offer);
  return 'card' in move ? move.card : undefined;
}

/** What may be done with a card, the most telling first. */
export function cardOffers(offers: Offer[], card: string): Offer[] {
  const rank = (offer: Offer): number => CARD_VERBS.indexOf(does(offer).verb);
  return offers.filter((offer) => cardOf(offer) === card).sort((a, b) => rank(a) - rank(b));
}

/** What may be done with a token of a seat; only `remove` and `transfer` reach other seats. */
export function tokenOffers(offers: Offer[], token: string, seat: number, mine: number): Offer[] {
  return offers.filter((offer) => {
    const move = does(offer);
    if (move.verb === 'use' || move.verb === 'activate') return move.of === token && seat === mine;
    if (!('token' in move) || move.token !== token) return false;
    if (move.verb === 'transfer') return move.from === seat;
    return move.verb === 'remove' || seat === mine;
  });
}

/** The offer that names a seat. */
export function seatOffer(offers: Offer[], seat: number): Offer | undefined {
  return offers.find((offer) => {
    const move = does(offer);
    return (move.verb === 'target' || move.verb === 'player') && move.seat === seat;
  });
}

/** What declares an ability, defends with it, or uses it. */
export function abilityOffers(offers: Offer[], ability: string): Offer[] {
  return offers.filter((offer) => {
    const move = does(offer);
    return move.verb === 'use' ? move.of === ability : 'ability' in move && move.ability === ability;
  });
}

/** What may be done with a single die that shows this face. */
export function dieOffers(offers: Offer[], face: number): Offer[] {
  return offers.filter((offer) => {
    const move = does(offer);
    return (move.verb === 'reroll' || move.verb === 'change') && move.face === face;
  });
}

/** Whether dice are to be tapped: some stay, the others are rolled again. */
export function keepsDice(offers: Offer[]): boolean {
  return doing(offers, 'keep').length > 0;
}
