/** Takes the icons in use, and no others, from the icon package into the app. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { appIcons, packIcons } from './sources.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
const MODULE = 'virtual:icons';

/** The drawing of an icon; an alias has that of its parent. */
export function body(name: string): string | undefined {
  return set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? '']?.body;
}

/** Every named icon as a symbol of one picture. */
export function sprite(names: string[]): string {
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${body(name) ?? ''}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function drawings(names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, body(name) ?? '']).filter(([, drawn]) => drawn));
}

/** Gives `virtual:icons`: the app's own icons inline, those of the packs in a picture beside it. */
export function icons(): Plugin {
  let building = false;
  return {
    name: 'astragal-icons',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === MODULE ? `\0${MODULE}` : undefined;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const own = JSON.stringify(drawings(appIcons()));
      const packs = packIcons().filter((name) => body(name));
      const known = `export const own = ${own}; export const drawn = ${JSON.stringify(packs)};`;
      if (!building) return `${known} export const packs = '/icons.svg';`;
      const reference = this.emitFile({ type: 'asset', name: 'icons.svg', source: sprite(packs) });
      return `${known} export const packs = import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite(packIcons()));
      });
    },
  };
}
