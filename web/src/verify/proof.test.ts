import type { Drawn } from '../lib/protocol';
import { describe, expect, it } from 'vitest';
import { Chance, commitment, derivedKey } from './chance';
import { holds, prove, type Seen } from './proof';
import { readRecord } from './record';

const KEY = '5873c13e4ab359abf513e623d8e1339fe5b61e1e5ae66b3d67ce4e65e6fd8501';
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMIT = '9dc69047e9b6dd8c197a80d32da0114a5ff519d72c70c9935bc23d5aaeccb93d';
const NOBODY: Seen = { commit: null, nonces: [] };

const dice = (chance: Chance, count: number, sides = 6) => Array.from({ length: count }, () => chance.draw('dice', sides));

describe('chance', () => {
  it('gives the same dice as the engine, over more than one block', () => {
    const chance = new Chance(KEY);
    const faces = dice(chance, 100);
    expect(faces.slice(0, 12)).toEqual([4, 4, 2, 1, 1, 3, 6, 6, 5, 4, 3, 4]);
    expect(faces.slice(-8)).toEqual([3, 2, 5, 1, 1, 3, 2, 5]);
    expect(dice(chance, 6, 20)).toEqual([15, 2, 5, 19, 1, 8]);
  });
  it('gives the same shuffles as the engine, and numbers beyond a byte', () => {
    const chance = new Chance(KEY);
    const drawn = Array.from({ length: 59 }, (_, index) => chance.draw('deck', 59 - index));
    expect(drawn.slice(0, 8)).toEqual([12, 55, 34, 2, 23, 46, 46, 16]);
    expect(drawn.slice(-6)).toEqual([2, 1, 1, 0, 0, 0]);
    expect(Array.from({ length: 5 }, () => chance.draw('deck', 1000))).toEqual([884, 439, 513, 814, 373]);
  });
  it('keeps the word that was given', () => {
    expect(commitment(SECRET)).toBe(COMMIT);
    expect(derivedKey(SECRET, 'match-1', ['aa', 'bb', 'Ünicode'])).toBe('b04de3781e3d1acc84288b2e8178e536c01d661719b197cd2b85b0f00288dab7');
  });
});

describe('a proof', () => {
  const nonces = ['aa', 'bb'];
  const key = derivedKey(SECRET, 'm', nonces);
  const record = readRecord(`[Astragal 1]\n[Key "${key}"]\n[Match "m"]\n[Commit "${COMMIT}"]\n[Nonces ["aa", "bb"]]\n[Secret "${SECRET}"]\n`);
  const chance = new Chance(key);
  const draws: Drawn[] = [1, 2, 3].map((number) => ({ stream: 'dice', sides: 6, drawn: chance.draw('dice', 6), number }));

  it('holds when everything fits', () => {
    const proof = prove(record, draws, { commit: COMMIT, nonces: ['bb'] });
    expect(proof).toMatchObject({ secret: true, derived: true, witnessed: true, mine: true, numbers: 2, dice: 3, cards: 0, wrong: [] });
    expect(holds(proof)).toBe(true);
  });
  it('says what it can not know', () => {
    const bare = readRecord(`[Key "${key}"]`);
    expect(prove(bare, draws, NOBODY)).toMatchObject({ secret: null, derived: null, witnessed: null, mine: false });
    expect(prove(record, draws, NOBODY)).toMatchObject({ witnessed: null, mine: false });
  });
  it('says when nobody but the server had a hand in the key', () => {
    const alone = derivedKey(SECRET, 'm', ['', '']);
    const tags = { ...record.tags, Key: alone, Nonces: ['', ''] };
    expect(prove({ ...record, tags }, [], NOBODY)).toMatchObject({ derived: true, numbers: 0, mine: false });
  });
  it('finds a die that was changed', () => {
    const changed = draws.map((draw, at) => (at === 1 ? { ...draw, drawn: (draw.drawn % 6) + 1 } : draw));
    const proof = prove(record, changed, NOBODY);
    expect(proof.wrong.map(({ at }) => at)).toEqual([1]);
    expect(holds(proof)).toBe(false);
  });
  it('finds another secret, other numbers, another word', () => {
    const tags = { ...record.tags, Secret: SECRET.replace('00', '01') };
    expect(prove({ ...record, tags }, [], NOBODY)).toMatchObject({ secret: false, derived: false });
    const others = { ...record.tags, Nonces: ['aa', 'cc'] };
    expect(prove({ ...record, tags: others }, [], NOBODY)).toMatchObject({ secret: true, derived: false });
    expect(holds(prove(record, [], { commit: 'another', nonces: [] }))).toBe(false);
  });
});

describe('a record', () => {
  it('is read without its comments', () => {
    const { tags, lines } = readRecord('[Game "pig"]\n[Seats [{}, {}]]\n\n; bad luck\n1 roll\n2 roll   ; a 1\n');
    expect(tags).toEqual({ Game: 'pig', Seats: [{}, {}] });
    expect(lines).toEqual([{ seat: 1, move: 'roll' }, { seat: 2, move: 'roll' }]);
  });
});
