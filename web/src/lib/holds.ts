import type { Attachment } from 'svelte/attachments';

/**
 * Makes a box keep the height it once had for as long as `what` stays the same.
 * What stands around it then stays where it is: a list must not slip away from under the hand
 * because what it tells of its options is long for one and short for another.
 */
export function holds(what: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    void what();
    box.style.minHeight = '';
    const observer = new ResizeObserver(() => (box.style.minHeight = `${box.offsetHeight}px`));
    observer.observe(box);
    return () => observer.disconnect();
  };
}
