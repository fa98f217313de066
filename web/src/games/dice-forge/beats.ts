/** What is seen and heard of what happened: everybody's dice fall at once, and so does what they bring. */
import type { LogEntry } from '../../lib/protocol';
import type { Beat, Change } from '../../lib/scene.svelte';
import type { Sound } from '../../lib/sound';
import { LATER, TUMBLE } from '../../parts/tumble';
import { DICE, type DieName } from './shapes';

const GAIN = 350;

const SINGLE: Record<string, { kind: string; time: number; sound?: Sound }> = {
  turn: { kind: 'turn', time: 400 },
  forged: { kind: 'forge', time: 500, sound: 'keep' },
  took: { kind: 'feat', time: 500, sound: 'card' },
  moved: { kind: 'move', time: GAIN, sound: 'draw' },
  scored: { kind: 'gain', time: GAIN, sound: 'boon' },
  paid: { kind: 'pay', time: GAIN, sound: 'coin' },
  used: { kind: 'used', time: GAIN, sound: 'declare' },
};
const SIGN: Record<string, number> = { gained: 1, paid: -1, lost: -1 };

const seatOf = ({ seat, facts }: LogEntry): number => Number(facts['seat'] ?? seat);

/** What an entry does to the numbers of its seat: "2 gold" and so on. */
function changes(entry: LogEntry): Change[] {
  const sign = SIGN[entry.kind];
  const amounts = entry.facts['amounts'];
  if (!sign || !Array.isArray(amounts)) return [];
  return amounts.map((amount) => {
    const [count, part] = String(amount).split(' ');
    return { seat: seatOf(entry), part: part ?? '', by: sign * Number(count) };
  });
}

function single(entry: LogEntry): Beat[] {
  const known = SINGLE[entry.kind];
  if (!known) return [];
  const { kind, time, sound } = known;
  return [{ kind, time, entries: [entry], changes: changes(entry), cues: sound ? [{ sound }] : [] }];
}

function roll(thrown: LogEntry[]): Beat {
  const dice = Math.max(...thrown.map((entry) => facesOf(entry).length));
  const cues = Array.from({ length: dice }, (_, place) => ({ sound: 'die' as const, after: TUMBLE + place * LATER }));
  return { kind: 'roll', time: TUMBLE + dice * LATER, holds: true, entries: thrown, cues };
}

function gain(gains: LogEntry[]): Beat {
  return { kind: 'gain', time: GAIN, entries: gains, changes: gains.flatMap(changes), cues: [{ sound: 'coin' }] };
}

/** The faces that an entry tells, as ids. */
function facesOf({ facts }: LogEntry): string[] {
  return Array.isArray(facts['faces']) ? facts['faces'].map(String) : [];
}

/** Which dice were rolled: both, or for one face the first that has it. */
export function rolls(dice: Record<DieName, string[]>, entry: LogEntry): DieName[] {
  const faces = facesOf(entry);
  if (faces.length > 1) return DICE;
  return [DICE.find((die) => dice[die].includes(faces[0] ?? '')) ?? 'light'];
}

/** What lies up after a roll. */
export function fallen(before: Record<DieName, string>, dice: Record<DieName, string[]>, entry: LogEntry): Record<DieName, string> {
  const faces = facesOf(entry);
  return { ...before, ...Object.fromEntries(rolls(dice, entry).map((die, place) => [die, faces[place]])) };
}

/** The viewer's own turn has ended by itself: time to read that, before anything else is shown. */
function rest(entry: LogEntry, viewer: number): Beat[] {
  return seatOf(entry) === viewer ? [{ kind: 'rested', time: 1200, holds: true, entries: [entry] }] : [];
}

export function beats(entries: LogEntry[], viewer = 0): Beat[] {
  const made: Beat[] = [];
  let [thrown, gains]: [LogEntry[], LogEntry[]] = [[], []];
  const close = (): void => {
    if (thrown.length) made.push(roll(thrown));
    if (gains.length) made.push(gain(gains));
    [thrown, gains] = [[], []];
  };
  for (const entry of entries) {
    const again = entry.kind === 'rolled' && thrown.some((one) => seatOf(one) === seatOf(entry));
    const apart = entry.kind in SINGLE || entry.kind === 'rested';
    if (again || apart) close();
    if (entry.kind === 'rolled') thrown.push(entry);
    else if (entry.kind in SIGN && !apart) gains.push(entry);
    else made.push(...(entry.kind === 'rested' ? rest(entry, viewer) : single(entry)));
  }
  close();
  return made;
}
