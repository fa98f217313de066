/** A match of Pig as its end tells it: scores turn by turn, the best turn, and what ones have cost. */
import type { Story, StoryProps } from '../../lib/board';
import type { LogEntry } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { numbered, rival, turnsOf, type Turn } from '../../end/story';
import { count } from './statistics';

/** A turn begins with whatever comes after a hold or a one. */
export function turns(log: LogEntry[]): Turn[] {
  let over = true;
  return turnsOf(log, ({ kind, seat, facts }) => {
    if (kind !== 'rolled' && kind !== 'held') return null;
    const begins = over;
    over = kind === 'held' || facts['die'] === 1;
    return begins ? seat : null;
  });
}

/** The score of a seat before the first turn and after each. */
export function scores(all: Turn[], seat: number): number[] {
  const values = [0];
  for (const { entries } of all) {
    const held = entries.find((entry) => entry.kind === 'held' && entry.seat === seat);
    values.push(held ? Number(held.facts['score']) : (values.at(-1) ?? 0));
  }
  return values;
}

export function story({ log, view, names, winners }: StoryProps): Story {
  const all = turns(log);
  const seats = Object.keys(view.seats).map(Number);
  const counted = count(log);
  const first = winners[0] ?? 0;
  const number = (label: string, of: 'best' | 'rolls' | 'lost') => {
    const values = Object.fromEntries(seats.map((seat) => [seat, counted[seat]?.[of] ?? 0]));
    const other = rival(values, winners, seats);
    return { value: values[first] ?? 0, label, note: other ? t('end-other', { name: names[other.seat] ?? '', n: other.value }) : '' };
  };
  const lines = seats.map((seat) => ({ seats: [seat], values: scores(all, seat) }));
  return {
    summary: t('pig-end-summary', { score: lines[first - 1]?.values.at(-1) ?? 0, n: counted[first]?.turns ?? 0 }),
    lines,
    turns: numbered(all),
    unit: t('pig-end-points'),
    numbers: [number(t('pig-stat-best'), 'best'), number(t('pig-stat-rolls'), 'rolls'), number(t('pig-stat-lost'), 'lost')],
    happened: (turn) => all[turn]?.entries.at(-1)?.words ?? '',
  };
}
