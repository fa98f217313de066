/** Seats of a table that is being set up. */
import type { BotLevel, Fact, FactValue, Facts, GameCover, NewSeat, Seat, Value } from './protocol';

/** The level for somebody who has not chosen one: not the weakest, not the strongest. */
export function usualLevel(bots: BotLevel[]): string {
  return bots[Math.min(1, bots.length - 1)]?.level ?? '';
}

/** What may be chosen; of a number, nothing in particular. */
export function valuesOf(fact: Fact): FactValue[] {
  return fact.kind === 'choice' ? fact.values : [];
}

/** How hard a value of a fact is to play; nothing where the game does not say. */
export type Hardness = (fact: Fact, value: Value) => number | undefined;

/** What the own seat and the others had the last time. */
export interface Before {
  own: Facts | null;
  others: Facts[];
}

/** A value for each seat, no two alike while there are enough: easy ones first for newcomers, else one's last and others than before. */
export function spread(
  fact: Fact,
  count: number,
  hardness: Hardness = () => undefined,
  random: () => number = Math.random,
  before: Before = { own: null, others: [] },
): Value[] {
  if (fact.kind !== 'choice') return Array.from({ length: count }, () => fact.default);
  const values: Value[] = fact.values.map(({ value }) => value);
  const own = before.own?.[fact.name];
  const known = own !== undefined && values.includes(own);
  const first = known ? [own, ...varied(fact, values.filter((value) => value !== own), before, random)] : eased(fact, values, hardness, random);
  return Array.from({ length: count }, (_, index) => first[index % first.length] ?? fact.default);
}

function varied(fact: Fact, values: Value[], { others }: Before, random: () => number): Value[] {
  const met = others.map((facts) => facts[fact.name]);
  return inOrder(values, (value) => Number(met.includes(value)) + random());
}

function eased(fact: Fact, values: Value[], hardness: Hardness, random: () => number): Value[] {
  const ranked = inOrder(values, (value) => (hardness(fact, value) ?? Infinity) + random());
  const told = values.some((value) => hardness(fact, value) !== undefined);
  return told ? ranked : [fact.default, ...ranked.filter((value) => value !== fact.default)];
}

function inOrder(values: Value[], order: (value: Value) => number): Value[] {
  const placed = values.map((value) => ({ value, at: order(value) }));
  return placed.sort((a, b) => a.at - b.at).map(({ value }) => value);
}

/** What each seat is given to begin with. */
export function firstFacts(game: GameCover, count: number, hardness?: Hardness, before?: Before): Facts[] {
  const columns = game.seat_facts.map((fact) => ({ name: fact.name, values: spread(fact, count, hardness, Math.random, before) }));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map(({ name, values }) => [name, values[index] ?? ''])),
  );
}

/** The values of a fact that go with so many seats. */
export function fitting(fact: Fact, seats?: number): FactValue[] {
  return valuesOf(fact).filter((one) => !seats || !one.counts || one.counts.includes(seats));
}

/** The options as they will be played: what was chosen where it goes with the seats, else what does. */
export function agreed(facts: Fact[], chosen: Facts, seats: number): Facts {
  const pick = (fact: Fact): Value => {
    const wanted = chosen[fact.name] ?? fact.default;
    const values = fitting(fact, seats);
    return fact.kind !== 'choice' || values.some((one) => one.value === wanted) ? wanted : (values[0]?.value ?? wanted);
  };
  return Object.fromEntries(facts.map((fact) => [fact.name, pick(fact)]));
}

export type Company = 'bot' | 'friends' | 'screen';

/** The seats for playing against bots, with friends elsewhere, or around this screen. */
export function firstSeats(
  game: GameCover,
  bots: BotLevel[],
  company: Company,
  hardness?: Hardness,
  before?: Before,
  count = game.counts[0] ?? 2,
): NewSeat[] {
  const kinds = { bot: 'bot', friends: 'open', screen: 'me' } as const;
  return firstFacts(game, count, hardness, before).map((facts, index) => {
    const kind = index === 0 ? 'me' : kinds[company];
    return { kind, facts, ...(kind === 'bot' ? { level: usualLevel(bots) } : {}) };
  });
}

/** The seats for which something was chosen, when only so many are left. */
export function still(chosen: ReadonlySet<number>, count: number): Set<number> {
  return new Set([...chosen].filter((index) => index < count));
}

/** The number of the host's seat; 0 where nobody or more than one has that name. */
export function hostSeat(seats: Seat[], host: string): number {
  const named = seats.filter((seat) => host && seat.kind === 'person' && seat.name === host);
  return named.length === 1 ? (named[0]?.number ?? 0) : 0;
}

/** The seats, when one of them has chosen: those that nobody chose for and that would be the same become something else. */
export function unlike(game: GameCover, seats: NewSeat[], chooser: number, chosen: ReadonlySet<number>, random = Math.random): NewSeat[] {
  return seats.map((seat, index) => {
    if (index === chooser || chosen.has(index)) return seat;
    const same = game.seat_facts.filter((fact) => fact.kind === 'choice' && seat.facts?.[fact.name] === seats[chooser]?.facts?.[fact.name]);
    const fresh = same.map((fact) => [fact.name, another(fact, seats.map(({ facts }) => facts?.[fact.name]), random)]);
    return same.length ? { ...seat, facts: { ...seat.facts, ...(Object.fromEntries(fresh) as Facts) } } : seat;
  });
}

/** A value that nobody has; any while there is none. */
function another(fact: Fact, had: (Value | undefined)[], random: () => number): Value {
  const free = valuesOf(fact).filter(({ value }) => !had.includes(value));
  return free[Math.floor(random() * free.length)]?.value ?? fact.default;
}
