/**
 * What happened, shown one thing after another. A game makes beats of log entries; each is played for a while,
 * and the view that they lead to is shown as soon as nothing in it would tell too early how the dice have fallen.
 */
import type { LogEntry } from './protocol';
import { play as sound, type Cue } from './sound';

/** A number that a beat changes; what is shown of it stays as it was until the beat has run. */
export interface Change {
  seat: number;
  part: string;
  by: number;
}

export interface Beat {
  /** The game's own word for what is to be seen. */
  kind: string;
  /** What it tells; the first stands for all that happens at once. */
  entries: LogEntry[];
  /** Milliseconds at normal speed. */
  time: number;
  /** The view that follows stays back until this has run: dice are thrown, and it knows how they fell. */
  holds?: boolean;
  /** What is said in the place of the question meanwhile. */
  words?: string;
  cues?: Cue[];
  changes?: Change[];
}

type Step = Beat | (() => void);

/** Who is so far behind has seen enough of the past, in milliseconds. */
const BEHIND = 8000;
/** What is played and what comes next; when more comes, what is played has been seen. */
const ACTS = 2;
/** Without motion, sounds of one moment are still told apart. */
const APART = 130;
/** More of them would tell of the past. */
const AT_ONCE = 4;

function run(steps: Step[]): void {
  for (const step of steps) if (typeof step === 'function') step();
}

export class Scene {
  /** What is to be seen now. */
  now: Beat | null = $state.raw(null);
  /** What is left of what was given together, oldest first: of the first of them something is played. */
  private acts: Step[][] = $state.raw([]);
  /** Beats that are played before the view that they lead to is shown. */
  private readonly early = new WeakSet<Beat>();
  /** What such beats have changed, as was seen, until that view is shown. */
  private seen: Change[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What takes back the sounds of this beat that are still to be heard. */
  private hush: (() => void)[] = [];

  /** How long so many milliseconds last for this viewer; 0 is without motion. */
  constructor(private readonly duration: (milliseconds: number) => number) {}

  get idle(): boolean {
    return this.now === null && !this.waiting.length;
  }

  /** Play these after what is being played; `shown` comes after the last that holds the view back. */
  play(beats: Beat[], shown: () => void = () => undefined): void {
    if (!this.moves) return this.atOnce(beats, shown);
    if (this.left > BEHIND) this.hurry();
    const held = beats.findLastIndex(({ holds }) => holds) + 1;
    for (const beat of beats.slice(0, held)) this.early.add(beat);
    this.add([...beats.slice(0, held), shown, ...beats.slice(held)]);
    if (!this.now) this.next();
  }

  /** Nobody is more than one act behind; one without beats is seen with the one before it. */
  private add(steps: Step[]): void {
    const before = this.acts.at(-1);
    const silent = before && steps.every((step) => typeof step === 'function');
    this.acts = silent ? [...this.acts.slice(0, -1), [...before, ...steps]] : [...this.acts, steps];
    if (this.acts.length > ACTS) this.finish();
  }

  /** The first act is over. */
  private finish(): void {
    clearTimeout(this.timer);
    const [first = [], ...rest] = this.acts;
    [this.now, this.acts] = [null, rest];
    run(first);
  }

  /** Everything is as it will be, now. */
  hurry(): void {
    clearTimeout(this.timer);
    for (const stop of this.hush.splice(0)) stop();
    const { waiting } = this;
    [this.now, this.acts, this.seen] = [null, [], []];
    run(waiting);
  }

  /** What is still to be seen, what is seen now being the first. */
  get ahead(): Beat[] {
    return [this.now, ...this.waiting].filter((step) => step !== null && typeof step !== 'function');
  }

  /** How much of a number's change in the view that is shown has not been seen yet; below that, what was seen before its view. */
  owed(seat: number, part: string): number {
    const next = this.waiting.findIndex((step) => typeof step === 'function');
    const now = [this.now, ...(next < 0 ? this.waiting : this.waiting.slice(0, next))];
    const ahead = this.ahead.filter((beat) => now.includes(beat) && !this.early.has(beat)).flatMap(({ changes }) => changes ?? []);
    const total = (changes: Change[]) => changes.filter((one) => one.seat === seat && one.part === part).reduce((sum, { by }) => sum + by, 0);
    return total(ahead) - total(this.seen);
  }

  private get waiting(): Step[] {
    return this.acts.flat();
  }

  private get moves(): boolean {
    return !document.hidden && this.duration(1) > 0;
  }

  private get left(): number {
    return this.ahead.reduce((sum, { time }) => sum + this.duration(time), 0);
  }

  private atOnce(beats: Beat[], shown: () => void): void {
    this.hurry();
    shown();
    const heard = beats.flatMap(({ cues }) => cues?.slice(0, 1) ?? []).slice(-AT_ONCE);
    for (const [place, cue] of heard.entries()) sound({ ...cue, after: place * APART });
  }

  /** The next step; its act stays the first while it is played. */
  private take(): Step | undefined {
    const [act, ...rest] = this.acts.filter(({ length }) => length);
    this.acts = act ? [act.slice(1), ...rest] : [];
    return act?.[0];
  }

  private next(): void {
    const step = this.take();
    if (typeof step === 'function') {
      this.seen = [];
      step();
      return this.next();
    }
    this.now = step ?? null;
    if (!step) return;
    this.hush = (step.cues ?? []).map((cue) => sound({ ...cue, after: this.duration(cue.after ?? 0) }));
    this.timer = setTimeout(() => this.ended(step), this.duration(step.time));
  }

  private ended(beat: Beat): void {
    if (this.early.has(beat)) this.seen = [...this.seen, ...(beat.changes ?? [])];
    this.next();
  }
}
