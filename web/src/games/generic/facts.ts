/** What of a view is shown where, when nobody has drawn a board for it. */
import type { Plain, View } from '../../lib/protocol';

const COMMON = new Set(['game', 'options', 'number', 'active', 'result', 'decision', 'seats', 'phase']);

const flat = (value: unknown): boolean => value === null || typeof value !== 'object';

/** What is told of the table as a whole. */
export function facts(view: View): { [key: string]: Plain } {
  return Object.fromEntries(Object.entries(view).filter(([key]) => !COMMON.has(key))) as { [key: string]: Plain };
}

/** The numbers and words of a seat: they stand in its strip. */
export function plain(seat: Plain): [string, Plain][] {
  return Object.entries(seat ?? {}).filter(([, value]) => flat(value)) as [string, Plain][];
}
