import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Switch from './Switch.svelte';

afterEach(cleanup);

it('goes back when what it asked for is refused', async () => {
  const change = vi.fn(() => Promise.resolve());
  render(Switch, { label: 'Notes', on: false, change });
  const box = screen.getByRole<HTMLInputElement>('switch');
  await fireEvent.click(box);
  expect(change).toHaveBeenCalledWith(true);
  await waitFor(() => expect(box.checked).toBe(false));
});
it('stays where it was put when that was granted', async () => {
  const { rerender } = render(Switch, { label: 'Notes', on: false, change: (on: boolean): Promise<void> => rerender({ on }) });
  const box = screen.getByRole<HTMLInputElement>('switch');
  await fireEvent.click(box);
  await new Promise((done) => setTimeout(done));
  expect(box.checked).toBe(true);
});
