import { describe, expect, it } from 'vitest';
import { around, beside, overlap, type Box, type Size } from './place';

const WINDOWS: Size[] = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];
const cardOf = (room: Size): Size => ({ width: Math.min(390, room.width - 16), height: 170 });

/** Lights of many sizes all over a window. */
function lights(room: Size): Box[] {
  const found: Box[] = [];
  for (const width of [44, 160, 550, room.width - 20]) {
    for (const height of [44, 130, 440]) {
      for (const x of [0, 0.5, 1]) {
        for (const y of [0, 0.5, 1]) found.push({ width, height, left: x * Math.max(0, room.width - width), top: y * Math.max(0, room.height - height) });
      }
    }
  }
  return found.filter((one) => one.width <= room.width);
}

/** Whether a card has room on some side of a light. */
function fits(light: Box, card: Size, room: Size): boolean {
  const margin = 16;
  return (
    light.top - margin >= card.height ||
    room.height - light.top - light.height - margin >= card.height ||
    light.left - margin >= card.width ||
    room.width - light.left - light.width - margin >= card.width
  );
}

describe('the card of a tour', () => {
  it.each(WINDOWS)('covers nothing that is lit while there is room, at $width × $height', (room) => {
    const card = cardOf(room);
    let tried = 0;
    for (const one of lights(room)) {
      const light = around(one);
      const at = { ...card, ...beside(light, card, room) };
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.left + card.width).toBeLessThanOrEqual(room.width);
      expect(at.top + card.height).toBeLessThanOrEqual(room.height);
      if (!fits(light, card, room)) continue;
      tried++;
      expect(overlap(at, light), JSON.stringify({ light, at })).toBe(0);
    }
    expect(tried).toBeGreaterThan(20);
  });
  it('stands above or below on a phone, and low in the middle where nothing is lit', () => {
    const room = { width: 390, height: 844 };
    const card = cardOf(room);
    expect(beside({ left: 10, top: 300, width: 100, height: 60 }, card, room).top).toBe(368);
    expect(beside(null, card, room)).toEqual({ left: 8, top: 666 });
  });
});
