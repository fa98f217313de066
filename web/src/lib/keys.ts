/** Keys of the table page. Single keys are off while somebody types, and when switched off. */
export type Act = 'undo' | 'last' | 'options' | 'clock' | 'help' | 'cancel' | 'default' | 'type' | { digit: number };

const LETTERS: Record<string, Act> = { u: 'undo', l: 'last', o: 'options', c: 'clock', '?': 'help', '/': 'type' };

/** Whether keys are somebody's text, or move within a control. */
export function typing(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null;
  return !!element?.closest('input, textarea, select, [contenteditable]');
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest('button, a, summary, [role=menuitem]');
}

/** The letter that was pressed, for boards that listen to some of their own; null when it is not for them. */
export function letter(event: KeyboardEvent, shortcuts: boolean): string | null {
  const held = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  return shortcuts && !held && !event.defaultPrevented && !typing(event.target) ? event.key.toLowerCase() : null;
}

/** What a key press asks for; null when it is not ours. */
export function meaning(event: KeyboardEvent, shortcuts: boolean): Act | null {
  if (event.key === 'Escape') return 'cancel';
  if (!shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return null;
  if (event.key === 'Enter' || event.key === ' ') return onControl(event.target) ? null : 'default';
  if (/^[1-9]$/.test(event.key)) return { digit: Number(event.key) };
  return LETTERS[event.key.toLowerCase()] ?? null;
}
