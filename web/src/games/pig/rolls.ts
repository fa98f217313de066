/** The dice of a turn, read from the log. */
import type { LogEntry } from '../../lib/protocol';

/** A turn's dice in order, and how it ended, if it has. */
export interface Turn {
  seat: number;
  dice: number[];
  end: 'lost' | 'held' | null;
}

const LOSES = 1;

function ends(entry: LogEntry): boolean {
  return entry.kind === 'held' || (entry.kind === 'rolled' && entry.facts['die'] === LOSES);
}

/** The turn that goes on or, before the next seat has done anything, the one that has just ended. */
export function lastTurn(log: LogEntry[]): Turn | null {
  const told = log.filter(({ kind }) => kind === 'rolled' || kind === 'held');
  const last = told.at(-1);
  if (!last) return null;
  const before = told.slice(0, -1);
  const own = [...before.slice(before.findLastIndex(ends) + 1), last];
  const dice = own.filter(({ kind }) => kind === 'rolled').map(({ facts }) => Number(facts['die']));
  return { seat: last.seat ?? 0, dice, end: last.kind === 'held' ? 'held' : ends(last) ? 'lost' : null };
}

/** What a lost turn would have been worth. */
export function lost(turn: Turn): number {
  return turn.dice.reduce((sum, die) => sum + die, 0) - LOSES;
}
