/** What somebody played lately in this browser: their own choice, those of the others, and how it went. */
import { read, remove, write } from './kept';
import type { Facts } from './protocol';

interface Lately {
  /** What the own seat chose the last time; nothing before the first match. */
  own: Facts | null;
  /** What the others had then. */
  others: Facts[];
  /** How often each choice was played, and how often it won. */
  tally: Record<string, [played: number, won: number]>;
  /** The matches that were begun and counted, the latest last. */
  begun: string[];
  counted: string[];
}
const MOST = 30;
const KEY = 'astragal.lately ';
const key = (game: string) => KEY + game;
const nothing = (): Lately => ({ own: null, others: [], tally: {}, begun: [], counted: [] });

export function lately(game: string): Lately {
  try {
    return { ...nothing(), ...(JSON.parse(read(key(game)) ?? '{}') as Partial<Lately>) };
  } catch {
    return nothing();
  }
}

function keep(game: string, some: Partial<Lately>): void {
  write(key(game), JSON.stringify({ ...lately(game), ...some }));
}

/** A match has begun; once for each. */
export function began(game: string, match: string, own: Facts, others: Facts[]): void {
  const { begun } = lately(game);
  if (!begun.includes(match)) keep(game, { own, others, begun: [...begun, match].slice(-MOST) });
}

/** A match is over; once for each. */
export function ended(game: string, match: string, own: Facts, won: boolean): void {
  const { tally, counted } = lately(game);
  if (counted.includes(match)) return;
  for (const value of Object.values(own).map(String)) {
    const [played, before] = tally[value] ?? [0, 0];
    tally[value] = [played + 1, before + Number(won)];
  }
  keep(game, { tally, counted: [...counted, match].slice(-MOST) });
}

/** Somebody else, or nobody, uses this browser from now on. */
export function forgetLately(): void {
  remove(KEY);
}
