/** The roll for who begins. */
import type { OpeningProps } from '../../lib/board';
import type { LogEntry } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';

/** The last round of it, by seat: those that were equal have rolled again. */
export function lastRolls(log: LogEntry[]): Map<number, number> {
  const turn = log.findIndex(({ kind }) => kind === 'turn');
  const found = new Map<number, number>();
  for (const { kind, seat, facts } of log.slice(0, Math.max(0, turn)).reverse()) {
    if (kind !== 'rolled' || seat === null) continue;
    if (found.has(seat)) break;
    found.set(seat, Number(facts['dice']));
  }
  return found;
}

export function opening({ log, view, names, own }: OpeningProps): string {
  const [best = 0, next = 0] = [...lastRolls(log).values()].sort((a, b) => b - a);
  return t('dt-opening', { own: own ? 'yes' : 'no', name: names[view.active] ?? '', best, next });
}
