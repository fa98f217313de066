/** What flies over the stage: what the dice bring, faces that are forged, feats that are taken. */
import type { LogEntry } from '../../lib/protocol';
import type { Beat } from '../../lib/scene.svelte';
import type { Flight } from '../../stage/flight';
import { amountsOf } from './blessings';
import { RESOURCES, type Resource } from './shapes';

export type Thing = { kind: 'amount'; resource: Resource; words: string } | { kind: 'face' | 'feat'; id: string };

const strip = (seat: number): string => `[data-seat="${seat}"]`;

function gains(entry: LogEntry, sign: string): Flight<Thing>[] {
  const seat = Number(entry.facts['seat']);
  const amounts = amountsOf(entry.facts['amounts']);
  return RESOURCES.flatMap((resource) => {
    const amount = amounts[resource];
    const to = [`${strip(seat)} .reserve.${resource}`, `${strip(seat)} .${resource}`, strip(seat)];
    return amount ? [{ from: sign === '+' ? [`[data-dice="${seat}"]`] : [], to, what: { kind: 'amount' as const, resource, words: `${sign}${amount}` } }] : [];
  });
}

export function flights({ kind, entries }: Beat): Flight<Thing>[] {
  const [entry] = entries;
  if (kind === 'gain' || kind === 'pay') return entries.flatMap((one) => gains(one, one.kind === 'gained' ? '+' : '−'));
  if (!entry || (kind !== 'forge' && kind !== 'feat')) return [];
  const seat = Number(entry.facts['seat']);
  if (kind === 'feat') return [{ from: [`[data-feat="${entry.facts['feat']}"]`], to: [`${strip(seat)} .feats`, strip(seat)], ring: true, what: { kind: 'feat', id: String(entry.facts['feat']) } }];
  return [{ from: [`[data-sold="${entry.facts['face']}"]`], to: [`.net [data-face^="${seat} "][data-is="${entry.facts['face']}"].forged`, `[data-dice="${seat}"]`], ring: true, what: { kind: 'face', id: String(entry.facts['face']) } }];
}
