import type { ToldStep } from '../lib/protocol';
import { describe, expect, it } from 'vitest';
import { begins, counted, current, lit } from './tour';

const said = (words: string, move: string | null = null): ToldStep => ({ seat: 1, move, words, point: null });
const theirs = (move: string): ToldStep => ({ seat: 2, move, words: '', point: null });
const steps = [said('goal'), said('roll', 'roll'), said('hold', 'hold'), theirs('roll'), said('free')];

describe('a tour', () => {
  it('goes on with each move', () => {
    expect([0, 1, 2, 3, 9].map((made) => begins(steps, made))).toEqual([0, 2, 3, 4, 5]);
  });
  it('waits for the move that it asks for, whatever was read', () => {
    expect(current(steps, 0, 0)).toBe(0);
    expect(current(steps, 0, 1)).toBe(1);
    expect(current(steps, 0, 4)).toBe(1);
    expect(current(steps, 1, 1)).toBe(2);
    expect(current(steps, 2, 1)).toBe(3);
    expect(current(steps, 3, 5)).toBe(5);
  });
  it('lets nothing pass unread, even when others have moved meanwhile', () => {
    const answers = [said('roll', 'roll'), said('answers'), theirs('next'), said('why', 'hold')];
    expect(current(answers, 1, 0)).toBe(1);
    expect(current(answers, 2, 0)).toBe(1);
    expect(current(answers, 2, 2)).toBe(3);
  });
  it('goes back when a move is taken back', () => {
    expect(current(steps, 1, 1)).toBe(2);
    expect(current(steps, 0, 1)).toBe(1);
  });
  it('counts its ideas, not the moves of others', () => {
    expect(counted(steps, 0)).toEqual({ n: 1, of: 4 });
    expect(counted(steps, 4)).toEqual({ n: 4, of: 4 });
  });
  it('lights one move', () => {
    const offers = [{ move: 'roll' }, { move: 'hold' }];
    expect(lit(steps[1], offers)).toEqual([{ move: 'roll' }]);
    expect(lit(steps[0], offers)).toEqual([]);
    expect(lit(undefined, offers)).toEqual(offers);
  });
});
