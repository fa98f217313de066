/** How a match went: turns, sums and the turning point, from its log. For every game. */
import type { Story } from '../lib/board';
import type { LogEntry, RecordHead } from '../lib/protocol';

export interface Turn {
  seat: number;
  entries: LogEntry[];
}

/** The log by turns; what comes before the first is left out. `begins` names whose turn begins with an entry. */
export function turnsOf(log: LogEntry[], begins: (entry: LogEntry) => number | null): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const seat = begins(entry);
    if (seat !== null) turns.push({ seat, entries: [] });
    turns.at(-1)?.entries.push(entry);
  }
  return turns;
}

/** Which turn it was of whoever had the most of them then: what people call "turn 7". */
export function numbered(turns: Turn[]): Story['turns'] {
  const had: Record<number, number> = {};
  return turns.map((turn) => {
    const n = (had[turn.seat] = (had[turn.seat] ?? 0) + 1);
    return { seat: turn.seat, n, from: begun(turn) };
  });
}

/** How many decisions stood when a turn began. */
export function begun({ entries }: Turn): number {
  return entries[0]?.number ?? 0;
}

/** The sum of what entries are worth, for each seat. */
export function summed(entries: LogEntry[], worth: (entry: LogEntry) => number): Record<number, number> {
  const sums: Record<number, number> = {};
  for (const entry of entries) {
    if (entry.seat !== null) sums[entry.seat] = (sums[entry.seat] ?? 0) + worth(entry);
  }
  return sums;
}

/** How far a line is ahead of the best of the others. */
function lead(lines: Story['lines'], which: number, at: number): number {
  const others = lines.filter((_, index) => index !== which).map(({ values }) => values[at] ?? 0);
  return (lines[which]?.values[at] ?? 0) - Math.max(...others);
}

/** Where the match turned. */
export interface Turning {
  /** The turn in which the lead changed most. */
  turn: number;
  /** The turns from one of the winner's to the next: only then are chances alike, for whoever is about to act stands better. */
  from: number;
  to: number;
  /** The winner's chance before and after, where chances are known. */
  chance: [number, number] | null;
}

type Lines = Pick<Story, 'lines' | 'turns'>;
type Chances = Pick<RecordHead, 'turns' | 'chances'>;

/** Where the winner's chance to win rose most, from one turn of theirs to the next; without chances, where the lead did. */
export function turningPoint(story: Lines, winner: number, known: Chances | null): Turning | null {
  const gained = swings(story, winner);
  const round = known && bestRound(story.turns, winner, known, gained);
  if (round) return { ...round, turn: highest(gained, round.from, round.to) };
  const turn = highest(gained, 0, gained.length);
  return (gained[turn] ?? 0) > 0 ? { turn, from: turn, to: turn + 1, chance: null } : null;
}

/** Of the rounds in which the winner gained something: who resigns turns the match too, but nothing is to be seen of it. */
function bestRound(turns: Story['turns'], winner: number, known: Chances, gained: number[]): Omit<Turning, 'turn'> | null {
  if (known.chances.length !== known.turns.length + 1) return null;
  const own = turns.flatMap(({ seat }, at) => (seat === winner ? [at] : []));
  const rounds = own.map((from, n): Omit<Turning, 'turn'> => {
    const to = own[n + 1] ?? turns.length;
    return { from, to, chance: [chanceAt(turns[from], winner, known), chanceAt(turns[to], winner, known)] };
  });
  const rise = ({ chance }: Omit<Turning, 'turn'>) => (chance ? chance[1] - chance[0] : 0);
  const seen = rounds.filter(({ from, to }) => gained.slice(from, to).some((gain) => gain > 0));
  return seen.sort((a, b) => rise(b) - rise(a))[0] ?? null;
}

/** The chance of a seat when a turn began; at the end where there is none. */
function chanceAt(turn: Story['turns'][number] | undefined, seat: number, { turns, chances }: Chances): number {
  const at = turn ? turns.findLastIndex((number) => number <= turn.from) : -1;
  return chances.at(at)?.[seat - 1] ?? 0;
}

/** By how much the winner's lead grew in each turn. */
function swings({ lines, turns }: Lines, winner: number): number[] {
  const which = lines.findIndex(({ seats }) => seats.includes(winner));
  if (which < 0 || lines.length < 2) return [];
  return turns.map((_, at) => lead(lines, which, at + 1) - lead(lines, which, at));
}

/** Which of some values is the highest. */
function highest(values: number[], from: number, to: number): number {
  const some = values.slice(from, to);
  return from + Math.max(0, some.indexOf(Math.max(...some)));
}

/** The other seat that a number is set against: the best of those that did not win. */
export function rival(values: Record<number, number>, winners: number[], seats: number[]): { seat: number; value: number } | null {
  const others = seats.filter((seat) => !winners.includes(seat)).map((seat) => ({ seat, value: values[seat] ?? 0 }));
  return others.sort((a, b) => b.value - a.value)[0] ?? null;
}
