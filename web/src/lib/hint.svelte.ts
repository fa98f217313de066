/**
 * Hints: what a thing is, or why it can't be done, by hover, long press or focus.
 * `{@attach hint(() => ({ title, text }))}` on any focusable element; a promise may be given for answers from the server.
 */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Line } from './protocol';

export interface Hint {
  title?: string;
  text?: string;
  /** The rule that says so; shown as a link to the rules page. */
  rule?: string | null;
  lines?: Line[];
}

type Source = () => Hint | null | undefined | Promise<Hint | null | undefined>;

const HOVER = 350;
const PRESS = 450;

export const shown = $state<{ hint: Hint | null; anchor: HTMLElement | null; held: boolean; game: string }>({
  hint: null,
  anchor: null,
  held: false,
  /** Whose rules a hint speaks of. */
  game: '',
});

let timer: ReturnType<typeof setTimeout> | undefined;

export function hide(): void {
  clearTimeout(timer);
  shown.hint = null;
  shown.anchor?.removeAttribute('aria-describedby');
  shown.anchor = null;
  shown.held = false;
}

async function show(anchor: HTMLElement, source: Source, held: boolean): Promise<void> {
  hide();
  shown.anchor = anchor;
  const hint = await source();
  if (!hint || shown.anchor !== anchor || !anchor.isConnected) return;
  anchor.setAttribute('aria-describedby', 'hint');
  shown.hint = hint;
  shown.held = held;
}

function later(anchor: HTMLElement, source: Source, delay: number, held: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => void show(anchor, source, held), delay);
}

/** Shows a hint beside the element while it is pointed at, held or focused. */
export function hint(source: Source): Attachment<HTMLElement> {
  return (element) => {
    let pressed = false;
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && later(element, source, HOVER, false),
      pointerleave: () => !shown.held && later(document.body, () => null, 120, false),
      pointerdown: (event) => {
        pressed = (event as PointerEvent).pointerType !== 'mouse';
        if (pressed) later(element, source, PRESS, true);
      },
      pointerup: () => !shown.held && clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      // A long press that showed the hint is not a click.
      click: (event) => {
        if (shown.held && shown.anchor === element) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
      },
      contextmenu: (event) => pressed && event.preventDefault(),
      focus: () => element.matches(':focus-visible') && later(element, source, HOVER, false),
      blur: () => hide(),
    };
    // By Svelte's `on`: a focused button that is taken away blurs in the middle of drawing, where state must not change.
    const off = Object.entries(listeners).map(([name, listener]) => on(element, name, listener, { capture: name === 'click' }));
    return () => {
      off.forEach((stop) => stop());
      if (shown.anchor === element) hide();
    };
  };
}
