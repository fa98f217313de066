/** Presses that were not meant for what they hit: the second of a double click, one begun before, a key held down. */

/** Milliseconds in which nobody has read a new question yet. */
const UNREAD = 250;

interface Press {
  began: number;
  ended: number;
  /** The second of a double click. Fingers have no such habit: quick taps are meant. */
  doubled: boolean;
}

let down: { at: number; mouse: boolean } | null = null;
let press: Press | null = null;

function pressed(event: PointerEvent): void {
  down = { at: performance.now(), mouse: event.pointerType === 'mouse' };
}

function clicked(event: MouseEvent): void {
  const ended = performance.now();
  press = { began: down?.at ?? ended, ended, doubled: !!down?.mouse && event.detail > 1 };
  down = null;
}

/** A button hears every repeat of a held Enter; let it be pressed once. */
function keyed(event: KeyboardEvent): void {
  down = press = null;
  const written = event.target instanceof HTMLElement && event.target.closest('textarea, [contenteditable]');
  if (event.repeat && event.key === 'Enter' && !written) event.preventDefault();
}

function cancelled(): void {
  down = null;
}

/** Look at every press before anything else does; what is returned ends it. */
export function watch(): () => void {
  const ended = new AbortController();
  const how = { capture: true, signal: ended.signal };
  window.addEventListener('pointerdown', pressed, how);
  window.addEventListener('pointercancel', cancelled, how);
  window.addEventListener('click', clicked, how);
  window.addEventListener('keydown', keyed, how);
  return () => ended.abort();
}

/** Whether the press that is being answered was meant for what is shown since then. */
export function meant(since: number): boolean {
  if (!press) return true;
  return press.began >= since && !(press.doubled && press.ended - since < UNREAD);
}
