/** What is kept of whoever uses this browser: theirs alone, and gone when they are. */
import { KEPT_AT, MOST_KEPT } from './rules';

export const OWN = 'astragal-own';
const WHO = '/who';

/** Grows when everything is let go: what was asked for before must not be kept after. */
let age = 0;

export function now(): number {
  return age;
}

export async function empty(): Promise<void> {
  age += 1;
  await caches.delete(OWN);
}

/** Everything that was kept of somebody else is let go. */
export async function recognise(answer: Response): Promise<void> {
  const { id } = (await answer.json()) as { id: string };
  const kept = await (await caches.open(OWN)).match(WHO);
  if (kept && (await kept.text()) !== id) await empty();
  await (await caches.open(OWN)).put(WHO, new Response(id));
}

/** Keeps an answer with the time of it, unless everything was let go since it was asked for. */
export async function keep(request: Request, answer: Response, asked: number): Promise<void> {
  const headers = new Headers(answer.headers);
  // The body is kept as it is read, not as it was sent.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(KEPT_AT, new Date().toISOString());
  const body = await answer.blob();
  const cache = await caches.open(OWN);
  if (asked !== age) return;
  await cache.put(request.url, new Response(body, { status: answer.status, headers }));
  const keys = await cache.keys();
  const others = keys.filter(({ url }) => new URL(url).pathname !== WHO);
  await Promise.all(others.slice(0, -MOST_KEPT).map((key) => cache.delete(key)));
}

export async function kept(request: Request): Promise<Response | undefined> {
  return (await caches.open(OWN)).match(request.url);
}

export async function drop(request: Request): Promise<void> {
  await (await caches.open(OWN)).delete(request.url);
}
