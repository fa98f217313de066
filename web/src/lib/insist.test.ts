import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from './api';
import { AGAIN, insist } from './insist';

const unreachable = new Refused(0, { code: 'unreachable', words: 'Nobody there.' });
const refused = new Refused(404, { code: 'no-table', words: 'No such table.' });
const got = vi.fn();
const failed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});
afterEach(() => void vi.useRealTimers());

it('says what is wrong and asks again until there is an answer', async () => {
  const ask = vi.fn().mockRejectedValueOnce(unreachable).mockRejectedValueOnce(new TypeError('No module.')).mockResolvedValue('words');
  insist(ask, got, failed);
  await vi.advanceTimersByTimeAsync(2 * AGAIN);
  expect(failed.mock.calls).toEqual([['Nobody there.'], ['No module.']]);
  expect(got.mock.calls).toEqual([['words']]);
  await vi.advanceTimersByTimeAsync(5 * AGAIN);
  expect(ask).toHaveBeenCalledTimes(3);
});
it('takes a refusal for the answer', async () => {
  const ask = vi.fn().mockRejectedValue(refused);
  insist(ask, got, failed);
  await vi.advanceTimersByTimeAsync(5 * AGAIN);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(failed.mock.calls).toEqual([['No such table.']]);
});
it('is silent once it was ended, also about what was on its way', async () => {
  const ask = vi.fn().mockResolvedValueOnce('old').mockRejectedValue(unreachable);
  insist(ask, got, failed)();
  await vi.advanceTimersByTimeAsync(AGAIN);
  const end = insist(ask, got, failed);
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(5 * AGAIN);
  expect(got).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(2);
});
