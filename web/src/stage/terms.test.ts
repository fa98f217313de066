import { expect, test } from 'vitest';
import { terms } from './terms';

const line = (label: string, value: string, total = false) => ({ label, value, total, tone: '' as const });

test('a short sum is left alone', () => {
  const lines = [line('a', '5'), line('b', '+2'), line('all', '7', true)];
  expect(terms(lines, 'others')).toEqual(lines);
});

test('of many terms the smallest become one, and the total stays last', () => {
  const lines = [line('a', '5'), line('b', '+1'), line('c', '−2.5'), line('d', '+3'), line('e', '+4'), line('f', '−1'), line('all', '9.5', true)];
  const found = terms(lines, 'others');
  expect(found.map(({ label }) => label)).toEqual(['a', 'c', 'd', 'e', 'others', 'all']);
  expect(found.at(-2)?.value).toBe('+0');
});

test('where nothing can be merged no term is made up', () => {
  const lines = [line('a', '3 → 1'), line('b', '3 → 0'), line('c', 'Ada'), line('all', '18 → 22', true)];
  expect(terms(lines, 'others', 2)).toEqual(lines);
  expect(terms([...lines, line('d', '+1')], 'others', 2)).toEqual([...lines, line('d', '+1')]);
});

test('what is no number is never merged', () => {
  const lines = [line('a', 'Blind'), line('b', '+1'), line('c', '2 – 3'), line('d', '+3'), line('e', '+4'), line('f', '+5')];
  expect(terms(lines, 'others').map(({ label }) => label)).toEqual(['a', 'c', 'e', 'f', 'others']);
});
