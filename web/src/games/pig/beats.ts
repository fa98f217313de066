/** What is seen and heard of a turn: the die is thrown, and the points are taken or lost. */
import type { LogEntry } from '../../lib/protocol';
import type { Beat } from '../../lib/scene.svelte';

export const TUMBLE = 620;
const TAKEN = 350;
const LOSES = 1;

function beat(entry: LogEntry): Beat[] {
  if (entry.kind === 'held') return [{ kind: 'held', entries: [entry], time: TAKEN, cues: [{ sound: 'coin' }] }];
  if (entry.kind !== 'rolled') return [];
  const lost = entry.facts['die'] === LOSES;
  return [{ kind: 'roll', entries: [entry], time: TUMBLE, holds: true, cues: [{ sound: 'die', after: TUMBLE * 0.8 }, ...(lost ? [{ sound: 'bane' as const, after: TUMBLE }] : [])] }];
}

export function beats(entries: LogEntry[]): Beat[] {
  return entries.flatMap(beat);
}
