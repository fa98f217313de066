/** The dice and decks of a match, recomputed: the same law as kernel/chance.py and records/fairness.py. */
import type { Drawn } from '../lib/protocol';
import { blake2b, hex, joined, unhex } from './blake2b';

const BLOCK = 64;
const WIDE = 2 ** 32;

type StreamName = Drawn['stream'];

/** A sub-stream of bytes, from which fair numbers are taken. */
class Stream {
  private at = 0;
  private block: Uint8Array = new Uint8Array();

  constructor(
    private readonly key: Uint8Array,
    private readonly name: StreamName,
  ) {}

  private byte(): number {
    if (this.at % BLOCK === 0) this.block = blake2b(eightBytes(this.at / BLOCK), { key: this.key, person: this.name });
    return this.block[this.at++ % BLOCK] ?? 0;
  }

  /** A number below a limit; bytes that would favour low numbers are skipped. */
  below(limit: number): number {
    const wide = limit > 256;
    const range = wide ? WIDE : 256;
    const fair = range - (range % limit);
    for (;;) {
      const number = wide ? this.fourBytes() : this.byte();
      if (number < fair) return number % limit;
    }
  }

  private fourBytes(): number {
    let number = 0;
    for (let n = 0; n < 4; n++) number = number * 256 + this.byte();
    return number;
  }
}

/** Everything random that a key stands for, drawn one after the other. */
export class Chance {
  private readonly streams: Record<StreamName, Stream>;

  constructor(key: string) {
    const bytes = unhex(key);
    this.streams = { dice: new Stream(bytes, 'dice'), deck: new Stream(bytes, 'deck') };
  }

  draw(stream: StreamName, sides: number): number {
    return this.streams[stream].below(sides) + (stream === 'dice' ? 1 : 0);
  }
}

function eightBytes(number: number): Uint8Array {
  const made = new Uint8Array(8);
  new DataView(made.buffer).setBigUint64(0, BigInt(number));
  return made;
}

/** What is shown before the first nonce is given. */
export function commitment(secret: string): string {
  return hex(blake2b(unhex(secret), { size: 32, person: 'astragal-commit' }));
}

/** The key of a match: the house's secret, the match's name and every seat's nonce. */
export function derivedKey(secret: string, match: string, nonces: string[]): string {
  const parts = [match, ...nonces].map((part) => {
    const data = new TextEncoder().encode(part);
    return joined(Uint8Array.of(data.length >> 8, data.length & 255), data);
  });
  return hex(blake2b(joined(...parts), { size: 32, key: unhex(secret), person: 'astragal-key' }));
}
