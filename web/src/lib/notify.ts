/** Tells a viewer who looks elsewhere that they are asked: once for each decision, gone when they look. */
import { settings } from './settings.svelte';

const NAME = 'Astragal';
let note: Notification | null = null;
let toldOf = '';

/** Whether the browser can show a note and may; a phone may well, but can't. */
function show(words: string): boolean {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false;
  try {
    note = new Notification(NAME, { body: words, tag: 'astragal-turn' });
  } catch {
    return false;
  }
  note.onclick = () => window.focus();
  document.addEventListener('visibilitychange', close, { once: true });
  return true;
}

function close(): void {
  note?.close();
  note = null;
}

/** Asks for leave to show notes, and shows the first; whether that went well. */
export async function askLeave(words: string): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted' && show(words);
}

/** Something is asked of the viewer; `decision` names it, so that it is told only once. */
export function yourTurn(decision: string, words: string): void {
  document.title = `● ${words} – ${NAME}`;
  if (decision === toldOf) return;
  toldOf = decision;
  if (document.hidden && settings.notifications) show(words);
}

/** Nothing is asked of the viewer any more. */
export function clear(title = ''): void {
  document.title = title ? `${title} – ${NAME}` : NAME;
  close();
}
