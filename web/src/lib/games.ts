/** The games that bring a board of their own, found in `web/src/games/`. */
import type { GamePlugin } from './board';
import generic from '../games/generic';

const modules = import.meta.glob<{ default: GamePlugin }>(['../games/*/index.ts', '!../games/generic/index.ts']);
const loaded = new Map<string, Promise<GamePlugin>>();

/** Whether a game brings a board of its own. */
export function drawn(game: string): boolean {
  return `../games/${game}/index.ts` in modules;
}

/** The plug-in of a game; a plain one, with every option as a button, for games without their own. */
export function plugin(game: string): Promise<GamePlugin> {
  const known = loaded.get(game);
  if (known) return known;
  const found = modules[`../games/${game}/index.ts`];
  const plug = found ? found().then((module) => module.default) : Promise.resolve(generic);
  loaded.set(game, plug);
  plug.catch(() => loaded.delete(game));
  return plug;
}
