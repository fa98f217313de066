/** Tells a viewer who looks elsewhere that it is their turn: once per turn, gone when they look. */
import { settings } from './settings.svelte';

const NAME = 'Astragal';
let note: Notification | null = null;
let toldFor = '';

/** Whether the browser can and may show notifications. */
export function allowed(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

export async function askLeave(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** It is the viewer's turn; `turn` names the turn, so that it is told only once. */
export function yourTurn(turn: string, words: string): void {
  document.title = `● ${words} – ${NAME}`;
  if (!document.hidden || turn === toldFor || !settings.notifications || !allowed()) return;
  toldFor = turn;
  note = new Notification(NAME, { body: words, tag: 'astragal-turn' });
  note.onclick = () => window.focus();
}

/** Nothing is asked of the viewer any more. */
export function clear(title = ''): void {
  document.title = title ? `${title} – ${NAME}` : NAME;
  note?.close();
  note = null;
}
