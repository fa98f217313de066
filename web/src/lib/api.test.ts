import { afterEach, expect, test, vi } from 'vitest';
import { api, Refused } from './api';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers when it is told to. */
function server(): { asked: string[]; answer: (status?: number) => void } {
  const waiting: ((status: number) => void)[] = [];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${path.split('?')[0]}`);
    return new Promise((tell) => waiting.push((status) => tell(new Response('{"name":"Ada"}', { status }))));
  });
  return { asked, answer: (status = 200) => waiting.shift()?.(status) };
}

test('a newcomer is greeted once: questions about oneself wait for each other', async () => {
  const { asked, answer } = server();
  const [me, spoken] = [api.me(), api.speak('pl')];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer();
  await me;
  await vi.waitFor(() => expect(asked).toEqual(['GET /api/me', 'POST /api/me']));
  answer();
  await spoken;
});

test('what was refused holds up nothing that comes after it', async () => {
  const { asked, answer } = server();
  const [renamed, me] = [api.rename(''), api.me()];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer(400);
  await expect(renamed).rejects.toThrow(Refused);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  answer();
  expect((await me).name).toBe('Ada');
});
