/** Tells the service worker which files the build has, so that it keeps all of them or none. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { files } from './sources.ts';

export const WORKER = 'sw.js';
const NOT_SHOWN = new Set([WORKER, 'built-from.txt']);

function hash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The code of the worker, with what it has to know about the other files of the folder. */
export function told(code: string, folder: string): string {
  const shown = files(folder, /./).filter((path) => !NOT_SHOWN.has(path));
  const contents = shown.map((path) => `${path} ${hash(readFileSync(resolve(folder, path)))}`);
  const paths = shown.map((path) => (path === 'index.html' ? '/' : `/${path}`));
  return code
    .replaceAll('__FILES__', JSON.stringify(paths))
    .replaceAll('__BUILD__', JSON.stringify(hash(contents.join('\n') + code).slice(0, 16)))
    .replaceAll('__PAGE__', JSON.stringify(hash(readFileSync(resolve(folder, 'index.html')))));
}

export function worker(): Plugin {
  return {
    name: 'astragal-worker',
    apply: 'build',
    writeBundle({ dir }) {
      const file = resolve(dir ?? '', WORKER);
      writeFileSync(file, told(readFileSync(file, 'utf-8'), dir ?? ''));
    },
  };
}
