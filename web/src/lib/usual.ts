/** The seats that began their match with the viewer's usual preset: whatever they chose since then stays. */
import { read, write } from './kept';

const KEY = 'astragal.presets';
const MOST = 50;

/** Whether this browser sees the seat for the first time; from then on it does not. */
export function first(match: string, seat: number): boolean {
  const name = `${match} ${seat}`;
  const known = (read(KEY) ?? '').split('\n');
  if (known.includes(name)) return false;
  write(KEY, [...known, name].slice(-MOST).join('\n'));
  return true;
}
