/** Texts that fit their box: the first of some sizes at which nothing is cut, then the short form. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const SLACK = 1; // boxes are measured in whole pixels

/** Whether something of an element lies outside of it. */
export function overflows(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight + SLACK || element.scrollWidth > element.clientWidth + SLACK;
}

/** The sizes of a list such as `15 14 13`, as a style sheet gives it. */
export function sizesOf(element: HTMLElement, name: string): number[] {
  return getComputedStyle(element).getPropertyValue(name).split(/\s+/).map(Number).filter(Boolean);
}

/** Try sizes until `full` is content; whether one was found. The size stands in `--fit` of the element. */
export function settle(element: HTMLElement, sizes: number[], full: () => boolean): boolean {
  for (const size of sizes) {
    element.style.setProperty('--fit', `${size}px`);
    if (!full()) return true;
  }
  return false;
}

/**
 * Leave out sentences from the end until the rest fits: nothing is cut in the middle. The magnifier says that there is more.
 * Ears still hear it all.
 */
export function shorten(element: HTMLElement, pieces: HTMLElement[]): void {
  element.classList.add('brief');
  for (const piece of [...pieces].reverse()) {
    if (!overflows(element)) return;
    piece.classList.add('unseen');
  }
}

/** Take back what `shorten` did. */
export function whole(element: HTMLElement, pieces: HTMLElement[]): void {
  element.classList.remove('brief');
  for (const piece of pieces) piece.classList.remove('unseen');
}

/** Call back when the box or what stands in it changes, and once at first. */
export function whenChanged(element: HTMLElement, look: () => void): () => void {
  if (!globalThis.ResizeObserver) return () => undefined;
  const resized = new ResizeObserver(look);
  const written = new MutationObserver(look);
  resized.observe(element);
  written.observe(element, { childList: true, subtree: true, characterData: true });
  void document.fonts?.ready.then(look);
  untrack(look); // whoever looks again is told by the observers
  return () => {
    resized.disconnect();
    written.disconnect();
  };
}

/**
 * `{@attach fit()}` on a box of fixed size whose text is `font-size: var(--fit)`. A box whose text fits at no size has the class
 * `brief`: there the style sheet may show a short form, `pieces` (a selector) are left out from the end, and the lens has the whole.
 */
export function fit(sizes = '--fits', pieces = ''): Attachment<HTMLElement> {
  return (element) =>
    whenChanged(element, () => {
      const all = pieces ? [...element.querySelectorAll<HTMLElement>(pieces)] : [];
      whole(element, all);
      if (!settle(element, sizesOf(element, sizes), () => overflows(element))) shorten(element, all);
    });
}
