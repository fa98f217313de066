// The sheet of Dice Throne: heroes, cards and tokens in words, as the server tells them.
import { counted, longestRun } from './dice';
import type { Ability, Hero, Need, Seat, Slot, Symbol, Text } from './wire.generated';

export type { Ability, Card, Hero, Need, Sheet, Slot, Symbol, Text, Token } from './wire.generated';

/** An ability as it lies on a board, and those that its upgrade has opened. */
export interface Place {
  slot: Slot;
  level: number;
  ability: Ability;
  opened: Ability[];
}

/** The abilities of a seat's board as it lies now, upgrades and the side that is up considered. */
export function lying(hero: Hero, seat: Pick<Seat, 'levels' | 'board'>): Place[] {
  const up = hero.slots.filter((slot) => !slot.side || slot.side === seat.board);
  const places = up.filter((slot) => !slot.opened);
  return places.flatMap((slot) => {
    const level = seat.levels[slot.id] ?? 1;
    const ability = slot.levels[level];
    if (!ability) return [];
    const opened = up
      .filter((one) => one.opened?.slot === slot.id && one.opened.level === level)
      .flatMap((one) => one.levels[level] ?? []);
    return [{ slot, level, ability, opened }];
  });
}

/** The board with every upgrade: how much its texts may ever need. */
export function longest(hero: Hero, board: string): Place[] {
  const levels = Object.fromEntries(hero.slots.map((slot) => [slot.id, Math.max(...Object.keys(slot.levels).map(Number))]));
  return lying(hero, { levels, board });
}

/** How many of the dice that a need asks for lie there, and how many it asks for. */
export function progress(need: Need, faces: number[], symbols: string[]): [number, number] {
  if (need.straight) return [Math.min(longestRun(faces).length, need.straight), need.straight];
  const there = counted(symbols);
  const asked = need.symbols ?? [];
  const met = asked.map(({ symbol, count }) => Math.min(there[symbol] ?? 0, count));
  return [sum(met), sum(asked.map(({ count }) => count))];
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Words and the symbols between them: "On [Flame]: add 3" in three parts. */
export function symbolParts(text: string, hero: Hero | undefined): (string | Symbol)[] {
  const byName = new Map(Object.values(hero?.symbols ?? {}).map((one) => [one.name, one]));
  return text
    .split(/\[([^\]]+)\]/)
    .map((part, at) => (at % 2 ? (byName.get(part) ?? part) : part))
    .filter((part) => part !== '');
}

export const ROMAN = ['', 'I', 'II', 'III'];

/** A text as one string, for hints and readers. */
export function plainText(lines: Text[]): string {
  return lines.map(({ text, depth }) => (depth ? `• ${text}` : text).replaceAll(/\[([^\]]+)\]/g, '$1')).join('\n');
}
