/** Which options become big buttons: what can be read at a glance; all others lie on the board. */
import type { Snippet } from 'svelte';
import type { PanelOptions } from '../../lib/board';
import type { Offer } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { Table } from './shapes';
import { does, doing } from './table.svelte';

const MANY = 7;
const SHOWN = 3;
const ACTIONS = ['action', 'extra', 'offering', 'ship'];
const PICTURED = ['draft', 'forge', 'face', 'copy', 'pick', 'hammer', 'give', 'buy', 'feat'];

const verb = (offer: Offer) => does(offer).verb;

/** The dearest of what can be had, and what ends the question; wishes about the hammer wait in the list. */
export function bigOffers(table: Pick<Table, 'sheet'>, offers: Offer[]): Offer[] {
  const glory = ({ does }: Offer) => table.sheet.feats[String(does['feat'])]?.glory ?? 0;
  const price = ({ does }: Offer) => table.sheet.faces[String(does['face'])]?.price ?? 0;
  const feats = doing(offers, 'feat').sort((a, b) => glory(b) - glory(a));
  const faces = doing(offers, 'buy').sort((a, b) => price(b) - price(a));
  const others = offers.filter((offer) => !['feat', 'buy', 'hammer'].includes(verb(offer)));
  return [...feats.slice(0, SHOWN), ...faces.slice(0, SHOWN), ...others];
}

/** Effects are long here; the board and its hints tell them. */
const short = (offer: Offer): Offer => ({ ...offer, effect: '' });

/** Whether all options find room as buttons: few of them, or small ones. */
const roomy = (offers: Offer[]) => offers.length <= MANY || offers.every((offer) => PICTURED.includes(verb(offer)));

export function panelOptions(table: Table, offers: Offer[], picture: Snippet<[Offer]>): PanelOptions {
  const reason = table.decision?.reason ?? '';
  const title = table.sheet.stages[table.view.stage] ?? '';
  const named: PanelOptions = {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    pictures: Object.fromEntries(PICTURED.map((word) => [word, picture])),
  };
  if (reason === 'last') named.sentence = t('df-ask-last');
  if (!ACTIONS.includes(reason)) return roomy(offers) ? { ...named, offers } : named;
  return { ...named, sentence: t(`df-ask-${reason}`), offers: bigOffers(table, offers).map(short) };
}
