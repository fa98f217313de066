import { describe, expect, it } from 'vitest';
import { letter, meaning } from './keys';

function press(key: string, target: HTMLElement = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, ...more });
  Object.defineProperty(event, 'target', { value: target });
  return event;
}

describe('meaning', () => {
  it('reads digits, letters and the main key', () => {
    expect(meaning(press('3'), true)).toEqual({ digit: 3 });
    expect(meaning(press('u'), true)).toBe('undo');
    expect(meaning(press('U'), true)).toBe('undo');
    expect(meaning(press('?'), true)).toBe('help');
    expect(meaning(press('Enter'), true)).toBe('default');
  });
  it('leaves Enter and Space on a button to the button', () => {
    const button = document.createElement('button');
    expect(meaning(press('Enter', button), true)).toBeNull();
    expect(meaning(press(' ', button), true)).toBeNull();
    expect(meaning(press('2', button), true)).toEqual({ digit: 2 });
  });
  it('is silent while somebody types', () => {
    expect(meaning(press('u', document.createElement('input')), true)).toBeNull();
    expect(meaning(press('1', document.createElement('textarea')), true)).toBeNull();
  });
  it('is silent when switched off, except for Escape', () => {
    expect(meaning(press('u'), false)).toBeNull();
    expect(meaning(press('Escape'), false)).toBe('cancel');
  });
  it('leaves combinations to the browser', () => {
    expect(meaning(press('l', document.body, { ctrlKey: true }), true)).toBeNull();
  });
});

describe('letter', () => {
  it('is for boards, unless somebody types or holds a modifier', () => {
    expect(letter(press('R'), true)).toBe('r');
    expect(letter(press('r'), false)).toBeNull();
    expect(letter(press('r', document.body, { ctrlKey: true }), true)).toBeNull();
    expect(letter(press('r', document.createElement('input')), true)).toBeNull();
  });
});
