/** A match of Dice Forge as its end tells it: glory turn by turn, feats, faces, and the richest blessing. */
import type { Story, StoryProps } from '../../lib/board';
import type { LogEntry } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { begun, rival, summed, turnsOf, type Turn } from '../../end/story';
import { amountsOf } from './blessings';
import type { Sheet } from './shapes';

const begins = ({ kind, seat }: LogEntry) => (kind === 'turn' ? seat : null);
const times = (kind: string) => (entry: LogEntry) => Number(entry.kind === kind);
const total = (entry: LogEntry) => Object.values(amountsOf(entry.facts['amounts'])).reduce((sum, n) => sum + n, 0);

/** What an entry does to the glory of its seat. */
export function glory(entry: LogEntry, sheet: Sheet): number {
  const amount = amountsOf(entry.facts['amounts']).glory ?? 0;
  if (entry.kind === 'gained') return amount;
  if (entry.kind === 'lost') return -amount;
  return entry.kind === 'took' ? (sheet.feats[String(entry.facts['feat'])]?.glory ?? 0) : 0;
}

/** The glory of a seat before the first turn and after each; at the end what was counted. */
export function gloryLine(turns: Turn[], seat: number, sheet: Sheet): number[] {
  const values = [0];
  for (const { entries } of turns) {
    const mine = entries.filter((entry) => entry.seat === seat);
    const scored = mine.find(({ kind }) => kind === 'scored');
    const sum = mine.reduce((all, entry) => all + glory(entry, sheet), values.at(-1) ?? 0);
    values.push(scored ? Number(scored.facts['glory']) : sum);
  }
  return values;
}

/** The blessing that brought most, as the log says it. */
function richest(turns: Turn[]): LogEntry | undefined {
  const gains = turns.flatMap(({ entries }) => entries.filter((entry, at) => entry.kind === 'gained' && entries[at - 1]?.kind === 'rolled'));
  return gains.sort((a, b) => total(b) - total(a))[0];
}

export function story({ log, sheet: any, view, names, winners }: StoryProps): Story {
  const sheet = any as unknown as Sheet;
  const turns = turnsOf(log, begins);
  const all = turns.flatMap(({ entries }) => entries);
  const seats = Object.keys(view.seats).map(Number);
  const first = winners[0] ?? 0;
  const lines = seats.map((seat) => ({ seats: [seat], values: gloryLine(turns, seat, sheet) }));
  const end = Object.fromEntries(lines.map(({ seats: [seat], values }) => [seat ?? 0, values.at(-1) ?? 0]));
  const number = (label: string, values: Record<number, number>) => {
    const other = rival(values, winners, seats);
    return { value: values[first] ?? 0, label, note: other ? t('end-other', { name: names[other.seat] ?? '', n: other.value }) : '' };
  };
  const best = richest(turns);
  const round = (turn: Turn) => Number(turn.entries[0]?.facts['round']) || 0;
  return {
    summary: t('df-end-summary', { glory: end[first] ?? 0, n: Math.max(0, ...turns.map(round)) }),
    lines,
    turns: turns.map((turn) => ({ seat: turn.seat, n: round(turn), from: begun(turn) })),
    unit: t('df-end-glory'),
    numbers: [number(t('df-end-glory'), end), number(t('df-stat-feats'), summed(all, times('took'))), number(t('df-stat-forged'), summed(all, times('forged')))],
    happened: (turn) => told(turns[turn]),
    ...(best ? { best: { label: t('df-end-roll'), words: best.words } } : {}),
  };
}

/** What was performed, bought and gained in a turn by whose turn it was. */
function told(turn: Turn | undefined): string {
  const said = turn?.entries.filter(({ kind, seat }) => seat === turn.seat && ['took', 'forged', 'scored'].includes(kind)) ?? [];
  return (said.length ? said : (turn?.entries.filter(({ kind }) => kind === 'gained') ?? [])).slice(0, 3).map(({ words }) => words).join(' ');
}
