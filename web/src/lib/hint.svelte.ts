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
/** Long enough to get from the element to its hint. */
const LINGER = 250;

export const shown = $state<{ hint: Hint | null; anchor: HTMLElement | null; held: boolean; game: string }>({
  hint: null,
  anchor: null,
  held: false,
  /** Whose rules a hint speaks of. */
  game: '',
});

/** What the hint that is shown is asked of, and how often one was asked for. */
let asked: Source = () => null;
let times = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The pointer is on the hint itself. */
let pointed = false;

/** Something else speaks, such as a tour: a mouse that merely rests brings no hints meanwhile. */
let hushed = false;

export function hush(on: boolean): void {
  hushed = on;
  if (on && !shown.held) hide();
}

export function hide(): void {
  clearTimeout(timer);
  pointed = false;
  shown.hint = null;
  shown.anchor?.removeAttribute('aria-describedby');
  shown.anchor = null;
  shown.held = false;
}

/** The hint itself is pointed at: it stays as long. */
export function stay(): void {
  clearTimeout(timer);
  pointed = true;
}

/** It is no longer pointed at: it goes soon, but for one that was held. */
export function leave(): void {
  pointed = false;
  clearTimeout(timer);
  if (!shown.held) timer = setTimeout(hide, LINGER);
}

/** From the link in a hint back to what it speaks of. */
export function back(): void {
  shown.anchor?.focus();
  hide();
}

async function show(anchor: HTMLElement, source: Source, held: boolean): Promise<void> {
  hide();
  shown.anchor = anchor;
  shown.held = held;
  asked = source;
  await fill(anchor);
}

async function fill(anchor: HTMLElement): Promise<void> {
  const time = ++times;
  const hint = await asked();
  if (shown.anchor !== anchor || time !== times) return;
  if (!hint || !anchor.isConnected) return hide();
  anchor.setAttribute('aria-describedby', 'hint');
  shown.hint = hint;
}

/** The decision has changed: what a hint said of it may hold no longer. */
export function again(): void {
  if (shown.anchor) void fill(shown.anchor);
}

function later(anchor: HTMLElement, source: Source, delay: number, held: boolean): void {
  clearTimeout(timer);
  if (shown.anchor === anchor && !held) return; // it is here, or on its way
  timer = setTimeout(() => void show(anchor, source, held), delay);
}

/** The link in the hint that is shown, if there is one. */
const link = (): HTMLElement | null => document.querySelector('#hint a');

/** The hint lies elsewhere in the page: the Tab key goes from the element to the link in it. */
function intoHint(event: KeyboardEvent, element: HTMLElement): void {
  const there = link();
  if (event.key !== 'Tab' || event.shiftKey || shown.anchor !== element || !there) return;
  event.preventDefault();
  there.focus();
}

/** Shows a hint beside the element while it is pointed at, held or focused. */
export function hint(source: Source): Attachment<HTMLElement> {
  return (element) => {
    let pressed = false;
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => !hushed && (event as PointerEvent).pointerType === 'mouse' && later(element, source, HOVER, false),
      pointerleave: leave,
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
      keydown: (event) => intoHint(event as KeyboardEvent, element),
      blur: (event) => {
        const to = (event as FocusEvent).relatedTarget;
        if (!pointed && (!to || to !== link())) hide();
      },
    };
    // By Svelte's `on`: a focused button that is taken away blurs in the middle of drawing, where state must not change.
    const off = Object.entries(listeners).map(([name, listener]) => on(element, name, listener, { capture: name === 'click' }));
    return () => {
      off.forEach((stop) => stop());
      if (shown.anchor === element) hide();
    };
  };
}
