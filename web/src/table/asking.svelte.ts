/** What is asked now, and what the viewer is about to answer. */
import type { ClockState, Decision, Line, Offer, Orders } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { TableStore } from '../lib/table.svelte';
import { toYou } from '../lib/names';
import { t } from '../lib/words.svelte';
import type { Guide } from '../tour/guide.svelte';

export const PASS = 'pass';

export class Asking {
  /** The option under the hand or the pointer. */
  previewed: string | null = $state(null);
  /** With the preference to be asked again: the move that waits for a second press. */
  armed: string | null = $state(null);
  /** The buttons as they are drawn, for the digit keys. */
  private drawn: Offer[] = [];
  /** The digit of the first of them; those before it belong to the board. */
  private first = 1;
  private main: string | null = null;

  constructor(
    readonly store: TableStore,
    readonly name: (seat: number) => string,
    /** In a guided match: what it asks for is all that can be done. */
    private readonly guide: Guide | null = null,
  ) {}

  get decision(): Decision | null {
    const decision = this.store.now?.decision ?? null;
    return this.guide ? this.guide.narrow(decision) : decision;
  }

  get offers(): Offer[] {
    return this.decision?.options ?? [];
  }

  get pending(): string | null {
    return this.store.pending;
  }

  /** Whether this is a window: something is being answered, and one may pass. */
  get answering(): boolean {
    return this.offers.some((offer) => offer.move === PASS);
  }

  get thinking(): boolean {
    return !!this.decision && this.store.thinking.includes(this.decision.seat);
  }

  get orders(): Orders | null {
    return this.store.now?.orders ?? null;
  }

  /** The clocks, while they run for whoever is asked. */
  get clock(): ClockState | null {
    const clock = this.store.now?.clock ?? null;
    return clock?.running.length ? clock : null;
  }

  /** The question as it is put to the viewer. */
  get sentence(): string {
    const { decision } = this;
    return decision ? toYou(decision.sentence, this.name(decision.seat)) : '';
  }

  /** The question as it is put to somebody else. */
  get others(): string {
    const { decision } = this;
    if (!decision) return '';
    return decision.sentence;
  }

  /** Seats that are still to be asked, by name. */
  get waiting(): string[] {
    return (this.decision?.waiting ?? []).map(this.name);
  }

  forecast(move: string): Promise<Line[]> {
    return this.store.forecast(move);
  }

  show(drawn: Offer[], main: string | null, first = 1): void {
    this.first = first;
    this.drawn = drawn.length ? drawn : this.offers;
    this.main = main;
  }

  /** Send a move; with the preference to be asked again, the second press sends it. */
  act(move: string): void {
    if (this.guide && !this.guide.allows(move)) {
      this.store.problem = { code: 'tour', words: t('tour-only') };
      return;
    }
    if (settings.confirm === 'always' && this.armed !== move) {
      this.armed = move;
      return;
    }
    this.armed = null;
    this.previewed = null;
    this.store.act(move);
  }

  /** The move of the button with this digit. */
  nth(n: number): void {
    const offer = this.drawn[n - this.first];
    if (offer && this.decision?.mine) this.act(offer.move);
  }

  byDefault(): void {
    const move = this.main ?? this.decision?.default;
    if (move && this.decision?.mine) this.act(move);
  }

  cancel(): void {
    this.armed = null;
    this.previewed = null;
  }
}
