/** Finding rules by id and word, and whatever a game's sheet says in words. */
import type { RuleText } from '../lib/protocol';

/** Something of the game's content that has a name and a text. */
export interface Entry {
  /** Which part of the sheet it is from, such as cards. */
  group: string;
  id: string;
  name: string;
  /** Whose it is, such as a hero's. */
  owner: string;
  icon: string | null;
  hue: number | null;
  text: string[];
}

/** The words of a question, each to be found. */
export function wanted(query: string): string[] {
  return query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

function holds(words: string[], ...texts: string[]): boolean {
  const whole = texts.join(' ').toLocaleLowerCase();
  return words.every((word) => whole.includes(word));
}

/** The rules that hold every word; an id that was typed whole comes first. */
export function findRules(rules: RuleText[], query: string, area = ''): RuleText[] {
  const words = wanted(query);
  const found = rules.filter((rule) => (!area || rule.area === area) && holds(words, rule.id, rule.rule, rule.ruling ?? '', rule.area_name));
  const exact = (rule: RuleText) => Number(rule.id.toLocaleLowerCase() === words[0]);
  return found.sort((a, b) => exact(b) - exact(a));
}

export function findEntries(entries: Entry[], query: string, group = ''): Entry[] {
  const words = wanted(query);
  return entries.filter((entry) => (!group || entry.group === group) && holds(words, entry.name, entry.owner, entry.id, ...entry.text));
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A text as lines: a string, or a list of strings or of things that have one. */
function lines(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => (isNode(one) ? (textOf(one['text']) ?? []) : (textOf(one) ?? [])));
}

/** Walks a sheet, whatever its shape, and gathers what has both a name and a text. */
export function entries(sheet: object): Entry[] {
  const found: Entry[] = [];
  for (const [group, value] of Object.entries(sheet)) gather(value, { group, id: '', owner: '', hue: null }, found);
  const known = new Set<string>();
  return found.filter(({ group, name, owner, text }) => {
    const same = [group, owner, name, ...text].join('\n');
    return !known.has(same) && known.add(same);
  });
}

/** What is known from further up: whose it is, and its colour. */
type Around = Pick<Entry, 'group' | 'id' | 'owner' | 'hue'>;

function gather(value: unknown, around: Around, found: Entry[]): void {
  if (Array.isArray(value)) value.forEach((one: unknown) => gather(one, around, found));
  if (!isNode(value)) return;
  const name = textOf(value['name']);
  const text = lines(value['text']);
  const hue = typeof value['hue'] === 'number' ? value['hue'] : around.hue;
  if (name && text.length) found.push({ ...around, id: textOf(value['id']) ?? around.id, name, icon: textOf(value['icon']), hue, text });
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'text' && typeof inner === 'object') gather(inner, { ...around, id: key, owner: name ?? around.owner, hue }, found);
  }
}

export interface Piece {
  text: string;
  /** Found, or the id of a rule. */
  kind: '' | 'hit' | 'rule';
}

const ID = /(?<![\w-])([A-Z]{2,4}-\d{1,4})\b/;

/** A text cut where a word of the question or the id of a rule stands. */
export function pieces(text: string, query: string): Piece[] {
  const words = wanted(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const cut = new RegExp([ID.source, ...words.map((word) => `(?:${word})`)].join('|'), 'giu');
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(cut)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), kind: '' });
    found.push({ text: match[0], kind: ID.test(match[0]) ? 'rule' : 'hit' });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: '' });
  return found;
}
