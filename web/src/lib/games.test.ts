import { expect, it, vi } from 'vitest';
import { plugin } from './games';

const load = vi.hoisted(() => vi.fn<() => object>());
vi.mock('../games/pig/index.ts', () => ({ default: load() }));

it('loads a board again that could not be loaded, and one that could only once', async () => {
  load.mockImplementationOnce(() => {
    throw new Error('The line is down.');
  });
  load.mockReturnValue({ Board: 'pig' });
  await expect(plugin('pig')).rejects.toThrow();
  expect(await plugin('pig')).toEqual({ Board: 'pig' });
  expect(await plugin('pig')).toBe(await plugin('pig'));
  expect(load).toHaveBeenCalledTimes(2);
});
