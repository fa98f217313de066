import { describe, expect, it } from 'vitest';
import { type Ability, type Hero, lying, progress, symbolParts } from './sheet';

const ability = (id: string, needs: Ability['needs']): Ability => ({
  id, needs, name: id, icon: '', kind: 'offensive', dice: 0, rerolls: 0, text: [], brief: [],
});
const three = [{ symbols: [{ symbol: 'flame', count: 3 }] }, { symbols: [{ symbol: 'flame', count: 4 }] }];
const hero: Hero = {
  name: 'Pyromancer', icon: '', hue: 14, season: 1, complexity: 3, tagline: '', style: null, cards: [], tokens: [], start: {},
  dice: { 1: 'flame', 6: 'meteor' },
  symbols: { flame: { name: 'Flame', icon: 'flame', hue: 22 } },
  sides: {},
  slots: [
    { id: 'a', side: '', opened: null, upgrades: { 2: 'a-2' }, levels: { 1: ability('a', three), 2: ability('a', three) } },
    { id: 'b', side: '', opened: { slot: 'a', level: 2 }, upgrades: {}, levels: { 2: ability('b', []) } },
    { id: 'c', side: 'cursed', opened: null, upgrades: {}, levels: { 1: ability('c', []) } },
  ],
};

describe('a board as it lies', () => {
  it('shows the side that is up, and opens abilities with their upgrade', () => {
    const before = lying(hero, { levels: {}, board: '' });
    expect(before.map(({ ability, opened }) => [ability.id, opened.length])).toEqual([['a', 0]]);
    const after = lying(hero, { levels: { a: 2 }, board: 'cursed' });
    expect(after.map(({ slot, level, opened }) => [slot.id, level, opened.map((one) => one.id)])).toEqual([
      ['a', 2, ['b']],
      ['c', 1, []],
    ]);
  });
});

describe('what dice bring', () => {
  const flames = (n: number): string[] => [...Array<string>(n).fill('flame'), 'meteor'];
  it('counts symbols and runs', () => {
    expect(progress(three[0]!, [1, 2, 6], flames(2))).toEqual([2, 3]);
    expect(progress({ straight: 4 }, [1, 2, 3, 6, 6], [])).toEqual([3, 4]);
  });
});

it('finds the symbols in a text', () => {
  expect(symbolParts('On [Flame]: add 3.', hero)).toEqual(['On ', hero.symbols['flame'], ': add 3.']);
  expect(symbolParts('[Moon] here', hero)).toEqual(['Moon', ' here']);
});
