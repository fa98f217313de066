/** Passes in the log: that somebody was polled and did nothing, by themselves or by their orders. */
import type { LogEntry } from './protocol';

const PASSES = new Set(['pass', 'auto']);

export function isPass({ kind }: LogEntry): boolean {
  return PASSES.has(kind);
}
