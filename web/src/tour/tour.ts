/** A guided first match: which of its steps is on, from how many decisions were made and what was read. */
export interface Step {
  seat: number;
  move: string | null;
  words: string;
  point: string | null;
}

export interface Tour {
  steps: Step[];
}

/** The first step after so many moves. */
export function begins(steps: Step[], made: number): number {
  if (!made) return 0;
  let moves = 0;
  const last = steps.findIndex((step) => step.move !== null && ++moves === made);
  return last < 0 ? steps.length : last + 1;
}

/** The step that is shown: what was read is skipped, and moves of others make themselves. */
export function current(steps: Step[], made: number, read: number): number {
  return Math.max(begins(steps, made), Math.min(read, ends(steps, made)));
}

/** The step that waits for the next move, beyond which nothing can be read yet. */
function ends(steps: Step[], made: number): number {
  const from = begins(steps, made);
  const waits = steps.findIndex((step, index) => index >= from && step.move !== null);
  return waits < 0 ? steps.length : waits;
}

/** How many ideas a tour has, and which of them a step is. */
export function counted(steps: Step[], index: number): { n: number; of: number } {
  const said = (some: Step[]) => some.filter(({ words }) => words).length;
  return { n: said(steps.slice(0, index + 1)), of: said(steps) };
}

/** What may be done at a step: its own move; nothing while something is only told; all when the tour is over. */
export function lit<T extends { move: string }>(step: Step | undefined, offers: T[]): T[] {
  if (!step) return offers;
  return offers.filter(({ move }) => step.seat === 1 && move === step.move);
}
