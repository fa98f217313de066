/** What others have said while nobody looked at the chat. */
import type { ChatMessage } from '../lib/protocol';
import { chatting } from '../stage/stage.svelte';

export class Unread {
  /** The last line that was seen; those that were there before count as such. */
  private heard = $state(-1);

  constructor(private readonly chat: () => ChatMessage[]) {
    this.heard = this.last;
  }

  private get last(): number {
    return this.chat().at(-1)?.n ?? -1;
  }

  get count(): number {
    return this.chat().filter(({ n, mine }) => n > this.heard && !mine).length;
  }

  follow(): void {
    if (chatting()) this.heard = this.last;
  }
}
