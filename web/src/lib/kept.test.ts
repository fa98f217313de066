import { afterEach, expect, test, vi } from 'vitest';
import { read, write } from './kept';
import { change, load } from './settings.svelte';
import { gave, saw, testimony } from './witness';

afterEach(() => vi.unstubAllGlobals());

test('what is written is read', () => {
  write('key', 'value', 'sessionStorage');
  expect(read('key', 'sessionStorage')).toBe('value');
  expect(read('key')).toBe(null);
});

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  change({ odds: true });
  gave('nonce');
  saw('m', 'commit');
  expect(load().odds).toBe(true);
  expect(testimony('m').commit).toBe(null);
});
