// What flies over the table: numbers, coins and tokens, made from what the log says happened.
import type { LogEntry } from '../../lib/protocol';

export interface Flight {
  kind: 'hurt' | 'heal' | 'cp' | 'token' | 'card' | 'ward';
  /** Whose strip it goes to, and which part of it. */
  seat: number;
  part: 'health' | 'cp' | 'tokens' | 'cards';
  /** Whence it comes: a seat, or the felt. */
  from: number | 'felt' | null;
  words: string;
  id?: string;
}

const number = (value: unknown): number => Number(value ?? 0);
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The flights of some log entries, in their order; an attack's damage comes from its attacker. */
export function flights(entries: LogEntry[]): Flight[] {
  let attacker: number | null = null;
  return entries.flatMap((entry) => {
    const { kind, facts } = entry;
    const seat = number(facts['seat'] ?? entry.seat);
    const amount = number(facts['amount']);
    if (kind === 'activated' || kind === 'targeted') attacker = seat;
    if (kind === 'turn') attacker = null;
    const to = (part: Flight['part'], what: Flight['kind'], words: string, from: Flight['from'] = null): Flight[] => [
      { kind: what, seat, part, from, words },
    ];
    switch (kind) {
      case 'damaged':
        return amount ? to('health', 'hurt', signed(-amount), attacker && attacker !== seat ? attacker : 'felt') : [];
      case 'healed':
        return amount ? to('health', 'heal', signed(amount)) : [];
      case 'stole-health':
        return to('health', 'heal', signed(amount), number(facts['target_seat']));
      case 'prevented':
        return to('health', 'ward', String(facts['amount']));
      case 'gained-cp':
        return to('cp', 'cp', signed(amount));
      case 'lost-cp':
        return to('cp', 'cp', signed(-amount));
      case 'gained':
        return to('tokens', 'token', signed(number(facts['count'])), 'felt').map((one) => ({ ...one, id: String(facts['token']) }));
      case 'played':
      case 'upgraded':
        return to('cards', 'card', '', null).map((one) => ({ ...one, id: String(facts['card']) }));
      default:
        return [];
    }
  });
}
