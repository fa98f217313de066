/** The files that the built app is made of, and the icons that game packs name. */
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

export const WEB = resolve(import.meta.dirname, '..');
export const ROOT = resolve(WEB, '..');

const PACK_ICON = /\bicon: *["']?([a-z0-9-]+)/g;
const CODE_ICON = /\bicon\s*(?:=|:|"\s*:)\s*\{?["']([a-z0-9-]+)["']|\bicon\(["']([a-z0-9-]+)["']\)/g;
const TAG_ICON = /<Icon\b[^>]*?\bname=["']([a-z0-9-]+)["']/g;

/** Paths of the files under a folder that fit, sorted, with forward slashes. */
export function files(folder: string, fits: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, resolve(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => fits.test(path) && !path.includes('node_modules/'))
    .sort();
}

function matches(folder: string, fits: RegExp, expressions: RegExp[]): string[] {
  const names = new Set<string>();
  for (const path of files(folder, fits)) {
    const text = readFileSync(resolve(folder, path), 'utf-8');
    for (const expression of expressions) {
      for (const match of text.matchAll(expression)) names.add(match[1] ?? match[2] ?? '');
    }
  }
  return [...names].sort();
}

/** Icons that packs and sheets of the games name. */
export function packIcons(): string[] {
  const games = resolve(ROOT, 'src/astragal/games');
  const inPacks = matches(games, /\/(?:content|text)\/.*\.yaml$/, [PACK_ICON]);
  const inCode = matches(games, /\.py$/, [CODE_ICON]);
  return [...new Set([...inPacks, ...inCode])].sort();
}

/** Icons that the app itself names: `<Icon name="…">`, `icon="…"`, `icon: '…'` or `icon('…')`. */
export function appIcons(): string[] {
  return matches(resolve(WEB, 'src'), /\.(svelte|ts)$/, [CODE_ICON, TAG_ICON]);
}
