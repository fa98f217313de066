/** What this browser can prove about a record, and what it can't. */
import type { Drawn } from '../lib/protocol';
import { Chance, commitment, derivedKey } from './chance';
import type { RecordText } from './record';

/** What this browser noted while the match was played, if it was there. */
export interface Seen {
  commit: string | null;
  nonces: string[];
}

export interface Proof {
  key: string;
  commit: string | null;
  /** The secret that was shown fits the word that was given; null when none was given. */
  secret: boolean | null;
  /** The key of the dice follows from the secret and everybody's numbers. */
  derived: boolean | null;
  /** How many players added a number; without any, the key was the server's alone to choose. */
  numbers: number;
  /** This browser saw the same word during the match; null when it was not there. */
  witnessed: boolean | null;
  /** A number that this browser gave is among those that the key was made from. */
  mine: boolean;
  dice: number;
  cards: number;
  /** The draws that are not what the key gives; there should be none. */
  wrong: { draw: Drawn; at: number; computed: number }[];
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Recomputes everything. The record must have its key. */
export function prove({ tags }: RecordText, draws: Drawn[], seen: Seen): Proof {
  const key = text(tags['Key']) ?? '';
  const commit = text(tags['Commit']);
  const secret = text(tags['Secret']);
  const nonces = Array.isArray(tags['Nonces']) ? tags['Nonces'].map(String) : [];
  const word = commit !== null && secret !== null;
  return {
    key,
    commit,
    secret: word ? commitment(secret) === commit : null,
    derived: word ? derivedKey(secret, text(tags['Match']) ?? '', nonces) === key : null,
    numbers: nonces.filter(Boolean).length,
    witnessed: commit && seen.commit ? seen.commit === commit : null,
    mine: nonces.some((nonce) => seen.nonces.includes(nonce)),
    dice: draws.filter(({ stream }) => stream === 'dice').length,
    cards: draws.filter(({ stream }) => stream === 'deck').length,
    wrong: wrongDraws(key, draws),
  };
}

function wrongDraws(key: string, draws: Drawn[]): Proof['wrong'] {
  const chance = new Chance(key);
  return draws
    .map((draw, at) => ({ draw, at, computed: chance.draw(draw.stream, draw.sides) }))
    .filter(({ draw, computed }) => computed !== draw.drawn);
}

/** Whether nothing speaks against the record. */
export function holds(proof: Proof): boolean {
  return proof.wrong.length === 0 && proof.secret !== false && proof.derived !== false && proof.witnessed !== false;
}
