/** What the dice said last: the faces of each seat and what came of them, read from the log. */
import type { LogEntry, Plain } from '../../lib/protocol';
import { RESOURCES, type Amounts, type Resource } from './shapes';

export interface Blessing {
  seat: number;
  /** Every roll since the turn began, as ids of faces. */
  rolls: string[][];
  gained: Amounts;
  wasted: Amounts;
}

const list = (value: Plain | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

/** `['3 gold', '1 sun']` as numbers by resource. */
export function amountsOf(value: Plain | undefined): Amounts {
  const found: Amounts = {};
  for (const part of list(value)) {
    const [n, resource] = part.split(' ');
    if (RESOURCES.includes(resource as Resource)) found[resource as Resource] = (found[resource as Resource] ?? 0) + Number(n);
  }
  return found;
}

function add(to: Amounts, more: Amounts): void {
  for (const resource of RESOURCES) {
    if (more[resource]) to[resource] = (to[resource] ?? 0) + more[resource];
  }
}

/** The entries since the last turn began. */
export function thisTurn(log: LogEntry[]): LogEntry[] {
  return log.slice(Math.max(0, log.findLastIndex(({ kind }) => kind === 'turn')));
}

/** What each seat rolled and gained in the turn that goes on. */
export function blessings(log: LogEntry[]): Record<number, Blessing> {
  const found: Record<number, Blessing> = {};
  for (const { kind, seat, facts } of thisTurn(log)) {
    if (seat === null) continue;
    const blessing = (found[seat] ??= { seat, rolls: [], gained: {}, wasted: {} });
    if (kind === 'rolled') blessing.rolls.push(list(facts['faces']));
    if (kind === 'gained') add(blessing.gained, amountsOf(facts['amounts']));
    if (kind === 'wasted') add(blessing.wasted, amountsOf(facts['amounts']));
  }
  return found;
}
