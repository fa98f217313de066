/** A sum that has room for a few terms: the smallest become one. */
import type { Line } from '../lib/protocol';

const MOST = 5;

/** The number that a term adds, where it is one. */
function amount({ value }: Line): number | null {
  const plain = value.replace('−', '-').replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

const signed = (sum: number): string => `${sum < 0 ? '−' : '+'}${Math.abs(Math.round(sum * 10) / 10)}`;

/** At most five terms and the totals after them; what is no number stays as it is, also where that is more. */
export function terms(lines: Line[], others: string, most = MOST): Line[] {
  const small = lines.filter((line) => !line.total);
  if (small.length <= most) return lines;
  const numbers = small.filter((line) => amount(line) !== null).sort((a, b) => Math.abs(amount(a) ?? 0) - Math.abs(amount(b) ?? 0));
  const merged = new Set(numbers.slice(0, small.length - most + 1));
  if (merged.size < 2) return lines;
  const sum = [...merged].reduce((total, line) => total + (amount(line) ?? 0), 0);
  const rest: Line = { label: others, value: signed(sum), total: false, tone: '' };
  return [...small.filter((line) => !merged.has(line)), rest, ...lines.filter((line) => line.total)];
}
