/** The board is the menu: what lies on it is tapped there. Buttons are what has no place of its own, and what is advised. */
import type { Snippet } from 'svelte';
import type { PanelOptions } from '../../lib/board';
import type { Offer } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { Table } from './shapes';
import { does } from './table.svelte';

const ACTIONS = ['action', 'extra', 'offering', 'ship'];
const LAID = ['buy', 'feat', 'forge', 'draft', 'copy', 'face'];
const PICTURED = ['face', 'copy', 'give', 'buy', 'feat', 'forge', 'pick'];

const verb = (offer: Offer) => does(offer).verb;

/** A wish about the hammer that is taken back while something else is asked. */
export const aside = (reason: string, offer: Offer): boolean => verb(offer) === 'hammer' && reason !== 'hammer';

/** What has a button: the advice, then whatever does not lie on the board, and last what is not asked about. */
export function buttons(reason: string, offers: Offer[], advised: string | null): Offer[] {
  const bare = offers.filter((offer) => !LAID.includes(verb(offer)) && !aside(reason, offer));
  const best = offers.filter((offer) => offer.move === advised && !bare.includes(offer));
  return [...best, ...bare, ...offers.filter((offer) => aside(reason, offer))];
}

/** The pair that is resolved, whichever of the two faces stands first. */
export function pairOf(offers: Offer[], [one, other]: string[]): Offer | undefined {
  return offers.find((offer) => offer.move === `pick ${one} ${other}` || offer.move === `pick ${other} ${one}`);
}

/** The faces of which two are picked; one that lies twice may be picked twice. */
export function facesOf(offers: Offer[]): string[] {
  const pairs = offers.map(does).flatMap((move) => (move.verb === 'pick' ? [[move.face, move.other]] : []));
  const faces = [...new Set(pairs.flat())];
  return faces.flatMap((face) => (pairs.some(([one, other]) => one === face && other === face) ? [face, face] : [face]));
}

/** Effects are long here; the lens tells them. */
const short = (offer: Offer): Offer => ({ ...offer, effect: '' });

export function panelOptions(table: Table, drawn: Offer[], picture: Snippet<[Offer]>): PanelOptions {
  const reason = table.decision?.reason ?? '';
  const asked = [...ACTIONS, 'last'].includes(reason) ? { sentence: t(`df-ask-${reason}`) } : {};
  return { ...asked, offers: drawn.map(short), laid: true, pictures: Object.fromEntries(PICTURED.map((word) => [word, picture])) };
}
