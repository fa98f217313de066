import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meant, watch } from './press';

let now = 0;
let end: () => void;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  end = watch();
});
afterEach(() => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  end();
  vi.restoreAllMocks();
});

function down(at: number, pointerType = 'mouse'): void {
  now = at;
  const event = new MouseEvent('pointerdown');
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  window.dispatchEvent(event);
}
function click(at: number, detail = 1): void {
  now = at;
  window.dispatchEvent(new MouseEvent('click', { detail }));
}

describe('a press', () => {
  it('is meant for a question that was there before it', () => {
    down(1000);
    click(1040);
    expect(meant(990)).toBe(true);
  });
  it('is not meant for a question that came while the button was down', () => {
    down(1000);
    click(1040);
    expect(meant(1020)).toBe(false);
  });
  it('is not meant for a new question when it is the second of a double click', () => {
    down(1150);
    click(1160, 2);
    expect(meant(1030)).toBe(false);
  });
  it('is meant by who has had the time to read the new question', () => {
    down(1400);
    click(1410, 2);
    expect(meant(1030)).toBe(true);
  });
  it('is meant by quick fingers, whose taps are counted too', () => {
    down(1150, 'touch');
    click(1160, 2);
    expect(meant(1030)).toBe(true);
  });
  it('without a pointer is meant: keys and screen readers press at once', () => {
    down(1000);
    click(1010);
    click(1200, 0);
    expect(meant(1100)).toBe(true);
  });
  it('that became a scroll leaves nothing behind', () => {
    down(1000, 'touch');
    window.dispatchEvent(new Event('pointercancel'));
    click(1200);
    expect(meant(1100)).toBe(true);
  });
  it('of a key is no longer the click before it', () => {
    down(1000);
    click(1010);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
    expect(meant(1100)).toBe(true);
  });
});

describe('a held Enter', () => {
  function hold(target: HTMLElement, more: KeyboardEventInit = {}): boolean {
    document.body.append(target);
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true, ...more });
    target.dispatchEvent(event);
    target.remove();
    return event.defaultPrevented;
  }
  it('presses a button once', () => {
    expect(hold(document.createElement('button'), { repeat: false })).toBe(false);
    expect(hold(document.createElement('button'))).toBe(true);
    expect(hold(document.createElement('input'))).toBe(true);
  });
  it('still makes lines, and other keys repeat', () => {
    expect(hold(document.createElement('textarea'))).toBe(false);
    expect(hold(document.createElement('button'), { key: 'Tab' })).toBe(false);
  });
});
