/** Where the card of a tour stands: beside what it speaks of, never over it while there is room anywhere. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

const LIGHT = 6;
const GAP = 8;
const EDGE = 8;
/** Narrower windows have room above and below rather than beside. */
const PHONE = 700;

/** The light around something: a little larger than it. */
export function around({ left, top, width, height }: Box): Box {
  return { left: left - LIGHT, top: top - LIGHT, width: width + 2 * LIGHT, height: height + 2 * LIGHT };
}

/** How much of one box another covers. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const inside = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** The places on the four sides of the light, as far as the window lets them be there. */
function sides(light: Box, card: Size, room: Size): Box[] {
  const middle = inside(light.left + light.width / 2 - card.width / 2, card.width, room.width);
  const level = inside(light.top + light.height / 2 - card.height / 2, card.height, room.height);
  const below = { ...card, left: middle, top: inside(light.top + light.height + GAP, card.height, room.height) };
  const above = { ...card, left: middle, top: inside(light.top - GAP - card.height, card.height, room.height) };
  const right = { ...card, left: inside(light.left + light.width + GAP, card.width, room.width), top: level };
  const left = { ...card, left: inside(light.left - GAP - card.width, card.width, room.width), top: level };
  return room.width < PHONE ? [below, above, right, left] : [below, above, right, left].sort((a, b) => far(a, room) - far(b, room));
}

/** How far a place is from the middle of the window: the eye is there. */
function far(box: Box, room: Size): number {
  return Math.hypot(box.left + box.width / 2 - room.width / 2, box.top + box.height / 2 - room.height / 2);
}

/** Where a card stands: beside the light, or low in the middle where nothing is lit. */
export function beside(light: Box | null, card: Size, room: Size): { left: number; top: number } {
  if (!light) return { left: inside((room.width - card.width) / 2, card.width, room.width), top: inside(room.height, card.height, room.height) };
  const places = sides(light, card, room);
  const least = Math.min(...places.map((one) => overlap(one, light)));
  const { left, top } = places.find((one) => overlap(one, light) === least) ?? light;
  return { left, top };
}
