/**
 * The lens: one place that shows what is pointed at, whole. `{@attach lens(() => ({ title, text }))}` on anything readable.
 * A mouse or the focus shows it; a press on what can't be used now keeps it there with the reason. A finger opens a sheet instead.
 */
import { type Snippet, tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Line, Offer, Why } from '../lib/protocol';

export interface Look {
  title: string;
  /** A line under the title: what kind of thing it is. */
  kind?: string;
  icon?: string;
  /** A short word or number beside the icon, such as a price. */
  mark?: string;
  /** The colour of its edge: a hue, or any colour. */
  hue?: number;
  edge?: string;
  text?: string;
  /** The text as the game draws it, instead of `text`; it is given `of`. */
  body?: Snippet<[never]>;
  of?: unknown;
  lines?: Line[];
  /** What it would change now, in words. */
  so?: string;
  /** What may be done with it now: buttons in the sheet. */
  offers?: Offer[];
  /** Nothing of that is what it is for, such as to sell a card: no button is golden. */
  aside?: boolean;
  /** Why it can't be used now. */
  why?: () => Promise<Pick<Why, 'words' | 'rule'> | null>;
  /** A press keeps it even where it offers something: to be read before it is used. */
  keeps?: boolean;
  /** What more belongs to it while it is kept, such as switches; it is given `of`. */
  more?: Snippet<[never]>;
}

export interface Reason {
  words: string;
  rule: string | null;
}

/** What the buttons of a kept thing do; the frame gives it as a context. */
export interface Hands {
  act: (move: string) => void;
  armed: string | null;
  label: (offer: Offer) => string;
  forecast: (move: string) => Promise<Line[]>;
  question: string;
}
export const HANDS = 'hands';

type Source = () => Look | null;

const REST = 70; // milliseconds on something before it is shown: a mouse that crosses the board shows nothing
const ASK = 300; // and before the server is asked why not

interface Shown {
  anchor: HTMLElement;
  source: Source;
}

export const lensed: { look: Look | null; reason: Reason | null; pinned: boolean; sheet: boolean } = $state({
  look: null,
  reason: null,
  pinned: false,
  sheet: false,
});

let pointed: Shown | null = null;
let kept: Shown | null = null;
let home: HTMLElement | null = null; // where the focus returns to
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: ReturnType<typeof setTimeout> | undefined;
let times = 0;

/** Show what is pointed at, else what is kept, else nothing. */
function draw(delay = ASK): void {
  const shown = pointed ?? kept;
  const look = shown?.source() ?? null;
  const time = ++times;
  clearTimeout(asking);
  lensed.look = look;
  lensed.reason = null;
  lensed.pinned = shown !== null && shown === kept;
  if (!look?.why) return;
  asking = setTimeout(
    () =>
      void look.why?.().then((found) => {
        if (time === times && found?.words) lensed.reason = { words: found.words, rule: found.rule ?? null };
      }),
    delay,
  );
}

/** The table has changed: what was said of it may hold no longer. */
export function again(): void {
  if (pointed && !pointed.anchor.isConnected) pointed = null;
  if (kept && !kept.anchor.isConnected) kept = null;
  if (lensed.sheet && !kept) lensed.sheet = false;
  if (pointed || kept || lensed.look) draw();
}

/** Let go of what is kept, and close the sheet. Whether there was anything. */
export function release(): boolean {
  const had = kept !== null;
  if (document.activeElement?.closest('.lens, .sheet')) home?.focus({ preventScroll: true });
  kept = home = null;
  lensed.sheet = false;
  if (had) draw();
  return had;
}

function point(shown: Shown | null): void {
  clearTimeout(timer);
  if (pointed === shown) return;
  pointed = shown;
  draw();
}

function keep(shown: Shown, sheet: boolean): void {
  clearTimeout(timer);
  pointed = home = null;
  kept = shown;
  lensed.sheet = sheet;
  draw(0);
}

/** Who plays by keys goes on where the buttons are. */
async function enter(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>('.lens .acts button')?.focus();
}

/** Whether the stage has room for the lens; else there is the sheet. */
const visible = (): boolean => !!document.querySelector<HTMLElement>('.lens')?.offsetParent;

export function lens(source: Source): Attachment<HTMLElement> {
  return (element) => {
    const shown: Shown = { anchor: element, source };
    let finger = false;
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse') return;
        clearTimeout(timer);
        timer = setTimeout(() => point(shown), REST);
      },
      pointerleave: () => {
        clearTimeout(timer);
        if (pointed === shown) point(null);
      },
      pointerdown: (event) => (finger = (event as PointerEvent).pointerType !== 'mouse'),
      focus: () => element.matches(':focus-visible') && point(shown),
      blur: () => pointed === shown && point(null),
      // A finger reads first, and so does a mouse where there is no lens. A press that can do nothing says why, and keeps it.
      click: (event) => {
        const byKey = (event as MouseEvent).detail === 0;
        const touched = finger;
        const reads = touched || (!byKey && !visible());
        finger = false;
        const look = source();
        if (!look) return;
        if (reads || look.keeps || !look.offers?.length) keep(shown, reads || !visible());
        else release();
        // After a press of the mouse, Enter is for the question.
        if (kept === shown && (touched || byKey)) home = element;
        if (kept === shown && byKey) void enter();
        if (!reads) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const off = Object.entries(listeners).map(([name, listener]) => on(element, name, listener, { capture: name === 'click' }));
    return () => {
      off.forEach((stop) => stop());
      if (pointed === shown) point(null);
      if (kept === shown) release();
    };
  };
}
