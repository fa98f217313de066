import { afterEach, describe, expect, it } from 'vitest';
import { letter, meaning } from './keys';

function press(key: string, target: HTMLElement = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, ...more });
  Object.defineProperty(event, 'target', { value: target });
  return event;
}

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  return dialog;
}
afterEach(() => document.body.replaceChildren());

/** A key of the Russian layout: what it writes, and where it lies. */
const russian = (key: string, code: string, shiftKey = false) => press(key, document.body, { code, shiftKey });

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
  it('plays nothing under an open dialog, wherever the focus is', () => {
    const dialog = openDialog();
    for (const key of ['1', 'u', 'Enter', '?']) {
      expect(meaning(press(key), true)).toBeNull();
      expect(meaning(press(key, dialog), true)).toBeNull();
    }
    expect(meaning(press('Escape', dialog), true)).toBe('cancel');
    dialog.removeAttribute('open');
    expect(meaning(press('1'), true)).toEqual({ digit: 1 });
  });
  it('knows keys by their place where they write other letters', () => {
    expect(meaning(russian('г', 'KeyU'), true)).toBe('undo');
    expect(meaning(russian('Д', 'KeyL', true), true)).toBe('last');
    expect(meaning(russian('щ', 'KeyO'), true)).toBe('options');
    expect(meaning(russian('с', 'KeyC'), true)).toBe('clock');
    expect(meaning(russian('.', 'Slash'), true)).toBe('type');
    expect(meaning(russian(',', 'Slash', true), true)).toBe('help');
    expect(meaning(russian('?', 'Digit7', true), true)).toBe('help');
    expect(meaning(russian('ю', 'Period'), true)).toBeNull();
  });
  it('believes Latin letters, wherever they lie', () => {
    expect(meaning(press('u', document.body, { code: 'KeyF' }), true)).toBe('undo');
    expect(meaning(press('.', document.body, { code: 'Period' }), true)).toBeNull();
  });
});

describe('letter', () => {
  it('is for boards, unless somebody types or holds a modifier', () => {
    expect(letter(press('R'), true)).toBe('r');
    expect(letter(press('r'), false)).toBeNull();
    expect(letter(press('r', document.body, { ctrlKey: true }), true)).toBeNull();
    expect(letter(press('r', document.createElement('input')), true)).toBeNull();
  });  it('is silent under an open dialog', () => {
    openDialog();
    expect(letter(press('r'), true)).toBeNull();
  });
  it('is the same key in another layout', () => {
    expect(letter(russian('к', 'KeyR'), true)).toBe('r');
    expect(letter(russian('Р', 'KeyH', true), true)).toBe('h');
  });
});
