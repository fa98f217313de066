/**
 * BLAKE2b (RFC 7693) with a key and a person, so that a browser can recompute dice without trusting anybody.
 * Written for reading: words of 64 bits are bigints.
 */
const MASK = (1n << 64n) - 1n;
const BLOCK = 128;

/** The first 64 bits of the fractional parts of the square roots of the first eight primes. */
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];

/** In which order each round takes the words of a block. */
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const ROUNDS = 12;

/** Which words of the state are mixed with each other: the columns, then the diagonals. */
const MIXED = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

export interface Hashing {
  /** How many bytes come out; 64 unless said. */
  size?: number;
  key?: Uint8Array;
  /** Up to 16 bytes that say what the hash is for. */
  person?: string;
}

const turned = (word: bigint, by: bigint): bigint => (word >> by) | ((word << (64n - by)) & MASK);

function mix(v: bigint[], [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
  const at = (index: number): bigint => v[index] ?? 0n;
  v[a] = (at(a) + at(b) + x) & MASK;
  v[d] = turned(at(d) ^ at(a), 32n);
  v[c] = (at(c) + at(d)) & MASK;
  v[b] = turned(at(b) ^ at(c), 24n);
  v[a] = (at(a) + at(b) + y) & MASK;
  v[d] = turned(at(d) ^ at(a), 16n);
  v[c] = (at(c) + at(d)) & MASK;
  v[b] = turned(at(b) ^ at(c), 63n);
}

function words(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 8 }, (_, index) => view.getBigUint64(index * 8, true));
}

/** Mixes one block into the state; `count` bytes were taken so far, this block included. */
function compress(state: bigint[], block: Uint8Array, count: number, last: boolean): void {
  const m = words(block);
  const v = [...state, ...START];
  v[12] = (v[12] ?? 0n) ^ BigInt(count);
  if (last) v[14] = (v[14] ?? 0n) ^ MASK;
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDER[round % ORDER.length] ?? [];
    MIXED.forEach((places, index) => mix(v, places, m[order[2 * index] ?? 0] ?? 0n, m[order[2 * index + 1] ?? 0] ?? 0n));
  }
  for (let index = 0; index < 8; index++) state[index] = (state[index] ?? 0n) ^ (v[index] ?? 0n) ^ (v[index + 8] ?? 0n);
}

function padded(bytes: Uint8Array, length: number): Uint8Array {
  const made = new Uint8Array(length);
  made.set(bytes);
  return made;
}

/** The state before the first block: what is asked for is part of what is hashed. */
function begin(size: number, key: Uint8Array, person: string): bigint[] {
  const wanted = new Uint8Array(64);
  wanted.set([size, key.length, 1, 1]);
  wanted.set(new TextEncoder().encode(person), 48);
  return words(wanted).map((word, index) => word ^ (START[index] ?? 0n));
}

/** The hash of some bytes. */
export function blake2b(data: Uint8Array, { size = 64, key = new Uint8Array(), person = '' }: Hashing = {}): Uint8Array {
  const whole = key.length ? joined(padded(key, BLOCK), data) : data;
  const state = begin(size, key, person);
  let at = 0;
  for (; whole.length - at > BLOCK; at += BLOCK) compress(state, whole.subarray(at, at + BLOCK), at + BLOCK, false);
  compress(state, padded(whole.subarray(at), BLOCK), whole.length, true);
  const out = new Uint8Array(64);
  const view = new DataView(out.buffer);
  state.forEach((word, index) => view.setBigUint64(index * 8, word, true));
  return out.slice(0, size);
}

/** Bytes one after the other. */
export function joined(...parts: Uint8Array[]): Uint8Array {
  const made = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
