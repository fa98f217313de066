/** From where to where something flies, and how. */
export interface Flight<T> {
  /** Selectors, the first that is there counts; without a beginning it rises where it ends. */
  from?: string[];
  to: string[];
  what: T;
  /** A ring where it lands. */
  ring?: boolean;
  /** It is held in the middle to be read, for this share of the time, and then goes on to the third place. */
  held?: { share: number; on: string[] };
}

export interface Launched<T> {
  key: string;
  what: T;
  time: number;
  ring: boolean;
  x: number;
  y: number;
  dx: number;
  dy: number;
  frames: Keyframe[];
}

interface Point {
  x: number;
  y: number;
}

const RISE = 26;

/** The middle of the first of these that is on the stage and seen. */
function middle(selectors: string[]): Point | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box?.width && box.height) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

function moved({ x, y }: Point, scale: number): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Up from its source, over to where it belongs. */
function over(way: Point): Keyframe[] {
  return [
    { transform: moved({ x: 0, y: 0 }, 0.5), opacity: 0 },
    { transform: moved({ x: way.x * 0.1, y: way.y * 0.1 - 10 }, 1.15), opacity: 1, offset: 0.2 },
    { transform: moved(way, 1.2), opacity: 1, offset: 0.75 },
    { transform: moved(way, 0.9), opacity: 0 },
  ];
}

/** To the middle, held there, and on. */
function held(way: Point, on: Point, share: number): Keyframe[] {
  const begin = (1 - share) / 2;
  return [
    { transform: moved({ x: 0, y: 0 }, 0.4), opacity: 0 },
    { transform: moved(way, 1), opacity: 1, offset: begin },
    { transform: moved(way, 1), opacity: 1, offset: begin + share },
    { transform: moved(on, 0.3), opacity: 0 },
  ];
}

/** The flight as it is drawn now; none where nobody could see it begin and end. */
export function launch<T>(flight: Flight<T>, key: string, time: number): Launched<T>[] {
  const to = middle(flight.to);
  if (!to || !time) return [];
  const from = middle(flight.from ?? []) ?? { x: to.x, y: to.y + RISE };
  const way = { x: to.x - from.x, y: to.y - from.y };
  const last = flight.held && (middle(flight.held.on) ?? to);
  const frames = flight.held && last ? held(way, { x: last.x - from.x, y: last.y - from.y }, flight.held.share) : over(way);
  return [{ key, what: flight.what, time, ring: !!flight.ring, ...from, dx: way.x, dy: way.y, frames }];
}
