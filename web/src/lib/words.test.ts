import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files } from '../../tools/sources.ts';
import type { Language } from './protocol';
import { botWords, bundles, message, unbroken } from './words.svelte';

const LANGUAGES: Language[] = ['en', 'ru', 'pl'];
const SRC = resolve(import.meta.dirname, '..');
const sources = files(SRC, /(?<!\.test)\.(svelte|ts)$/).map((path) => readFileSync(resolve(SRC, path), 'utf-8'));
const counted = ['landing-free', 'clock-table-days', 'gathering-open', 'decision-all', 'table-spectators', 'new-more'];
const argument: Record<string, string> = { 'clock-table-days': 'days' };

function keysUsed(): string[] {
  const found = sources.flatMap((text) => [...text.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''));
  return [...new Set(found)].sort();
}

/** Keys made from a part that varies, such as `theme-${value}`: what stands around that part. */
function familiesUsed(): RegExp[] {
  const found = sources.flatMap((text) => [...text.matchAll(/\bt\(`([^`]+)`/g)].map((match) => match[1] ?? ''));
  return [...new Set(found)].map((key) => new RegExp(`^${key.replace(/\$\{.*?\}(?=[a-z-]|$)/g, '.+')}$`));
}

function keysOf(language: Language): string[] {
  return [...bundles[language]._messages.keys()].sort();
}

describe('words', () => {
  it('has every key that the app uses in all languages', () => {
    expect(keysUsed().length).toBeGreaterThan(100);
    for (const language of LANGUAGES) {
      expect(keysUsed().filter((key) => !bundles[language].hasMessage(key))).toEqual([]);
    }
  });
  it('has the same keys in every language', () => {
    expect(keysOf('ru')).toEqual(keysOf('en'));
    expect(keysOf('pl')).toEqual(keysOf('en'));
  });
  it('has no key that nobody uses', () => {
    const used = new Set(keysUsed());
    const families = familiesUsed();
    const spoken = sources.join('\n');
    const unused = keysOf('en').filter(
      (key) => !used.has(key) && !families.some((family) => family.test(key)) && !spoken.includes(`'${key}'`),
    );
    expect(unused).toEqual([]);
  });
  it('gives the key itself when there are no words', () => {
    expect(message('pl', 'no-such-key')).toBe('no-such-key');
  });
});

describe('plurals', () => {
  const numbers = [...Array(26).keys(), ...Array.from({ length: 26 }, (_, index) => 100 + index)];
  it.each(LANGUAGES)('are made for every number in %s', (language) => {
    const rules = new Intl.PluralRules(language);
    for (const key of counted) {
      const forms = new Map<string, Set<string>>();
      for (const number of [...numbers, 1.5]) {
        const words = message(language, key, { [argument[key] ?? 'count']: number });
        expect(words).not.toMatch(/[{}]/);
        const form = words.replace(/\d+([.,]\d+)?/, '#');
        const category = rules.select(number);
        forms.set(category, (forms.get(category) ?? new Set()).add(form));
      }
      for (const [category, found] of forms) expect([key, category, found.size]).toEqual([key, category, 1]);
    }
  });
  it('knows that 21 is one in Russian and many in Polish', () => {
    expect(message('ru', 'landing-free', { count: 21 })).toBe('21\u00a0свободное место');
    expect(message('pl', 'landing-free', { count: 21 })).toBe('21\u00a0wolnych miejsc');
    expect(message('pl', 'landing-free', { count: 22 })).toBe('22\u00a0wolne miejsca');
    expect(message('ru', 'landing-free', { count: 12 })).toBe('12\u00a0свободных мест');
  });
});

describe('no-break spaces', () => {
  it('join numbers and units, and in Polish words of one letter to the next', () => {
    expect(unbroken('a = { $count } cards for 2 players, seat { $seat } rolls', 'en')).toBe(
      'a = { $count }\u00a0cards for 2\u00a0players, seat { $seat } rolls',
    );
    expect(unbroken('a = karty w ręce i na stole', 'pl')).toBe('a = karty w\u00a0ręce i\u00a0na stole');
    expect(unbroken('a = Fazy Głównej (1)', 'pl')).toBe('a = Fazy Głównej\u00a0(1)');
  });
});

describe('bots', () => {
  it('are called bots, with their level where it is known', () => {
    expect([botWords('smart'), botWords(null)]).toEqual([`bot, ${message('en', 'level-smart')}`, 'Bot']);
  });
});
