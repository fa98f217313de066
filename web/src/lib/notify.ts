/** Tells a viewer who looks elsewhere that they are asked: once for each decision, gone when they look. */
import { settings } from './settings.svelte';

const NAME = 'Astragal';
const TAG = 'astragal-turn';
let note: Notification | null = null;
let toldOf = '';
let waiting = false;

/** Whether the viewer is asked for something now. */
export function asked(): boolean {
  return waiting;
}

/** The service worker, where there is one that can show notes. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration().catch(() => undefined);
}

/** Whether the browser may show a note and does; a phone leaves that to the service worker. */
async function show(words: string): Promise<boolean> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false;
  document.addEventListener('visibilitychange', close, { once: true });
  try {
    note = new Notification(NAME, { body: words, tag: TAG });
    note.onclick = () => window.focus();
    return true;
  } catch {
    return showByWorker(words);
  }
}

async function showByWorker(words: string): Promise<boolean> {
  const registration = await worker();
  if (!registration) return false;
  return registration.showNotification(NAME, { body: words, tag: TAG, data: location.href, icon: '/icon-192.png' }).then(() => true, () => false);
}

function close(): void {
  note?.close();
  note = null;
  void closeOfWorker();
}

async function closeOfWorker(): Promise<void> {
  const notes = (await (await worker())?.getNotifications({ tag: TAG })) ?? [];
  for (const one of notes) one.close();
}

/** Asks for leave to show notes, and shows the first; whether that went well. */
export async function askLeave(words: string): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted' && show(words);
}

/** Something is asked of the viewer; `decision` names it, so that it is told only once. */
export function yourTurn(decision: string, words: string): void {
  document.title = `● ${words} – ${NAME}`;
  waiting = true;
  if (decision === toldOf) return;
  toldOf = decision;
  if (document.hidden && settings.notifications) void show(words);
}

/** Nothing is asked of the viewer any more. */
export function clear(title = ''): void {
  document.title = title ? `${title} – ${NAME}` : NAME;
  waiting = false;
  close();
}
