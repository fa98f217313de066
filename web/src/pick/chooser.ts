/** For whom something is chosen, and what the choosing page tells beside the choices. */
import type { Value } from '../lib/protocol';

export interface Chooser {
  /** Whether one chooses for oneself. */
  own: boolean;
  /** Who will play it. */
  name: string;
  /** Their seat, of so many. */
  seat: number;
  of: number;
  /** Who has what already, by value. */
  taken: Record<string, string>;
  /** What one played last; null before the first match. */
  last: Value | null;
  /** How often one has played each value, and how often with success. */
  tally: Record<string, [number, number]>;
}
