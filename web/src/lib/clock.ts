/** Clocks as people read them. */
import type { ClockState } from './protocol';

/** What is left to a seat, in milliseconds, at a moment of the server's time. */
export function left(clock: ClockState, seat: number, serverNow: number): number {
  const bank = clock.seats[String(seat)] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? bank - Math.max(0, serverNow - clock.at) : bank);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "04:12", "1:04:12" or "2 d 04 h" (with the words for days and hours given). */
export function shown(milliseconds: number, days = 'd', hours = 'h'): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} ${days} ${two(Math.floor((seconds % 86_400) / 3600))} ${hours}`;
  const minutes = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${minutes}` : minutes;
}
