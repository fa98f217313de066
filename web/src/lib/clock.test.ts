import { describe, expect, it } from 'vitest';
import { left, shown } from './clock';

const clock = { seats: { '1': 60_000, '2': 5000 }, running: [2], at: 1_000_000 };

describe('left', () => {
  it('runs down only for who is asked', () => {
    expect(left(clock, 1, 1_003_000)).toBe(60_000);
    expect(left(clock, 2, 1_003_000)).toBe(2000);
  });
  it('stops at nothing, and never gains from a clock that is behind', () => {
    expect(left(clock, 2, 1_009_000)).toBe(0);
    expect(left(clock, 2, 900_000)).toBe(5000);
  });
});

describe('shown', () => {
  it('reads as a clock', () => {
    expect(shown(252_000)).toBe('04:12');
    expect(shown(3_852_000)).toBe('1:04:12');
    expect(shown(1)).toBe('00:01');
    expect(shown(0)).toBe('00:00');
  });
  it('counts days for play by turns', () => {
    expect(shown((2 * 86_400 + 4 * 3600) * 1000, 'd', 'h')).toBe('2 d 04 h');
  });
});
