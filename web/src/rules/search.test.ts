import type { RuleText } from '../lib/protocol';
import { describe, expect, it } from 'vitest';
import { entries, findEntries, findRules, pieces } from './search';

const rules: RuleText[] = [
  { id: 'DT-12', area: 'setup', area_name: 'подготовка', rule: 'Every hero starts with 2 CP, see DT-1.', ruling: null },
  { id: 'DT-1', area: 'turn', area_name: 'ход', rule: 'A turn has eight phases.', ruling: 'Upkeep comes first.' },
];
const sheet = {
  game: 'A game',
  phases: [{ id: 'main', name: 'Main' }],
  heroes: { monk: { name: 'Monk', hue: 48, slots: [{ id: 'fist', levels: { 1: { name: 'Fist', icon: 'fist', text: [{ text: 'Deal 4.', depth: 0 }] } } }] } },
  cards: { six: { name: 'Sixes', hue: 40, text: 'Turn a die to 6.' } },
};

describe('rules', () => {
  it('are found by id and by words, in any order', () => {
    expect(findRules(rules, 'dt-12').map(({ id }) => id)).toEqual(['DT-12']);
    expect(findRules(rules, 'FIRST phases').map(({ id }) => id)).toEqual(['DT-1']);
    expect(findRules(rules, '')).toHaveLength(2);
    expect(findRules(rules, 'nothing of that kind')).toEqual([]);
  });
  it('come first when the id is exact', () => {
    expect(findRules(rules, 'dt-1').map(({ id }) => id)).toEqual(['DT-1', 'DT-12']);
  });
  it('can be had by area', () => {
    expect(findRules(rules, '', 'setup').map(({ id }) => id)).toEqual(['DT-12']);
    expect(findRules(rules, 'подготовка').map(({ id }) => id)).toEqual(['DT-12']);
  });
});

describe('the sheet', () => {
  it('is searched wherever something has a name and a text', () => {
    expect(entries(sheet)).toEqual([
      { group: 'heroes', id: '1', name: 'Fist', owner: 'Monk', icon: 'fist', hue: 48, text: ['Deal 4.'] },
      { group: 'cards', id: 'six', name: 'Sixes', owner: '', icon: null, hue: 40, text: ['Turn a die to 6.'] },
    ]);
    expect(findEntries(entries(sheet), 'monk deal').map(({ name }) => name)).toEqual(['Fist']);
    expect(findEntries(entries(sheet), '', 'cards').map(({ name }) => name)).toEqual(['Sixes']);
  });
});

describe('pieces', () => {
  it('mark what was found and lead to other rules', () => {
    expect(pieces('Every hero, see DT-1.', 'hero')).toEqual([
      { text: 'Every ', kind: '' }, { text: 'hero', kind: 'hit' }, { text: ', see ', kind: '' },
      { text: 'DT-1', kind: 'rule' }, { text: '.', kind: '' },
    ]);
  });
  it('never take the end of a longer mark for the id of a rule', () => {
    expect(pieces('So be it [DF-AMB-12].', '')).toEqual([{ text: 'So be it [DF-AMB-12].', kind: '' }]);
  });
  it('take no sign for more than it is', () => {
    expect(pieces('What (now)?', '(now)?')).toEqual([{ text: 'What ', kind: '' }, { text: '(now)?', kind: 'hit' }]);
  });
});
