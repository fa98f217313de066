import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Switch from './Switch.svelte';

afterEach(cleanup);

it('stays as it is while nothing has changed', async () => {
  const change = vi.fn();
  render(Switch, { label: 'Notes', on: false, change });
  const box = screen.getByRole<HTMLInputElement>('switch');
  await fireEvent.click(box);
  expect(change).toHaveBeenCalledWith(true);
  expect(box.checked).toBe(false);
});
it('is turned when that was granted', async () => {
  const { rerender } = render(Switch, { label: 'Notes', on: false, change: (on: boolean): Promise<void> => rerender({ on }) });
  const box = screen.getByRole<HTMLInputElement>('switch');
  await fireEvent.click(box);
  await new Promise((done) => setTimeout(done));
  expect(box.checked).toBe(true);
});
