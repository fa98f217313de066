/** Keys of the table page. Single keys are off while somebody types, under an open dialog, and when switched off. */
export type Act = 'undo' | 'last' | 'options' | 'clock' | 'help' | 'cancel' | 'default' | 'type' | 'sound' | { digit: number };

const LETTERS: Record<string, Act> = { u: 'undo', l: 'last', o: 'options', c: 'clock', '?': 'help', '/': 'type', m: 'sound' };

/** Whether keys are somebody's text, or move within a control. */
export function typing(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null;
  return !!element?.closest('input, textarea, select, [contenteditable]');
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest('button, a, summary, [role=menuitem]');
}

/** Whether the table lies under something that has to be closed first. */
export function covered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function forTable(event: KeyboardEvent, shortcuts: boolean): boolean {
  const held = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  return shortcuts && !held && !event.defaultPrevented && !typing(event.target) && !covered();
}

/** The key as it is called on a Latin keyboard: where letters are others, its place tells. */
function latin(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  if (key.length > 1 || /[a-z0-9 ?/]/.test(key)) return key;
  if (event.code === 'Slash') return event.shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? key;
}

/** The key that was pressed, for boards that listen to some of their own; null when it is not for them. */
export function letter(event: KeyboardEvent, shortcuts: boolean): string | null {
  return forTable(event, shortcuts) ? latin(event) : null;
}

/** What a key press asks for; null when it is not ours. */
export function meaning(event: KeyboardEvent, shortcuts: boolean): Act | null {
  if (event.key === 'Escape') return 'cancel';
  const key = letter(event, shortcuts);
  if (key === null) return null;
  if (key === 'enter' || key === ' ') return onControl(event.target) ? null : 'default';
  if (/^[1-9]$/.test(key)) return { digit: Number(key) };
  return LETTERS[key] ?? null;
}
