import { beforeEach, expect, it } from 'vitest';
import { attend, chatting, drawer, fold, SIDE, stage, turnTo } from './stage.svelte';

beforeEach(() => Object.assign(stage, { tab: 'board', drawer: '' }));

/** What is told after every change: the chat is unfolded or not, as it is drawn. */
const toggled = () => fold(chatting());

it('closes the drawer by the button that opened it, and leaves it closed', () => {
  for (const open of [true, false]) {
    drawer('chat');
    toggled();
    expect([stage.drawer, chatting()]).toEqual([open ? 'chat' : '', open]);
  }
  stage.tab = 'hand'; // a board asks for it
  toggled();
  expect([stage.drawer, chatting()]).toEqual(['', false]);
});
it('is left on a phone as it was found', () => {
  stage.tab = 'chat';
  toggled();
  expect([stage.drawer, chatting()]).toEqual(['', true]);
  stage.tab = 'board';
  toggled();
  expect([stage.drawer, chatting()]).toEqual(['', false]);
});
it('shows the log where the chat was folded by hand, and the chat where it was unfolded', () => {
  drawer('log');
  fold(true);
  expect(stage.drawer).toBe('chat');
  fold(false);
  expect(stage.drawer).toBe('log');
});

it.each(['by a button that has the focus', 'by one that a press does not focus'])('takes the focus along and gives it back, opened %s', (how) => {
  document.body.innerHTML = `<button aria-controls=${SIDE} aria-expanded=true></button><aside tabindex=-1><button></button></aside>`;
  const [ticker, side] = [document.querySelector('button')!, document.querySelector('aside')!];
  if (how.includes('has')) ticker.focus();
  drawer('log');
  attend(side);
  expect(document.activeElement).toBe(side);
  const shut = side.querySelector('button');
  shut?.focus();
  drawer('chat');
  attend(side);
  expect(document.activeElement).toBe(shut);
  drawer('chat');
  attend(side);
  expect(document.activeElement).toBe(ticker);
});

it('is turned to what is asked, but not from under who is typing', () => {
  document.body.innerHTML = '<input>';
  stage.tab = 'chat';
  document.querySelector('input')?.focus();
  turnTo('hand');
  expect(stage.tab).toBe('chat');
  document.querySelector('input')?.blur();
  turnTo('hand');
  expect(stage.tab).toBe('hand');
});
