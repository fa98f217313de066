import { describe, expect, it } from 'vitest';
import { go, parts, route } from './route.svelte';

describe('parts', () => {
  it('reads what varies in a path', () => {
    expect(parts('/table/abc', '/table/:id')).toEqual({ id: 'abc' });
    expect(parts('/join/t1/s%20x', '/join/:table/:secret')).toEqual({ table: 't1', secret: 's x' });
    expect(parts('/table/abc/', '/table/:id')).toEqual({ id: 'abc' });
  });
  it('knows what does not fit', () => {
    expect(parts('/table', '/table/:id')).toBeNull();
    expect(parts('/table/a/b', '/table/:id')).toBeNull();
    expect(parts('/', '/table/:id')).toBeNull();
    expect(parts('/table/%E0%A4%A', '/table/:id')).toBeNull();
  });
});

describe('go', () => {
  it('changes the page and the address', () => {
    window.scrollTo = () => undefined;
    go('/new/pig?with=screen');
    expect([route.path, route.search]).toEqual(['/new/pig', '?with=screen']);
    expect(location.pathname).toBe('/new/pig');
  });
});
