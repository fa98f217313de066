/** What of the stage is open, whichever part that is decided in. */
import { typing } from '../lib/keys';

export type Tab = 'board' | 'hand' | 'log' | 'chat' | (string & {});

export const stage: { tab: Tab; drawer: '' | 'log' | 'chat' } = $state({ tab: 'board', drawer: '' });

/** On a phone: show what a question is about, unless somebody is typing elsewhere. */
export function turnTo(tab: Tab): void {
  if (!typing(document.activeElement)) stage.tab = tab;
}

/** Open the drawer at the log or the chat, or close it when that is what is open. */
export function drawer(what: 'log' | 'chat'): void {
  stage.drawer = stage.drawer === what ? '' : what;
}

/** Whether the chat is unfolded: in the drawer or, on a phone, as its tab. */
export function chatting(): boolean {
  return stage.drawer === 'chat' || stage.tab === 'chat';
}

/** The chat was unfolded or folded; that is told also when something else here has done it, and then all is as it should be. */
export function fold(open: boolean): void {
  if (open && !chatting()) stage.drawer = 'chat';
  if (!open && stage.drawer === 'chat') stage.drawer = 'log';
}

/** The id of the drawer, for the buttons that open it. */
export const SIDE = 'side';
let opener: HTMLElement | null = null;

/** Who opens the drawer goes on in it, and back to where they were when it closes. */
export function attend(side: HTMLElement): void {
  const focused = document.activeElement as HTMLElement | null;
  const nowhere = !focused || focused === document.body;
  const inside = side.contains(focused);
  if (stage.drawer && !inside) {
    opener = nowhere ? document.querySelector<HTMLElement>(`[aria-controls=${SIDE}][aria-expanded=true]`) : focused;
    side.focus({ preventScroll: true });
  } else if (!stage.drawer) {
    if (inside || nowhere) opener?.focus({ preventScroll: true });
    opener = null;
  }
}
