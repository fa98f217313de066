import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { told } from './worker.ts';

function folder(page: string): string {
  const made = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(made, 'assets'));
  for (const [name, text] of [['index.html', page], ['sw.js', ''], ['built-from.txt', ''], ['assets/a-1.js', 'a']] as const) writeFileSync(join(made, name), text);
  return made;
}

it('tells the worker every file that is shown, the page by its address', () => {
  expect(told('keep(__FILES__)', folder('<p>'))).toBe('keep(["/assets/a-1.js","/"])');
});
it('gives another build another name, and the same one the same', () => {
  const [one, same, other] = [folder('<p>'), folder('<p>'), folder('<b>')].map((made) => told('__BUILD__ __PAGE__', made));
  expect(one).toMatch(/^"[0-9a-f]{16}" "[0-9a-f]{64}"$/);
  expect(same).toBe(one);
  expect(other?.slice(0, 18)).not.toBe(one?.slice(0, 18));
});
