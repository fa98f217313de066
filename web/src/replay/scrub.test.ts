import { describe, expect, it } from 'vitest';
import { barEnd, inside, momentPath, nextTurn, pause, share, turnBefore } from './scrub';

describe('the place in a replay', () => {
  it('stays within the match, whatever the address says', () => {
    expect(inside(37.9, 100)).toBe(37);
    expect(inside(-3, 100)).toBe(0);
    expect(inside(1e9, 100)).toBe(100);
    expect(inside(Number('x'), 100)).toBe(0);
  });
  it('goes from turn to turn', () => {
    const turns = [0, 10, 18];
    expect(nextTurn(turns, 10, 30)).toBe(18);
    expect(nextTurn(turns, 18, 30)).toBe(30);
    expect(turnBefore(turns, 12)).toBe(10);
    expect(turnBefore(turns, 10)).toBe(0);
    expect(turnBefore(turns, 0)).toBe(0);
  });
  it('does not tell the length when spoilers are unwanted', () => {
    expect(barEnd(true, 4, 90)).toBe(90);
    expect(barEnd(false, 4, 90)).toBe(5);
    expect(barEnd(false, 90, 90)).toBe(90);
  });
  it('is a share of the bar', () => {
    expect(share(5, 20)).toBe('25%');
    expect(share(0, 0)).toBe('0%');
  });
  it('has an address', () => {
    expect(momentPath('abc', 37, 'referee')).toBe('/replay/abc?at=37&seat=referee');
  });
});

describe('the pace', () => {
  it('is quicker at double speed, and where nothing is told', () => {
    expect(pause(2, 1)).toBe(pause(1, 1) / 2);
    expect(pause(1, 0)).toBeLessThan(pause(1, 3));
  });
});
