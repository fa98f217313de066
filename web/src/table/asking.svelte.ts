/** What is asked now, and what the viewer is about to answer. */
import { tell } from '../lib/announce.svelte';
import { meant } from '../lib/press';
import type { ClockState, Decision, Line, Offer, Orders } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { TableStore } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';
import type { Guide } from '../tour/guide.svelte';

export const PASS = 'pass';
/** There is no key for a tenth button. */
const DIGITS = 9;
/** Milliseconds that the golden button must have been seen before Enter presses it. */
export const READ = 400;

export class Asking {
  /** The option under the hand or the pointer. */
  previewed: string | null = $state(null);
  /** With the preference to be asked again: the move that waits for a second press. */
  armed: string | null = $state(null);
  /** Since when this is shown: presses that began before are not for it. */
  private since = 0;
  /** The buttons as they are drawn, for the digit keys. */
  private drawn: Offer[] = [];
  /** The digit of the first of them; those before it belong to the board. */
  private first = 1;
  /** The golden button, and since when it is golden. */
  private gold: string | null = null;
  private goldSince = 0;

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

  /** The ways to pass for a while, in a window. */
  get yields(): { until: 'over' | 'turn'; words: string }[] {
    if (!this.orders || !(this.answering || this.orders.until)) return [];
    const over = this.decision?.until_over;
    return [...(over ? [{ until: 'over', words: over } as const] : []), { until: 'turn', words: t('yield-turn') }];
  }

  /** The clocks, while they run for whoever is asked. */
  get clock(): ClockState | null {
    const clock = this.store.now?.clock ?? null;
    return clock?.running.length ? clock : null;
  }

  /** What is said in the place of the question for a moment. */
  get meanwhile(): string {
    return this.store.scene.now?.words ?? '';
  }

  /** The question as it is put to the viewer. */
  get sentence(): string {
    // Around one screen somebody may be asked in front of the others: then it says whom.
    return (this.store.now?.seat === 0 ? this.decision?.sentence : this.decision?.question) ?? '';
  }

  /** The question as it is put to somebody else. */
  get others(): string {
    return this.decision?.sentence ?? '';
  }

  /** Seats that are still to be asked, by name. */
  get waiting(): string[] {
    return (this.decision?.waiting ?? []).map(this.name);
  }

  forecast(move: string): Promise<Line[]> {
    return this.store.forecast(move);
  }

  show(drawn: Offer[], gold: string | null, first = 1): void {
    this.first = first;
    this.drawn = drawn.length ? drawn : this.offers;
    if (gold !== this.gold) this.goldSince = performance.now();
    this.gold = gold;
  }

  /** Another question is shown: whatever waited for a second press was for the one before. */
  asked(): void {
    this.armed = null;
    this.since = this.goldSince = performance.now();
  }

  /** Whether a key may press this button by now: the golden one must have been seen. */
  read(move: string): boolean {
    return move !== this.gold || performance.now() - this.goldSince >= READ;
  }

  /** What a second press would do. */
  get again(): string {
    const { armed } = this;
    if (!armed) return '';
    const offer = [...this.drawn, ...this.offers].find(({ move }) => move === armed);
    return t('decision-again', { words: offer?.words ?? armed });
  }

  /** What can be done: the buttons with the digits of their keys, then everything else. */
  get choices(): string {
    const { decision, drawn, first } = this;
    if (!decision?.mine) return this.others;
    const rest = this.offers.filter(({ move }) => !drawn.some((one) => one.move === move));
    const buttons = drawn.map(({ words }, index) => (index + first <= DIGITS ? `${index + first}: ${words}.` : `${words}.`));
    return [...buttons, ...rest.map(({ words }) => `${words}.`)].join(' ');
  }

  /** Send a move; with the preference to be asked again, the second press sends it. Whether it was sent. */
  act(move: string): boolean {
    if (this.pending !== null || !meant(this.since)) return false;
    if (this.guide && !this.guide.allows(move)) {
      this.store.problem = { code: 'tour', words: t('tour-only') };
      return false;
    }
    if (settings.confirm === 'always' && this.armed !== move) {
      this.arm(move);
      return false;
    }
    this.cancel();
    this.store.act(move);
    return true;
  }

  private arm(move: string): void {
    this.armed = move;
    this.since = performance.now();
    tell([this.again]);
  }

  /** The move of the button with this digit. */
  nth(n: number): void {
    const offer = this.drawn[n - this.first];
    if (offer && this.decision?.mine) this.act(offer.move);
  }

  /** Enter: the golden button, and nothing where none is. */
  byDefault(): void {
    const { gold } = this;
    if (gold && this.decision?.mine && this.read(gold)) this.act(gold);
  }

  cancel(): void {
    this.armed = null;
    this.previewed = null;
  }
}
