/** A match of Dice Throne as its end tells it: health turn by turn, blows, and the rarest roll. */
import type { Story, StoryProps } from '../../lib/board';
import type { LogEntry } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { numbered, rival, summed, turnsOf, type Turn } from '../../end/story';
import { longestRun } from './dice';
import type { Sheet } from './sheet';
import { amount, prevented } from './statistics';
import { startHealth, type View } from './view';

const hit = amount('damaged');
const begins = ({ kind, seat }: LogEntry) => (kind === 'turn' ? seat : null);

/** What an entry does to the health of its seat. */
const change = (entry: LogEntry) => amount('healed')(entry) + amount('stole-health')(entry) - hit(entry);

/** The health of each side after each turn. */
export function healthLines(turns: Turn[], view: View): Story['lines'] {
  const numbers = Object.keys(view.seats).map(Number);
  const sides = [...new Set(Object.values(view.seats).map(({ side }) => side))];
  return sides.map((side) => {
    const seats = numbers.filter((number) => view.seats[number]?.side === side);
    const values = [startHealth(view)];
    for (const { entries } of turns) {
      const changed = entries.filter(({ seat }) => seat !== null && seats.includes(seat)).reduce((sum, entry) => sum + change(entry), 0);
      values.push(Math.max(0, (values.at(-1) ?? 0) + changed));
    }
    return { seats, values };
  });
}

/** How rare a roll of five dice is: five alike, a large straight, four alike, and so on. */
export function rarity(faces: number[]): number {
  if (faces.length !== 5) return -1;
  const counts = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length).sort((a, b) => b - a);
  const run = longestRun(faces).length;
  const rank = counts[0] === 5 ? 5 : run === 5 ? 4 : counts[0] === 4 ? 3 : counts[0] === 3 && counts[1] === 2 ? 2 : run === 4 ? 1 : 0;
  return rank * 100 + faces.reduce((sum, face) => sum + face, 0);
}

/** What makes a roll rare, by its rank. */
const RANKS: ((() => string) | undefined)[] = [
  undefined, () => t('dt-end-run', { n: 4 }), () => t('dt-end-house'), () => t('dt-end-alike', { n: 4 }), () => t('dt-end-run', { n: 5 }), () => t('dt-end-alike', { n: 5 }),
];

const dice = ({ kind, facts }: LogEntry) => (kind === 'rolled' || kind === 'rerolled' ? String(facts['dice']).split(/\D+/).filter(Boolean).map(Number) : []);

function bestRoll(turns: Turn[], { view, sheet, names }: { view: View; sheet: Sheet; names: Record<number, string> }): Story['best'] {
  const rolls = turns.flatMap(({ seat, entries }, at) => entries.filter((entry) => entry.seat === seat).map((entry) => ({ seat, at, faces: dice(entry) })));
  const best = rolls.sort((a, b) => rarity(b.faces) - rarity(a.faces))[0];
  const hero = sheet.heroes[view.seats[best?.seat ?? 0]?.hero ?? ''];
  if (!best || !hero || rarity(best.faces) < 0) return undefined;
  const symbols = best.faces.toSorted((a, b) => a - b).map((face) => hero.symbols[hero.dice[face] ?? '']);
  return {
    label: t('dt-end-roll'),
    words: [RANKS[Math.floor(rarity(best.faces) / 100)]?.(), t('end-of', { name: names[best.seat] ?? '', n: numbered(turns)[best.at]?.n ?? 0 })].filter(Boolean).join(' · '),
    dice: symbols.flatMap((one) => (one ? [{ icon: one.icon, hue: one.hue, label: one.name }] : [])),
  };
}

/** What an ability is called, at the first of its levels that has the id. */
function abilityName(sheet: Sheet, id: string): string {
  const slots = Object.values(sheet.heroes).flatMap((hero) => hero.slots);
  return slots.flatMap(({ levels }) => Object.values(levels)).find((one) => one.id === id)?.name ?? '';
}

/** The blow that cost most, and what dealt it. */
function biggest(turns: Turn[], winners: number[], sheet: Sheet): { value: number; note: string } {
  let found = { value: 0, note: '' };
  for (const [at, { seat, entries }] of turns.entries()) {
    if (!winners.includes(seat)) continue;
    for (const entry of entries) {
      if (winners.includes(entry.seat ?? 0) || hit(entry) <= found.value) continue;
      const by = entries.findLast((one) => one.kind === 'activated' && one.seat === seat && one.n < entry.n);
      const n = numbered(turns)[at]?.n ?? 0;
      const ability = abilityName(sheet, String(by?.facts['ability']));
      found = { value: hit(entry), note: ability ? t('dt-end-by', { ability, n }) : t('end-turn', { n }) };
    }
  }
  return found;
}

export function story({ log, sheet: any, view: seen, names, winners }: StoryProps): Story {
  const [view, sheet] = [seen as unknown as View, any as unknown as Sheet];
  const turns = turnsOf(log, begins);
  const lines = healthLines(turns, view);
  const all = turns.flatMap(({ entries }) => entries);
  const seats = Object.keys(view.seats).map(Number);
  const taken = summed(all, hit);
  const saved = summed(all, (entry) => amount('healed')(entry) + prevented(entry));
  const of = (sums: Record<number, number>, some: number[]) => some.reduce((sum, seat) => sum + (sums[seat] ?? 0), 0);
  const others = seats.filter((seat) => !winners.includes(seat));
  const against = rival(saved, winners, seats);
  const first = winners[0] ?? 0;
  const hero = sheet.heroes[view.seats[first]?.hero ?? ''];
  const length = Math.max(0, ...numbered(turns).map(({ n }) => n));
  return {
    summary: t('dt-end-summary', { hero: hero?.name ?? '', health: view.seats[first]?.health ?? 0, n: length }),
    lines,
    turns: numbered(turns),
    unit: t('dt-end-health'),
    numbers: [
      { label: t('dt-end-blow'), ...biggest(turns, winners, sheet) },
      { value: of(taken, others), label: t('dt-end-dealt'), note: t('dt-end-lost', { n: of(taken, winners) }) },
      { value: of(saved, winners), label: t('dt-end-saved'), note: against ? t('end-other', { name: names[against.seat] ?? '', n: against.value }) : '' },
    ],
    happened: (turn) => told(turns[turn]),
    best: bestRoll(turns, { view, sheet, names }),
  };
}

/** The ability of a turn and the damage that came of it, as the log says it. */
function told(turn: Turn | undefined): string {
  const said = turn?.entries.filter((entry) => entry.kind === 'activated' || hit(entry) > 0) ?? [];
  return said.slice(0, 4).map(({ words }) => words).join(' ');
}
