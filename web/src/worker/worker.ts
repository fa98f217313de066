/** The service worker: opens the app without network, shows what was seen before, and lets notes be pressed. */
import { asset, file, files, install, page, tidy } from './app';
import { drop, empty, keep, kept, now, recognise } from './own';
import { tellsWho, unreached, wayOf, type Way } from './rules';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Lasting {
  notification: Notification;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Asked) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: Pressed) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(which: { type: 'window' }): Promise<Window[]>; openWindow(url: string): Promise<unknown> };
}
const worker = self as unknown as Scope;

/** A browser may refuse to keep anything; what the server has done is done all the same. */
const nothing = (): undefined => undefined;

/** The network first; what it can't give comes from what was kept. */
async function keeping(event: Asked): Promise<Response> {
  const { request } = event;
  const asked = now();
  const answer = await fetch(request).catch(() => null);
  if (!answer || unreached(answer.status)) return (await kept(request).catch(nothing)) ?? answer ?? Response.error();
  const { pathname } = new URL(request.url);
  const work = answer.ok ? keep(request, answer.clone(), asked) : drop(request);
  if (answer.ok && tellsWho(pathname)) event.waitUntil(recognise(answer.clone()).catch(nothing));
  event.waitUntil(work.catch(nothing));
  return answer;
}

/** What was kept is gone before anybody is told that they are somebody else. */
async function farewell({ request }: Asked): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await empty().catch(nothing);
  return answer;
}

async function who({ request }: Asked): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await recognise(answer.clone()).catch(nothing);
  return answer;
}

const WAYS: Record<Exclude<Way, 'straight'>, (event: Asked) => Promise<Response>> = {
  page: ({ request }) => page(request),
  asset: ({ request }) => asset(request),
  file: ({ request }) => file(request),
  keep: keeping,
  farewell,
  who,
};

/** The window that shows it, or a new one: what the others show may be somebody's draft. */
async function bring(url: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => one.url === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}

worker.addEventListener('install', (event) => event.waitUntil(install().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const way = url.origin === location.origin ? wayOf(request.method, url.pathname, request.mode === 'navigate', files) : 'straight';
  if (way !== 'straight') event.respondWith(WAYS[way](event));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bring(String(event.notification.data ?? location.origin)));
});
