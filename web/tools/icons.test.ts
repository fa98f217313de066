/** Packs are checked in Python against a list of icons; it holds just those that can be drawn. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { body } from './icons.ts';
import { ROOT } from './sources.ts';

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const listed = readFileSync(resolve(ROOT, 'src/astragal/packs/icons.txt'), 'utf-8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

it('lists every icon of the package and no other', () => {
  expect(new Set(listed)).toEqual(new Set([...Object.keys(set.icons), ...Object.keys(set.aliases)]));
});

it('lists only icons that have a drawing', () => {
  expect(listed.filter((name) => !body(name))).toEqual([]);
});
