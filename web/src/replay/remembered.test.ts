import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MatchStory } from '../lib/protocol';
import Remembered from './Remembered.svelte';

const WHY = 'This match can’t be continued: it goes by older rules.';
const entry = (n: number, words: string) => ({ n, number: n, kind: 'rolled', seat: 1, words, facts: {} });
const story: MatchStory = {
  id: 'm', game: 'pig', seats: [{}, {}], names: ['Anna', 'Ben'], result: [2, 1],
  log: [entry(0, 'Anna rolls 4.'), entry(1, 'Seat 2 rolls 1.')],
};

function answering(answer: unknown, status = 200): void {
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer), { status }))));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what is left of a match', () => {
  it('is why, who played, who won and the log', async () => {
    answering(story);
    render(Remembered, { id: 'm', why: WHY });
    expect(await screen.findByText('Anna rolls 4.')).toBeTruthy();
    expect(screen.getByText(WHY)).toBeTruthy();
    expect(screen.getByText(/Anna · Ben/).textContent).toContain('Ben');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('asks with the key of the link', () => {
    answering(story);
    render(Remembered, { id: 'm', why: WHY, key: 'a b' });
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toContain('/api/records/m/story?key=a%20b');
  });

  it('says so when there is no log', async () => {
    answering({ ...story, log: [] });
    render(Remembered, { id: 'm', why: WHY });
    expect(await screen.findByText('Anna · Ben', { exact: false })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
