/** What is counted in a match of Pig. */
import type { Statistic } from '../../lib/board';
import type { LogEntry } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';

interface Counted {
  turns: number;
  rolls: number;
  /** Turns that a 1 ended, and the points that they cost. */
  ones: number;
  lost: number;
  best: number;
}

/** The numbers of each seat. */
export function count(log: LogEntry[]): Record<number, Counted> {
  const seats: Record<number, Counted> = {};
  let total = 0;
  for (const { kind, seat, facts } of log) {
    if (seat === null || (kind !== 'rolled' && kind !== 'held')) continue;
    const one = (seats[seat] ??= { turns: 0, rolls: 0, ones: 0, lost: 0, best: 0 });
    const die = kind === 'rolled' ? Number(facts['die']) : 0;
    if (die) one.rolls++;
    if (die > 1) {
      total += die;
      continue;
    }
    one.turns++;
    if (die) {
      one.ones++;
      one.lost += total;
    } else one.best = Math.max(one.best, total);
    total = 0;
  }
  return seats;
}

export function statistics(log: LogEntry[]): Statistic[] {
  const counted = Object.entries(count(log));
  const row = (label: string, of: keyof Counted): Statistic => ({
    label,
    seats: Object.fromEntries(counted.map(([seat, one]) => [seat, one[of]])),
  });
  return [
    row(t('pig-stat-turns'), 'turns'),
    row(t('pig-stat-rolls'), 'rolls'),
    row(t('pig-stat-best'), 'best'),
    row(t('pig-stat-ones'), 'ones'),
    row(t('pig-stat-lost'), 'lost'),
  ];
}
