// A question and its buttons, from the first press to the next question.
import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PanelOptions } from '../lib/board';
import { watch } from '../lib/press';
import type { Decision, Offer, ViewMessage } from '../lib/protocol';
import { Scene } from '../lib/scene.svelte';
import { change } from '../lib/settings.svelte';
import type { TableStore } from '../lib/table.svelte';
import Menu from '../parts/Menu.svelte';
import { Asking } from './asking.svelte';
import MoveLine from './MoveLine.svelte';
import Panel from './Panel.svelte';

const offer = (move: string, words = `${move[0]?.toUpperCase()}${move.slice(1)}`): Offer => ({ move, words, effect: '', does: { verb: move } });

function question(number: number, offers: Offer[]): Decision {
  return { seat: 1, number, since: number, reason: 'turn', sentence: 'Anna: well?', question: 'Well?', mine: true, options: offers, default: null, advised: null, open: false, passing: false, about: [], waiting: [], until_over: null };
}

/** A table that shows what it is told to, and remembers what was done. */
class Shown {
  now: ViewMessage | null = $state.raw(null);
  pending: string | null = $state(null);
  thinking: number[] = [];
  acts: string[] = [];

  ask(decision: Decision): void {
    this.now = { decision, orders: null, clock: null } as unknown as ViewMessage;
    this.pending = null;
  }
  scene = new Scene((time) => time);
  act(move: string): void {
    this.acts.push(move);
    this.pending = move;
  }
}

let shown: Shown;
let asking: Asking;
let end: () => void;

beforeEach(() => {
  shown = new Shown();
  asking = new Asking(shown as unknown as TableStore, () => 'Anna');
  change({ language: 'en', confirm: 'never', previews: false });
  end = watch();
});
afterEach(() => {
  cleanup();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  end();
  vi.restoreAllMocks();
});

function ask(number: number, ...moves: string[]): void {
  shown.ask(question(number, moves.map((move) => offer(move))));
  flushSync();
}
function draw(options: PanelOptions = {}): void {
  render(Panel, { asking, options: { hideSum: true, ...options } });
  flushSync();
}
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

/** A click of the mouse at a time; the second of two in a row counts as such. */
function click(name: string, at: number, detail = 1): void {
  vi.spyOn(performance, 'now').mockReturnValue(at);
  const down = new MouseEvent('pointerdown', { bubbles: true });
  Object.defineProperty(down, 'pointerType', { value: 'mouse' });
  button(name).dispatchEvent(down);
  button(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  flushSync();
}
function at(time: number, act: () => void): void {
  vi.spyOn(performance, 'now').mockReturnValue(time);
  act();
}

describe('in a window', () => {
  function answer(until_over: string | null): void {
    shown.ask({ ...question(1, [offer('pass'), offer('strike')]), until_over });
    shown.now = { ...shown.now, orders: { preset: 'smart', cards: {}, until: null } } as ViewMessage;
    draw();
  }
  it('what goes on is passed as a whole in the words of the game', () => {
    answer('Pass until the storm is over');
    expect(button('Pass until the storm is over')).toBeTruthy();
  });
  it('nothing is passed as a whole where nothing goes on', () => {
    answer(null);
    const group = screen.getByRole('group', { name: 'Pass for a while' });
    expect(group.querySelectorAll('button')).toHaveLength(1);
  });
});

describe('a click', () => {
  it('answers one question, and its double not the next', () => {
    at(1000, () => ask(1, 'roll', 'hold'));
    draw();
    click('Roll', 2000);
    at(2030, () => ask(2, 'roll', 'hold'));
    click('Roll', 2150, 2);
    expect(shown.acts).toEqual(['roll']);
    click('Roll', 2400, 3);
    expect(shown.acts).toEqual(['roll', 'roll']);
  });
  it('is for the question that is shown while a move is under way', () => {
    at(1000, () => ask(1, 'roll'));
    draw();
    click('Roll', 2000);
    click('Roll', 2600);
    expect(shown.acts).toEqual(['roll']);
  });
});

it('says for a moment what comes before the question, and takes an answer meanwhile', () => {
  ask(1, 'roll');
  shown.scene.play([{ kind: 'opening', time: 1000, words: 'Anna begins', entries: [] }]);
  draw();
  expect(document.querySelector('.sentence')?.textContent?.trim()).toBe('Anna begins');
  asking.act('roll');
  expect(shown.acts).toEqual(['roll']);
  shown.scene.hurry();
  flushSync();
  expect(document.querySelector('.sentence')?.textContent).not.toContain('begins');
});

describe('to be asked again', () => {
  beforeEach(() => change({ confirm: 'always' }));

  it('takes two presses, and a double click is one', () => {
    at(1000, () => ask(1, 'pass', 'play'));
    draw();
    click('Pass', 2000);
    expect(button('Press again: Pass').classList).toContain('armed');
    click('Press again: Pass', 2120, 2);
    expect(shown.acts).toEqual([]);
    click('Press again: Pass', 2600);
    expect(shown.acts).toEqual(['pass']);
  });
  it('forgets with the question what was pressed once', () => {
    ask(1, 'pass', 'play');
    draw();
    asking.act('pass');
    ask(2, 'pass', 'play');
    expect(asking.armed).toBeNull();
    expect(asking.act('pass')).toBe(false);
    expect(shown.acts).toEqual([]);
  });
  it('says in place of the question what was pressed elsewhere', () => {
    ask(1, 'pass', 'play');
    draw({ offers: [offer('pass')] });
    asking.act('play');
    flushSync();
    expect(document.querySelector('.sentence')?.textContent).toContain('Press again: Play');
    asking.cancel();
    flushSync();
    expect(document.querySelector('.sentence')?.textContent).toContain('ell?');
  });
  it('leaves a typed move in its line until it was sent', async () => {
    ask(1, 'pass');
    render(MoveLine, { asking });
    const line = screen.getByRole<HTMLInputElement>('combobox');
    line.value = 'pass';
    line.dispatchEvent(new Event('input'));
    const send = async () => {
      line.form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
      await tick();
    };
    await send();
    expect(line.value).toBe('pass');
    await send();
    expect(line.value).toBe('');
    expect(shown.acts).toEqual(['pass']);
  });
});

describe('what can be done, read aloud', () => {
  it('numbers the buttons as the digit keys do, and nothing else', () => {
    ask(1, 'attack', 'roll', 'hold');
    draw({ offers: [offer('roll', 'Roll all five'), offer('hold')], firstDigit: 6 });
    expect(asking.choices).toBe('6: Roll all five. 7: Hold. Attack.');
    asking.nth(6);
    expect(shown.acts).toEqual(['roll']);
  });
  it('has no tenth key', () => {
    ask(1, ...'abcdefghijk');
    draw();
    expect(asking.choices).toContain('9: I. J. K.');
  });
  it('says what others decide', () => {
    ask(1, 'roll');
    draw();
    shown.ask({ ...question(2, []), mine: false, options: null });
    expect(asking.choices).toBe('Anna: well?');
  });
});

it('gives the focus to the main button of the next question', () => {
  ask(1, 'yes');
  draw();
  button('Yes').focus();
  shown.ask({ ...question(2, [offer('play'), offer('pass')]), advised: 'pass' });
  flushSync();
  expect(document.activeElement?.textContent).toContain('Pass');
});

describe('gold', () => {
  function advise(advised: string | null): void {
    shown.ask({ ...question(1, [offer('play'), offer('pass')]), advised });
    flushSync();
  }
  it('is what is advised and stands first, and nothing else', () => {
    advise('pass');
    draw();
    expect([...document.querySelectorAll('.acts .offer')].map((one) => one.classList.contains('primary'))).toEqual([true, false]);
    expect(document.querySelector('.acts .primary')?.textContent).toContain('Pass');
  });
  it('is pressed by Enter when it could be seen, not before', () => {
    at(1000, () => advise('pass'));
    at(1000, draw);
    at(1300, () => asking.byDefault());
    expect(shown.acts).toEqual([]);
    at(1450, () => asking.byDefault());
    expect(shown.acts).toEqual(['pass']);
  });
  it('is nothing where nothing is advised: then Enter does nothing', () => {
    at(1000, () => advise(null));
    at(1000, draw);
    at(5000, () => asking.byDefault());
    expect(shown.acts).toEqual([]);
    expect(document.querySelector('.primary')).toBeNull();
  });
});

it('Escape closes a menu first, and the list that is read under it at the next press', async () => {
  ask(1, 'roll', 'hold');
  draw({ offers: [offer('roll')] });
  render(Menu, { label: 'Settings', icon: 'cog', children: createRawSnippet(() => ({ render: () => '<p>Louder</p>' })) });
  const list = document.querySelector<HTMLDetailsElement>('details.rest');
  list?.setAttribute('open', '');
  list?.dispatchEvent(new Event('toggle'));
  button('Settings').click();
  flushSync();
  const open = () => [screen.queryByText('Louder') !== null, list?.open];
  expect(open()).toEqual([true, true]);
  for (const left of [[false, true], [false, false]]) {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    await tick();
    expect(open()).toEqual(left);
  }
});
