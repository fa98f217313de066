/** What flies over the stage: numbers, coins, tokens and cards, from where they come to where they belong. */
import type { LogEntry } from '../../lib/protocol';
import type { Beat } from '../../lib/scene.svelte';
import type { Flight } from '../../stage/flight';

export interface Thing {
  kind: 'hurt' | 'heal' | 'cp' | 'token' | 'card' | 'ward' | 'drawn';
  words: string;
  id?: string;
}

/** How long a card is held to be read, of the time that it is seen. */
const READ = 0.6;
const FELT = ['[data-part="tray"]', '[data-tour="felt"]'];

const number = (value: unknown): number => Number(value ?? 0);
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const part = (seat: number, name: string): string[] => [`[data-seat="${seat}"] [data-part="${name}"]`, `[data-seat="${seat}"]`];

function heal(seat: number, entry: LogEntry, from: string[]): Flight<Thing> {
  return { from, to: part(seat, 'health'), ring: true, what: { kind: 'heal', words: signed(number(entry.facts['amount'])) } };
}

function card(seat: number, id: string): Flight<Thing> {
  return { from: part(seat, 'cards'), to: FELT, held: { share: READ, on: part(seat, 'cards') }, what: { kind: 'card', words: '', id } };
}

/** What is gained comes from the felt; what is lost rises from its place and is gone. */
function token(seat: number, { kind, facts }: LogEntry): Flight<Thing> {
  const id = String(facts['token']);
  const what = (sign: number): Thing => ({ kind: 'token', words: signed(sign * number(facts['count'])), id });
  if (kind === 'gained') return { from: FELT, to: part(seat, 'tokens'), ring: true, what: what(1) };
  return { to: [`[data-seat="${seat}"] [data-token="${id}"]`, ...part(seat, 'tokens')], what: what(-1) };
}

/** The flights of a beat: most fly alone. */
export function flights({ kind, entries: [entry] }: Beat): Flight<Thing>[] {
  if (!entry) return [];
  const { facts } = entry;
  const seat = number(facts['seat'] ?? entry.seat);
  const amount = number(facts['amount']);
  switch (kind) {
    case 'damage':
      return amount ? [{ from: ['[data-part="sum"]', ...FELT], to: part(seat, 'health'), what: { kind: 'hurt', words: signed(-amount) } }] : [];
    case 'heal':
      return amount ? [heal(seat, entry, entry.kind === 'stole-health' ? part(number(facts['target_seat']), 'health') : FELT)] : [];
    case 'ward':
      return [{ to: part(seat, 'health'), ring: true, what: { kind: 'ward', words: String(facts['worth'] ?? '') } }];
    case 'cp':
      return amount ? [{ to: part(seat, 'cp'), what: { kind: 'cp', words: signed(entry.kind === 'lost-cp' ? -amount : amount) } }] : [];
    case 'token':
      return [token(seat, entry)];
    case 'draw':
      return [{ to: part(seat, 'cards'), what: { kind: 'drawn', words: signed(number(facts['count']) || 1) } }];
    case 'card':
      return [card(seat, String(facts['card']))];
    default:
      return [];
  }
}
