import { beforeEach, describe, expect, it } from 'vitest';
import { gave, saw, testimony } from './witness';

describe('a witness', () => {
  beforeEach(() => localStorage.clear());

  it('knows nothing of matches that it has not seen', () => {
    expect(testimony('m')).toEqual({ commit: null, nonces: [] });
  });
  it('remembers the first word, and its own numbers', () => {
    saw('m', 'first');
    saw('m', 'second');
    gave('aa');
    gave('bb');
    expect(testimony('m')).toEqual({ commit: 'first', nonces: ['aa', 'bb'] });
  });
  it('does not grow for ever, nor fail on rubbish', () => {
    for (let n = 0; n < 150; n++) gave(String(n));
    expect(testimony('m').nonces.length).toBe(100);
    localStorage.setItem('astragal.witness', '{');
    expect(testimony('m').nonces).toEqual([]);
  });
});
