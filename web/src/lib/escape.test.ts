import { afterEach, expect, it, vi } from 'vitest';
import { onEscape } from './escape';

const ends: (() => void)[] = [];
/** Something that is open, in its place; closed by what it is asked to. */
function lay(layer: Parameters<typeof onEscape>[0], open = true): { open: boolean } {
  const one = { open };
  ends.push(
    onEscape(layer, () => {
      const was = one.open;
      one.open = false;
      return was;
    }),
  );
  return one;
}
function press(key = 'Escape', before: (event: KeyboardEvent) => void = () => undefined): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.body.addEventListener('keydown', before, { once: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

afterEach(() => {
  ends.splice(0).forEach((end) => end());
  document.body.replaceChildren();
});

it('closes one thing at a time, the uppermost first, whichever came first', () => {
  const [drawer, menu, list] = [lay('drawer'), lay('menu'), lay('list')];
  lay('lens', false);
  const left = [menu, list, drawer];
  while (left.length) {
    expect(press()).toBe(true);
    left.shift();
    expect([menu.open, list.open, drawer.open].filter(Boolean)).toHaveLength(left.length);
    expect(left.every(({ open }) => open)).toBe(true);
  }
  expect(press()).toBe(false);
});
it('leaves what lies under a dialog, and the key to the dialog', () => {
  const menu = lay('menu');
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect([press(), menu.open]).toEqual([false, true]);
});
it('leaves everything to who has answered the key, and other keys to others', () => {
  const menu = lay('menu');
  press('Escape', (event) => event.preventDefault());
  press('Enter');
  expect(menu.open).toBe(true);
});
it('forgets what is no longer there', () => {
  const close = vi.fn(() => true);
  onEscape('menu', close)();
  press();
  expect(close).not.toHaveBeenCalled();
});
