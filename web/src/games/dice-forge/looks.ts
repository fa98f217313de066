/** What the lens shows of the things of this game, with what each would change now or why it can't be used. */
import { myOffers } from '../../lib/board';
import type { Decision, Line, Offer } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { again, type Look } from '../../stage/lens.svelte';
import { featIcon, KIND_ICONS, RESOURCE_ICONS } from './marks';
import { RESOURCES, type Table } from './shapes';
import { offered } from './table.svelte';

const BRASS = '#b98c2c';
/** What was foretold of the moves of a decision, as it was told to this page. */
const foretold = new WeakMap<Decision, Map<string, Line[]>>();

/** What a move would bring: nothing until it is known, then the lens is drawn again. */
function forecast(table: Table, decision: Decision, move: string): Line[] {
  const lines = foretold.get(decision) ?? new Map<string, Line[]>();
  foretold.set(decision, lines);
  if (!lines.has(move)) {
    lines.set(move, []);
    void table.forecast(move).then((found) => {
      lines.set(move, found);
      if (found.length) again();
    });
  }
  return lines.get(move) ?? [];
}

/** What can be done with a thing, or why not. */
function use(table: Table, offer: Offer | undefined, move: string | null): Partial<Look> {
  if (offer && table.decision) return { offers: [offer], lines: forecast(table, table.decision, offer.move) };
  if (table.replay || !table.decision?.mine || !move) return {};
  return { why: () => table.why(move) };
}

export function faceIcon(table: Table, id: string): string {
  const face = table.sheet.faces[id];
  const resource = RESOURCES.find((one) => face?.amounts[one]);
  return KIND_ICONS[face?.kind ?? ''] ?? RESOURCE_ICONS[resource ?? 'gold'];
}

/** A face of the sanctuary. */
export function goods(table: Table, id: string): Look {
  const face = table.sheet.faces[id];
  const [price, left] = [face?.price ?? 0, table.view.sanctuary[id] ?? 0];
  return {
    title: face?.name ?? id,
    kind: t('df-on-sale', { price, left }),
    icon: faceIcon(table, id),
    edge: BRASS,
    text: face?.text,
    ...use(table, offered(table, `buy ${id}`), `buy ${id}`),
  };
}

/** A face of somebody's die, and what may be done with its place. */
export function place(table: Table, id: string, offer: Offer | undefined, move: string | null): Look {
  const face = table.sheet.faces[id];
  return { title: face?.name ?? id, icon: faceIcon(table, id), edge: BRASS, text: face?.text, ...use(table, offer, move) };
}

/** A face of which another one is the first on its die: that one would go. */
export function twin(table: Table, id: string): Look {
  return { ...place(table, id, undefined, null), so: t('df-twin') };
}

/** A feat, wherever it is seen; on its island it can be performed, in the draft chosen. */
export function feat(table: Table, id: string, where: 'island' | 'seat', state = ''): Look {
  const facts = table.sheet.feats[id];
  const shown: Look = { title: facts?.name ?? id, kind: state, icon: featIcon(id), edge: BRASS, text: facts?.text.join('\n') };
  if (where === 'seat') return { ...shown, offers: myOffers(table).filter(({ move }) => move === `use ${id}`) };
  const chosen = offered(table, `draft ${id}`);
  return { ...shown, ...use(table, chosen ?? offered(table, `feat ${id}`), `feat ${id}`) };
}

