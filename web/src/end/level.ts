/** Which level of play comes next. */
import type { BotLevel } from '../lib/protocol';

/** The next level above (1) or below (-1) that of the best bot at the table; null where there is none. */
export function nextLevel(bots: BotLevel[], seats: { kind: string; level: string | null }[], step: 1 | -1): string | null {
  const played = seats.filter(({ kind }) => kind === 'bot').map((seat) => bots.findIndex(({ level }) => level === seat.level));
  const best = Math.max(-1, ...played);
  return best < 0 ? null : (bots[best + step]?.level ?? null);
}
