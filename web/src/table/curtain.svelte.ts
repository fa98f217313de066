/** Around one screen: who must act next, and whether the screen has to change hands before. */
import type { Decision } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';

export class Sharing {
  constructor(
    private readonly store: TableStore,
    /** Whether the game has anything to hide. */
    private readonly hides: boolean,
    private readonly mine: () => number[],
  ) {}

  /** Whether several people sit at this screen. */
  get shared(): boolean {
    return this.mine().length > 1;
  }

  private get decision(): Decision | null {
    const now = this.store.now;
    return now && !now.over ? now.decision : null;
  }

  /** The seat at this screen whose person must act now; 0 when none must. */
  get next(): number {
    const { decision } = this;
    return decision && !decision.passing && this.mine().includes(decision.seat) ? decision.seat : 0;
  }

  /** Whether their hand is to be shown to them alone: the table is seen with nobody's eyes until they say that they are there. */
  get down(): boolean {
    return this.shared && this.hides && this.next !== 0 && !this.decision?.mine;
  }

  /** Whether a hand lies open that is not theirs. The server sends no such view; were it otherwise, nothing would be shown. */
  get covered(): boolean {
    const eyes = this.store.now?.seat ?? 0;
    return this.down && eyes !== 0 && eyes !== this.next;
  }

  /** Whether what is asked is answered in front of everybody: by what lies open, nobody's hand is shown. */
  get aloud(): boolean {
    return this.shared && this.hides && this.store.now?.seat === 0 && !!this.decision?.mine;
  }

  /** Look with the eyes of whoever must act. */
  lift(): void {
    if (this.next) this.store.look(this.next);
  }

  /** Where nothing is hidden, the table turns to whoever must act by itself. */
  turn(): void {
    const eyes = this.store.now?.seat;
    if (this.shared && !this.hides && this.next && this.next !== eyes && this.store.line === 'open') this.store.look(this.next);
  }
}
