import { beforeEach, describe, expect, it } from 'vitest';
import { began, ended, lately } from './lately';

beforeEach(() => localStorage.clear());

describe('what was played lately', () => {
  it('is nothing at first, and what was chosen last from then on', () => {
    expect(lately('chess').own).toBeNull();
    began('chess', 'm1', { hero: 'rook' }, [{ hero: 'bishop' }]);
    expect(lately('chess')).toMatchObject({ own: { hero: 'rook' }, others: [{ hero: 'bishop' }] });
    expect(lately('go').own).toBeNull();
  });
  it('does not go back to an earlier match that is opened again', () => {
    began('chess', 'm1', { hero: 'rook' }, []);
    began('chess', 'm2', { hero: 'king' }, []);
    began('chess', 'm1', { hero: 'rook' }, []);
    expect(lately('chess').own).toEqual({ hero: 'king' });
  });
  it('counts a match once, however often its end is seen', () => {
    ended('chess', 'm1', { hero: 'rook' }, true);
    ended('chess', 'm1', { hero: 'rook' }, true);
    ended('chess', 'm2', { hero: 'rook' }, false);
    expect(lately('chess').tally['rook']).toEqual([2, 1]);
  });
});
