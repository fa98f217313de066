import { beforeEach, expect, test } from 'vitest';
import { first } from './usual';

beforeEach(() => localStorage.clear());

test('a seat is seen for the first time once, in whatever window', () => {
  expect(first('m', 1)).toBe(true);
  expect(first('m', 2)).toBe(true);
  expect(first('m', 1)).toBe(false);
});

test('what was long ago is forgotten, so that the list ends somewhere', () => {
  for (let match = 0; match < 60; match++) first(`m${match}`, 1);
  expect(localStorage.getItem('astragal.presets')?.split('\n')).toHaveLength(50);
  expect(first('m59', 1)).toBe(false);
});
