/** What is counted in a match of Dice Throne: damage by its kind, healing, cards. */
import type { Statistic } from '../../lib/board';
import type { LogEntry, Sheet as AnySheet } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { Sheet } from './sheet';

type Worth = (entry: LogEntry) => number;

/** For each seat the sum of what its entries are worth. */
export function sums(log: LogEntry[], worth: Worth): Record<number, number> {
  const seats: Record<number, number> = {};
  for (const entry of log) {
    if (entry.seat !== null) seats[entry.seat] = (seats[entry.seat] ?? 0) + worth(entry);
  }
  return seats;
}

/** The number that entries of a kind tell. */
export const amount = (kind: string, fact = 'amount'): Worth => (entry) => (entry.kind === kind ? Number(entry.facts[fact]) || 0 : 0);
/** What was prevented, in points: the amount itself may be a word, such as half. */
export const prevented = amount('prevented', 'worth');
const times = (...kinds: string[]): Worth => (entry) => Number(kinds.includes(entry.kind));

export function statistics(log: LogEntry[], sheet: AnySheet): Statistic[] {
  const kinds = (sheet as unknown as Sheet).damage ?? {};
  const dealt = [...new Set(log.filter(({ kind }) => kind === 'damaged').map(({ facts }) => String(facts['damage'])))];
  const byKind = dealt.map((damage) => ({
    label: t('dt-stat-damage-kind', { kind: kinds[damage] ?? damage }),
    seats: sums(log, (entry) => (entry.facts['damage'] === damage ? amount('damaged')(entry) : 0)),
  }));
  return [
    { label: t('dt-stat-damage'), seats: sums(log, amount('damaged')) },
    ...(byKind.length > 1 ? byKind : []),
    { label: t('dt-stat-prevented'), seats: sums(log, prevented) },
    { label: t('dt-stat-healed'), seats: sums(log, amount('healed')) },
    { label: t('dt-stat-abilities'), seats: sums(log, times('activated')) },
    { label: t('dt-stat-cards'), seats: sums(log, times('played', 'upgraded')) },
    { label: t('dt-stat-cp'), seats: sums(log, amount('gained-cp')) },
  ].filter(({ seats }) => Object.values(seats).some((value) => value > 0));
}
