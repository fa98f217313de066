/** What is counted in a match of Dice Forge: what was gained, what was forged, which feats were performed. */
import type { Statistic } from '../../lib/board';
import type { LogEntry, Sheet as AnySheet } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { amountsOf } from './blessings';
import { RESOURCES, type Sheet } from './shapes';

function sums(log: LogEntry[], worth: (entry: LogEntry) => number): Record<number, number> {
  const seats: Record<number, number> = {};
  for (const entry of log) {
    if (entry.seat !== null) seats[entry.seat] = (seats[entry.seat] ?? 0) + worth(entry);
  }
  return seats;
}

const times = (kind: string) => (entry: LogEntry) => Number(entry.kind === kind);

export function statistics(log: LogEntry[], sheet: AnySheet): Statistic[] {
  const { resources } = sheet as unknown as Sheet;
  const gained = RESOURCES.map((resource) => ({
    label: t('df-stat-gained', { resource: resources?.[resource] ?? resource }),
    seats: sums(log, ({ kind, facts }) => (kind === 'gained' ? (amountsOf(facts['amounts'])[resource] ?? 0) : 0)),
  }));
  return [
    ...gained,
    { label: t('df-stat-wasted'), seats: sums(log, ({ kind, facts }) => (kind === 'wasted' ? Object.values(amountsOf(facts['amounts'])).reduce((sum, n) => sum + n, 0) : 0)) },
    { label: t('df-stat-forged'), seats: sums(log, times('forged')) },
    { label: t('df-stat-feats'), seats: sums(log, times('took')) },
  ].filter(({ seats }) => Object.values(seats).some((value) => value > 0));
}
