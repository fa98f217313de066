/** Which options become big buttons: what can be read at a glance; all others lie on the board. */
import type { PanelOptions } from '../../lib/board';
import type { Offer } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { Table } from './shapes';

const MANY = 7;
const SHOWN = 3;
const ACTIONS = ['action', 'extra', 'offering', 'ship'];

const verb = ({ move }: Offer) => move.split(' ')[0] ?? '';
const subject = ({ move }: Offer) => move.split(' ')[1] ?? '';

/** The dearest of what can be had, and what ends the question. */
export function bigOffers(table: Pick<Table, 'sheet'>, offers: Offer[]): Offer[] {
  const glory = (offer: Offer) => table.sheet.feats[subject(offer)]?.glory ?? 0;
  const price = (offer: Offer) => table.sheet.faces[subject(offer)]?.price ?? 0;
  const feats = offers.filter((offer) => verb(offer) === 'feat').sort((a, b) => glory(b) - glory(a));
  const faces = offers.filter((offer) => verb(offer) === 'buy').sort((a, b) => price(b) - price(a));
  const others = offers.filter((offer) => !['feat', 'buy'].includes(verb(offer)));
  return [...feats.slice(0, SHOWN), ...faces.slice(0, SHOWN), ...others];
}

/** Effects are long here; the board and its hints tell them. */
const short = (offer: Offer): Offer => ({ ...offer, effect: '' });

export function panelOptions(table: Table, offers: Offer[]): PanelOptions {
  const reason = table.decision?.reason ?? '';
  const title = table.sheet.stages[table.view.stage] ?? '';
  const named = { title: title.charAt(0).toUpperCase() + title.slice(1) };
  if (!ACTIONS.includes(reason)) return offers.length > MANY ? named : { ...named, offers };
  const sentence = t(`df-ask-${reason}`);
  return { ...named, sentence, offers: bigOffers(table, offers).map(short) };
}
