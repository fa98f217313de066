import { describe, expect, it } from 'vitest';
import { faces, signatures } from './portrait';
import type { Ability, Hero } from './sheet';

const ability = (id: string, kind: Ability['kind'], straight = 0): Ability =>
  ({ id, kind, needs: straight ? [{ straight }] : [] }) as unknown as Ability;
const hero = (abilities: Ability[], sides = {}): Hero =>
  ({
    dice: { 1: 'sword', 2: 'sword', 3: 'sword', 4: 'heart', 5: 'sword', 6: 'eye' },
    sides,
    slots: abilities.map((one) => ({ id: one.id, side: '', opened: null, upgrades: {}, levels: { 1: one } })),
  }) as unknown as Hero;

describe('what a hero is known by', () => {
  it('is the first ability, the longest straight and the ultimate', () => {
    const all = [ability('strike', 'offensive'), ability('small', 'offensive', 4), ability('large', 'offensive', 5), ability('ward', 'defensive'), ability('doom', 'ultimate')];
    expect(signatures(hero(all)).map(({ id }) => id)).toEqual(['strike', 'large', 'doom']);
  });
  it('is another ability where there is no straight, and less where there is less', () => {
    expect(signatures(hero([ability('strike', 'offensive'), ability('bash', 'offensive')])).map(({ id }) => id)).toEqual(['strike', 'bash']);
    expect(signatures(hero([]))).toEqual([]);
  });
  it('says which faces have a symbol', () => {
    expect(faces(hero([]), 'heart')).toBe('4');
    expect(faces(hero([]), 'sword')).toBe('1, 2, 3, 5');
  });
});
