/** Writes from which sources the app was built, so that a test can tell when it is out of date. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { files, packIcons, ROOT, WEB } from './sources.ts';

/** One number for everything that the built app depends on; tests/web/built.py computes the same. */
export function sourcesHash(): string {
  const hash = createHash('sha256');
  const ours = files(WEB, /^(?!\.).*(?<!\.test\.ts)$/).map((path) => `web/${path}`);
  const texts = files(resolve(ROOT, 'src/astragal/server/text'), /\/app[^/]*\.ftl$/);
  for (const path of [...ours, ...texts.map((path) => `src/astragal/server/text/${path}`)]) {
    const content = createHash('sha256').update(readFileSync(resolve(ROOT, path))).digest('hex');
    hash.update(`${path} ${content}\n`);
  }
  hash.update(`icons ${packIcons().join(' ')}\n`);
  return hash.digest('hex');
}

export function stamp(): Plugin {
  return {
    name: 'astragal-stamp',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'built-from.txt', source: `${sourcesHash()}\n` });
    },
  };
}
