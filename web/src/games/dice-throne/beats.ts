/** What is seen and heard of what happened, one thing after another. */
import type { LogEntry, Sheet as AnySheet } from '../../lib/protocol';
import type { Beat, Change } from '../../lib/scene.svelte';
import type { Cue } from '../../lib/sound';
import { LATER, TUMBLE } from '../../parts/tumble';
import type { Sheet } from './sheet';

/** How long dice that have landed lie to be read, whatever comes of them. */
const REST = 1200;
const DECLARE = 300;
const ATTACK = 450;
const DAMAGE = 500;
const TOKEN = 350;
const COIN = 250;
const TURN = 400;
/** A card comes, is read and goes; who played it oneself has read it. */
const CARD = 1200;
const CARD_OF_OTHERS = 1600;
/** Damage that sounds as deep as any. */
const HEAVY = 15;

type Made = Omit<Beat, 'entries'>;
interface About {
  seat: number;
  amount: number;
  facts: LogEntry['facts'];
  /** Through whose eyes one looks. */
  eyes: number;
  sheet: Sheet;
}

function change(seat: number, part: string, by: number): Change[] {
  return [{ seat, part, by }];
}

/** The faces that were rolled, as the log says them. */
export function facesOf(entry: LogEntry): number[] {
  return String(entry.facts['dice'] ?? '').split(' ').filter(Boolean).map(Number);
}

function roll(dice: number): Made {
  const cues = Array.from({ length: dice }, (_, place): Cue => ({ sound: 'die', after: TUMBLE + place * LATER }));
  return { kind: 'roll', time: TUMBLE + dice * LATER, holds: true, cues };
}

/** What follows at once from a roll may take it off the felt: then the view that knows it stays back. */
function rolled(entry: LogEntry, last: boolean): Beat[] {
  const entries = [entry];
  return [{ ...roll(facesOf(entry).length), entries }, { kind: 'rest', time: REST, holds: !last, entries }];
}

function card({ seat, eyes }: About): Made {
  return { kind: 'card', time: seat === eyes ? CARD : CARD_OF_OTHERS, cues: [{ sound: 'card' }] };
}

function status({ seat, facts, sheet }: About, sign: 1 | -1): Made {
  const token = String(facts['token']);
  const bad = sheet.tokens[token]?.kind === 'negative';
  return { kind: 'token', time: TOKEN, changes: change(seat, `token ${token}`, sign * Number(facts['count'])), cues: sign > 0 ? [{ sound: bad ? 'bane' : 'boon' }] : [] };
}

function coins({ seat, amount }: About, sign: 1 | -1): Made {
  return { kind: 'cp', time: COIN, changes: change(seat, 'cp', sign * amount), cues: sign > 0 ? [{ sound: 'coin' }] : [] };
}

function hurt({ seat, amount }: About): Made {
  return { kind: 'damage', time: DAMAGE, changes: change(seat, 'health', -amount), cues: [{ sound: 'damage', size: Math.min(1, amount / HEAVY) }] };
}

function heal({ seat, amount }: About): Made {
  return { kind: 'heal', time: TOKEN, changes: change(seat, 'health', amount), cues: [{ sound: 'heal' }] };
}

const MADE: Record<string, (about: About) => Made> = {
  altered: () => ({ kind: 'altered', time: TOKEN, cues: [{ sound: 'keep' }] }),
  declared: () => ({ kind: 'declare', time: DECLARE, cues: [{ sound: 'declare' }] }),
  targeted: () => ({ kind: 'attack', time: ATTACK, cues: [{ sound: 'attack' }] }),
  damaged: hurt,
  healed: heal,
  'stole-health': heal,
  prevented: () => ({ kind: 'ward', time: TOKEN }),
  gained: (about) => status(about, 1),
  lost: (about) => status(about, -1),
  'gained-cp': (about) => coins(about, 1),
  'lost-cp': (about) => coins(about, -1),
  drew: () => ({ kind: 'draw', time: COIN, cues: [{ sound: 'draw' }] }),
  'drew-card': () => ({ kind: 'draw', time: COIN, cues: [{ sound: 'draw' }] }),
  played: card,
  upgraded: card,
  turn: () => ({ kind: 'turn', time: TURN }),
};

export function beats(entries: LogEntry[], eyes: number, sheet: AnySheet): Beat[] {
  const known = sheet as unknown as Sheet;
  return entries.flatMap((entry, place) => {
    const { kind, facts } = entry;
    const about = { seat: Number(facts['seat'] ?? entry.seat), amount: Number(facts['amount'] ?? 0), facts, eyes, sheet: known };
    if (kind === 'rolled' || kind === 'rerolled') return rolled(entry, place === entries.length - 1);
    const made = MADE[kind]?.(about);
    return made ? [{ ...made, entries: [entry] }] : [];
  });
}
