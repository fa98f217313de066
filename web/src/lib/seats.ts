/** Seats of a table that is being set up. */
import type { BotLevel, Fact, FactValue, Facts, GameCover, NewSeat, Value } from './protocol';

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

/** A value for each seat, easy ones first, no two alike while there are enough. */
export function spread(fact: Fact, count: number, hardness: Hardness = () => undefined, random: () => number = Math.random): Value[] {
  if (fact.kind !== 'choice') return Array.from({ length: count }, () => fact.default);
  const all = fact.values.map(({ value }) => ({ value, order: (hardness(fact, value) ?? Infinity) + random() }));
  const ranked = all.sort((a, b) => a.order - b.order).map(({ value }) => value);
  const first = all.some(({ order }) => order < Infinity) ? ranked : [fact.default, ...ranked.filter((value) => value !== fact.default)];
  return Array.from({ length: count }, (_, index) => first[index % first.length] ?? fact.default);
}

/** What each seat is given to begin with. */
export function firstFacts(game: GameCover, count: number, hardness?: Hardness): Facts[] {
  const columns = game.seat_facts.map((fact) => ({ name: fact.name, values: spread(fact, count, hardness) }));
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
export function firstSeats(game: GameCover, bots: BotLevel[], company: Company, hardness?: Hardness, count = game.counts[0] ?? 2): NewSeat[] {
  const kinds = { bot: 'bot', friends: 'open', screen: 'me' } as const;
  return firstFacts(game, count, hardness).map((facts, index) => {
    const kind = index === 0 ? 'me' : kinds[company];
    return { kind, facts, ...(kind === 'bot' ? { level: usualLevel(bots) } : {}) };
  });
}
