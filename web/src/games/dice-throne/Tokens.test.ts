// Every viewer is told of all tokens, whether there is room to draw them or not.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { Scene } from '../../lib/scene.svelte';
import type { Table } from './table.svelte';
import Tokens from './Tokens.svelte';

const token = (name: string) => ({ name, kind: 'positive', icon: 'flame', hue: 1, hero: null, limit: 3, text: [] });
const table = {
  sheet: { tokens: { burn: token('Burn'), chi: token('Chi'), zeal: token('Zeal') }, token_kinds: {}, heroes: {} },
  view: { seats: { 1: { hero: 'monk', tokens: { zeal: 1, burn: 1, chi: 2 } } } },
  decision: null, seat: 2, scene: new Scene(() => 0), pending: null, armed: null, preview: () => undefined, replay: false,
} as unknown as Table;

vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });
afterEach(cleanup);

it('says what has no room in the same words as what has', () => {
  const { container } = render(Tokens, { table, number: 1 });
  expect(container.querySelectorAll('[data-token]')).toHaveLength(0);
  expect(container.querySelector('.more')?.getAttribute('data-more')).toBe('+3');
  expect(container.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('Burn: 1 Chi: 2 Zeal: 1');
});
