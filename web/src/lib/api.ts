/** Calls to the server. A refusal becomes a `Refused` with words for people. */
import type { BotLevel, Facts, GameCover, Me, NewTable, OwnTable, RecordRow, Said, Sheet, Table } from './protocol';
import { look } from './offline.svelte';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export class Refused extends Error {
  constructor(readonly status: number, readonly problem: Said) {
    super(problem.words);
  }
}

function address(path: string): string {
  return `/api/${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}`;
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path), { credentials: 'same-origin', ...init });
  } catch {
    throw new Refused(0, { code: 'unreachable', words: t('problem-unreachable') });
  }
  look(response);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const problem = (body as { problem?: Said } | null)?.problem;
  throw new Refused(response.status, problem ?? { code: 'unknown', words: t('problem-unknown', { status: response.status }) });
}

export function get<T>(path: string): Promise<T> {
  return call<T>(path);
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return call<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** What is wrong, in words, whatever was thrown. */
export function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const kept = new Map<string, Promise<unknown>>();

/** For what does not change while the page is open: asked once in each language. */
function once<T>(path: string): Promise<T> {
  const key = address(path);
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = get<T>(path);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

let lastOfMe: Promise<unknown> = Promise.resolve();

/** One after the other: the first makes whoever is new a guest, and two at once would make two. */
function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const asked = lastOfMe.then(ask);
  lastOfMe = asked.catch(() => undefined);
  return asked;
}

export const api = {
  me: () => inTurn(() => get<Me>('me')),
  rename: (name: string) => inTurn(() => post<Me>('me', { name })),
  speak: (language: string) => inTurn(() => post<Me>('me', { language })),
  password: (before: string, after: string) => inTurn(() => post<Me>('me/password', { old: before, new: after })),
  data: (password: string) => post<unknown>('me/data', { password }),
  erase: (password: string) => inTurn(() => post<Me>('me/delete', { password })),
  games: () => once<GameCover[]>('games'),
  sheet: (game: string) => once<Sheet>(`games/${game}/sheet`),
  /** The content that a match was dealt from, whatever the game has become since. */
  sheetOf: (match: string, key = '') => once<Sheet>(`records/${match}/sheet?key=${encodeURIComponent(key)}`),
  bots: () => once<BotLevel[]>('bots'),
  tables: () => get<Table[]>('tables'),
  mine: () => get<OwnTable[]>('mine'),
  records: () => get<RecordRow[]>('records'),
  table: (id: string, key: string) => get<Table>(`tables/${id}?key=${encodeURIComponent(key)}`),
  open: (table: NewTable) => post<Table>('tables', table),
  seat: (id: string, change: { seat: number; kind?: string; level?: string; facts?: Facts; name?: string }) =>
    post<Table>(`tables/${id}/seat`, change),
  sit: (id: string, where: { seat?: number; secret?: string }) => post<Table>(`tables/${id}/sit`, where),
  leave: (id: string) => post<Table>(`tables/${id}/leave`),
  start: (id: string) => post<Table>(`tables/${id}/start`),
  rematch: (id: string) => post<Table>(`tables/${id}/rematch`),
};
