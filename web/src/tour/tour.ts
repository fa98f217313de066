/** A guided first match: which of its steps is on, from how many decisions were made and what was read. */
import type { ToldStep } from '../lib/protocol';

/** The step with the move that comes after so many; beyond the last when all were made. */
function nextMove(steps: ToldStep[], made: number): number {
  let moves = 0;
  const index = steps.findIndex((step) => step.move !== null && moves++ === made);
  return index < 0 ? steps.length : index;
}

/** The first step after so many moves, for somebody who comes to a tour that has begun. */
export function begins(steps: ToldStep[], made: number): number {
  return made ? Math.min(nextMove(steps, made - 1) + 1, steps.length) : 0;
}

/**
 * The step that is shown, when all before `read` have been: what is told waits to be read, even while others move;
 * then the next move is waited for. A move that was taken back is asked for again.
 */
export function current(steps: ToldStep[], made: number, read: number): number {
  const next = nextMove(steps, made);
  const told = steps.findIndex((step, index) => index >= read && index < next && step.move === null);
  return told < 0 ? next : told;
}

/** How many ideas a tour has, and which of them a step is. */
export function counted(steps: ToldStep[], index: number): { n: number; of: number } {
  const said = (some: ToldStep[]) => some.filter(({ words }) => words).length;
  return { n: said(steps.slice(0, index + 1)), of: said(steps) };
}

/** What may be done at a step: its own move; nothing while something is only told; all when the tour is over. */
export function lit<T extends { move: string }>(step: ToldStep | undefined, offers: T[]): T[] {
  if (!step) return offers;
  return offers.filter(({ move }) => step.seat === 1 && move === step.move);
}
