/** What of a hero is shown to who chooses one. */
import { lying, plainText, type Ability, type Hero, type Sheet, type Token } from './sheet';

/** The numbers of the dice with a symbol: "1–3". */
export function faces(hero: Hero, symbol: string): string {
  const numbers = Object.entries(hero.dice).filter(([, one]) => one === symbol).map(([face]) => Number(face));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length === 1) return String(first);
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(', ');
}

const run = (ability: Ability): number => Math.max(0, ...ability.needs.map(({ straight }) => straight ?? 0));

/** The first ability, the one with the longest straight, the ultimate: what the hero is known by. */
export function signatures(hero: Hero): Ability[] {
  const board = Object.keys(hero.sides)[0] ?? '';
  const all = lying(hero, { levels: {}, board }).map(({ ability }) => ability);
  const attacks = all.filter(({ kind }) => kind === 'offensive');
  const first = attacks[0];
  const rest = attacks.slice(1).sort((a, b) => run(b) - run(a));
  const last = all.find(({ kind }) => kind === 'ultimate');
  return [first, rest[0], last].filter((one) => one !== undefined);
}

const RANK: Record<string, number> = { unique: 0, positive: 1, negative: 2, companion: 3 };

/** The statuses and companions of the hero: its own before those that others have too, companions last. */
export function marks(hero: Hero, sheet: Sheet): Token[] {
  const all = hero.tokens.flatMap((id) => sheet.tokens[id] ?? []);
  const rank = (one: Token) => (one.hero ? 0 : 10) + (RANK[one.kind] ?? 0);
  return all.sort((a, b) => rank(a) - rank(b));
}

/** What a token does, as one paragraph; its kind and limit are drawn. */
export function meaning({ text }: Token): string {
  return plainText(text.slice(1)).replaceAll('\n', ' ');
}
