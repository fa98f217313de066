// Options of a decision, found by what a player touches: a die, a card, a token, a seat.

import type { Offer } from '../../lib/protocol';

/** The verb of a move and the words after it. */
export function parts(move: string): [string, string[]] {
  const [verb = '', ...rest] = move.split(' ');
  return [verb, rest];
}

const CARD_VERBS = ['play', 'upgrade', 'sell', 'discard', 'fetch'];
const TOKEN_VERBS = ['use', 'remove', 'transfer', 'grow', 'give', 'build', 'activate', 'guard'];
const SEAT_VERBS = ['target', 'player'];

/** What may be done with a card, the most telling first. */
export function cardOffers(offers: Offer[], card: string): Offer[] {
  const found = offers.filter(({ move }) => {
    const [verb, [what]] = parts(move);
    return CARD_VERBS.includes(verb) && what === card;
  });
  return found.sort((a, b) => rank(a.move) - rank(b.move));
}

function rank(move: string): number {
  return CARD_VERBS.indexOf(parts(move)[0]);
}

/** What may be done with a token of a seat; only `remove` and `transfer` reach other seats. */
export function tokenOffers(offers: Offer[], token: string, seat: number, mine: number): Offer[] {
  return offers.filter(({ move }) => {
    const [verb, [what, from]] = parts(move);
    if (!TOKEN_VERBS.includes(verb) || what !== token) return false;
    if (verb === 'transfer') return Number(from) === seat;
    return verb === 'remove' || seat === mine;
  });
}

/** The move that names a seat. */
export function seatOffer(offers: Offer[], seat: number): Offer | undefined {
  return offers.find(({ move }) => {
    const [verb, [what]] = parts(move);
    return SEAT_VERBS.includes(verb) && Number(what) === seat;
  });
}

/** What declares an ability, defends with it, or uses it. */
export function abilityOffers(offers: Offer[], ability: string): Offer[] {
  return offers.filter(({ move }) => {
    const [verb, [what]] = parts(move);
    return ['ability', 'defend', 'use'].includes(verb) && what === ability;
  });
}

/** What may be done with a single die that shows this face. */
export function dieOffers(offers: Offer[], face: number): Offer[] {
  return offers.filter(({ move }) => {
    const [verb, [what]] = parts(move);
    return ['reroll', 'change'].includes(verb) && Number(what) === face;
  });
}

/** Whether dice are to be tapped: some stay, the others are rolled again. */
export function keepsDice(offers: Offer[]): boolean {
  return offers.some(({ move }) => move.startsWith('keep '));
}

/** The one card, token, seat or ability behind a move, to be lit where it lies. */
export function subject(move: string): string {
  return parts(move)[1][0] ?? '';
}
