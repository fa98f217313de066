/** The icons in use: the app's own are drawn inline, those of game packs come from one picture. */
import { drawn, own, packs } from 'virtual:icons';

/** The drawing of an icon of the app. */
export function drawing(name: string): string | undefined {
  return own[name];
}

/** Where the picture of an icon that a pack names is. */
export function address(name: string): string {
  return `${packs}#${name}`;
}

const inPicture = new Set(drawn);

/** Whether the picture has this icon; packs that were brought may name others. */
export function has(name: string): boolean {
  return inPicture.has(name);
}

/** Names an icon in code, so that the build finds it. */
export function icon(name: string): string {
  return name;
}
