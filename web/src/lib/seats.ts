/** Seats of a table that is being set up. */
import type { BotLevel, Fact, Facts, GameInfo, NewSeat, Value } from './protocol';

/** The level for somebody who has not chosen one: not the weakest, not the strongest. */
export function usualLevel(bots: BotLevel[]): string {
  return bots[Math.min(1, bots.length - 1)]?.level ?? '';
}

/** A value for each seat: the default first, then others, no two alike while there are enough. */
export function spread(fact: Fact, count: number, random: () => number = Math.random): Value[] {
  const rest = (fact.values ?? []).map((one) => one.value).filter((value) => value !== fact.default);
  const drawn: Value[] = [fact.default];
  while (drawn.length < count) {
    const [taken] = rest.splice(Math.floor(random() * rest.length), 1);
    drawn.push(taken ?? fact.default);
  }
  return drawn;
}

/** What each seat is given to begin with. */
export function firstFacts(game: GameInfo, count: number, random?: () => number): Facts[] {
  const columns = game.seat_facts.map((fact) => ({ name: fact.name, values: spread(fact, count, random) }));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map(({ name, values }) => [name, values[index] ?? ''])),
  );
}

export type Company = 'bot' | 'friends' | 'screen';

/** The seats for playing against bots, with friends elsewhere, or around this screen. */
export function firstSeats(game: GameInfo, bots: BotLevel[], company: Company, count = game.counts[0] ?? 2): NewSeat[] {
  const kinds = { bot: 'bot', friends: 'open', screen: 'me' } as const;
  return firstFacts(game, count).map((facts, index) => {
    const kind = index === 0 ? 'me' : kinds[company];
    return { kind, facts, ...(kind === 'bot' ? { level: usualLevel(bots) } : {}) };
  });
}
