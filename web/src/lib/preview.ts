/** What an option would bring is shown to who points at it, not to who presses it. */

/** Milliseconds after which a finger that rests looks instead of pressing. */
const REST = 350;

let resting: ReturnType<typeof setTimeout> | undefined;

type Show = (move: string | null) => void;

/** The handlers of whatever stands for a move. A tap shows nothing: what moves under a finger loses the press. */
export function previews(show: Show, move: string | null | undefined) {
  if (!move) return {};
  const hide = () => {
    clearTimeout(resting);
    show(null);
  };
  return {
    onpointerenter: (event: PointerEvent) => {
      clearTimeout(resting);
      if (event.pointerType === 'mouse') show(move);
      else resting = setTimeout(show, REST, move);
    },
    onpointerleave: hide,
    onpointercancel: hide,
    onfocus: (event: FocusEvent) => {
      if ((event.currentTarget as Element).matches(':focus-visible')) show(move);
    },
    onblur: hide,
  };
}
