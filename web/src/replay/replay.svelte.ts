/** A record that is being watched: its moments as one viewer saw them, and where one is. */
import type { BoardProps } from '../lib/board';
import { get } from '../lib/api';
import { insist } from '../lib/insist';
import { read, write } from '../lib/kept';
import { isPass } from '../lib/passes';
import { Scene, type Beat } from '../lib/scene.svelte';
import { duration } from '../lib/settings.svelte';
import type { Decision, LogEntry, Moment, RecordHead } from '../lib/protocol';
import { barEnd, inside, momentPath, nextTurn, pause, turnBefore, type Speed } from './scrub';

export const REFEREE = 'referee';
const PAGE = 200;
const SPOILERS = 'astragal.spoilers';

const nothing = (): void => undefined;

export class Replay {
  record: RecordHead | null = $state.raw(null);
  moments: Moment[] = $state.raw([]);
  problem = $state('');
  /** Where one is: on the bar, and in the address. */
  at = $state(0);
  /** The moment that lies on the board: the one before, while the dice are in the air that lead to where one is. */
  shown = $state(0);
  /** "1" and so on, "0" for who only watches, or the referee. */
  viewer = $state('1');
  playing = $state(false);
  speed: Speed = $state(1);
  spoilers = $state(read(SPOILERS) !== 'off');
  /** The furthest moment that was shown. */
  seen = $state(0);
  /** The last change was one step ahead, so that what happened may be animated. */
  private stepped = $state(false);
  readonly scene = new Scene((milliseconds) => duration(milliseconds) / this.speed);
  /** How the game wants to show what happened. */
  beatsOf: (entries: LogEntry[], seat: number) => Beat[] = () => [];
  private asked = 0;
  private endLoading = nothing;
  private endReading = nothing;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string, search: string) {
    const wanted = new URLSearchParams(search);
    this.at = inside(Number(wanted.get('at')), 1_000_000);
    this.viewer = wanted.get('seat') ?? '1';
    this.seen = this.shown = this.at;
  }

  get last(): number {
    return this.record?.moves ?? 0;
  }
  get end(): number {
    return barEnd(this.spoilers, this.seen, this.last);
  }
  get moment(): Moment | null {
    return this.moments[this.shown] ?? null;
  }
  /** What is done at this moment. */
  get next(): Moment | null {
    return this.moments[this.shown + 1] ?? null;
  }
  get atEnd(): boolean {
    return this.record !== null && this.at >= this.last;
  }
  /** Whether the board shows how it ended. */
  get ended(): boolean {
    return this.record !== null && this.shown >= this.last;
  }
  /** Whether result, length and review may be shown. */
  get open(): boolean {
    return this.spoilers || this.seen >= this.last;
  }
  get names(): Record<number, string> {
    return Object.fromEntries((this.record?.names ?? []).map((name, index) => [index + 1, name]));
  }
  get log(): LogEntry[] {
    return this.moments.slice(0, this.shown + 1).flatMap(({ log }) => log);
  }
  get recent(): LogEntry[] {
    return this.stepped ? (this.moment?.log ?? []) : [];
  }
  /** The seat at the lower edge; the referee sits where the turn is. */
  get seat(): number {
    return this.viewer === REFEREE ? (this.moment?.view.active ?? 0) : Number(this.viewer);
  }

  load(): void {
    this.endLoading = insist(
      () => get<RecordHead>(`records/${this.id}`),
      (record) => this.take(record),
      (said) => (this.problem = said),
    );
  }

  private take(record: RecordHead): void {
    this.record = record;
    this.problem = '';
    if (record.over && this.viewer !== REFEREE && !(Number(this.viewer) <= record.names.length)) this.viewer = '1';
    this.seek(this.at);
  }

  /** Reads the moments as the viewer saw them, in the language of the moment. */
  read(): void {
    const { record, viewer } = this;
    this.endReading();
    if (!record?.over || record.lost) return;
    const asked = ++this.asked;
    const found: Moment[] = [];
    this.endReading = insist(
      () => this.readOn(found, viewer, asked),
      () => (this.problem = ''),
      (said) => (this.problem = said),
    );
  }

  private async readOn(found: Moment[], viewer: string, asked: number): Promise<void> {
    while (found.length <= this.last) {
      const page = await get<Moment[]>(`records/${this.id}/moments?from=${found.length}&count=${PAGE}&seat=${viewer}`);
      if (asked !== this.asked || !page.length) return;
      found.push(...page);
      // What is shown stays until the new eyes have read as far.
      if (found.length > this.at) this.moments = [...found];
    }
  }

  seek(to: number): void {
    const at = inside(to, this.last);
    const stepped = at === this.at + 1;
    this.scene.hurry();
    clearTimeout(this.timer);
    this.at = at;
    history.replaceState(null, '', momentPath(this.id, at, this.viewer));
    // One step ahead is told as at the table: what the dice bring is shown when they have landed.
    const told = stepped ? (this.moments[at]?.log ?? []) : [];
    this.scene.play(this.beatsOf(told, this.seat), () => this.show(at, stepped));
    if (this.playing) this.scene.play([], () => this.wait());
  }
  private show(at: number, stepped: boolean): void {
    this.shown = at;
    this.stepped = stepped;
    this.seen = Math.max(this.seen, at);
  }
  step(by: number): void {
    this.seek(this.at + by);
  }
  turn(by: 1 | -1): void {
    const turns = this.record?.turns ?? [];
    this.seek(by > 0 ? Math.min(nextTurn(turns, this.at, this.last), this.end) : turnBefore(turns, this.at));
  }
  look(viewer: string): void {
    this.viewer = viewer;
    this.seek(this.at);
    this.read();
  }

  play(on = !this.playing): void {
    clearTimeout(this.timer);
    this.playing = on;
    if (!on) return;
    if (this.atEnd) this.seek(0);
    else this.wait();
  }
  /** Goes on after a while, when everything has been shown. */
  private wait(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.atEnd) {
      this.playing = false;
      return;
    }
    this.timer = setTimeout(() => this.step(1), pause(this.speed, this.moment?.log.filter((entry) => !isPass(entry)).length ?? 0));
  }
  close(): void {
    this.play(false);
    this.scene.hurry();
    this.endLoading();
    this.endReading();
    this.asked++;
  }

  hideSpoilers(hidden: boolean): void {
    this.spoilers = !hidden;
    write(SPOILERS, hidden ? 'off' : 'on');
    if (hidden) this.seen = this.shown;
  }

  /** The pending decision as boards know it; nobody acts in a replay. */
  get decision(): Decision | null {
    const asked = this.moment?.view.decision;
    if (!asked) return null;
    const { seat, number, reason } = asked;
    return { seat, number, since: number, reason, sentence: '', question: null, mine: false, options: null, default: null, advised: null, open: false, passing: false, about: [], waiting: [], until_over: null };
  }
}

/** What boards need beyond the moment: in a replay nothing can be done. */
export const IDLE = {
  seats: [],
  pending: null,
  armed: null,
  act: nothing,
  why: (move: string) => Promise.resolve({ move, rule: null, words: null }),
  forecast: () => Promise.resolve([]),
  preview: nothing,
  previewed: null,
  odds: null,
  orders: null,
  order: nothing,
  replay: true,
} satisfies Partial<BoardProps>;
