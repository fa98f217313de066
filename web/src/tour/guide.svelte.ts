/** Leads somebody through their first match; can be left at any time, and the match goes on. */
import { get } from '../lib/api';
import { read, write } from '../lib/kept';
import type { Decision, ToldStep, ToldTour } from '../lib/protocol';
import { begins, counted, current, lit } from './tour';

export class Guide {
  private steps: ToldStep[] = $state.raw([]);
  /** All steps before this one were shown. */
  private read = $state(0);
  private left = $state(false);

  constructor(
    private readonly game: string,
    private readonly match: string,
    /** How many decisions were made. */
    private readonly made: () => number,
  ) {
    this.left = read(this.key, 'sessionStorage') === 'left';
  }

  private get key(): string {
    return `astragal.tour ${this.match}`;
  }

  /** Reads the steps, in the language of the moment; a tour that can't be had is no tour. */
  async load(): Promise<void> {
    const tour = await get<ToldTour>(`games/${this.game}/tour`).catch(() => null);
    const steps = tour?.steps ?? [];
    this.read = Number(read(this.key, 'sessionStorage') ?? begins(steps, this.made()));
    this.steps = steps;
  }

  get index(): number {
    return current(this.steps, this.made(), this.read);
  }
  /** What is said now, or the step of another seat that is being waited for; nothing when the tour is over. */
  get step(): ToldStep | undefined {
    return this.left ? undefined : this.steps[this.index];
  }
  get place(): { n: number; of: number } {
    return counted(this.steps, this.index);
  }
  get last(): boolean {
    return this.index === this.steps.length - 1;
  }

  next(): void {
    this.read = this.index + 1;
    write(this.key, String(this.read), 'sessionStorage');
  }
  leave(): void {
    this.left = true;
    write(this.key, 'left', 'sessionStorage');
  }

  allows(move: string): boolean {
    return !this.step || this.step.move === move;
  }

  /** The decision with only that lit which the tour asks for. */
  narrow(decision: Decision | null): Decision | null {
    const { step } = this;
    if (!decision?.options || !step) return decision;
    const options = lit(step, decision.options);
    return { ...decision, options, default: options[0]?.move ?? null };
  }
}
