import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ChatMessage } from '../lib/protocol';
import { drawer, stage } from '../stage/stage.svelte';
import { Unread } from './unread.svelte';

// The server's clock is far behind ours.
const line = (n: number, mine = false): ChatMessage => ({ type: 'chat', n, seat: mine ? 1 : 2, name: 'Grum', text: 'Well?', preset: null, at: 0, mine });

let chat: ChatMessage[] = $state.raw([]);
let unread: Unread;
let end: () => void;
function say(...lines: ChatMessage[]): void {
  chat = [...chat, ...lines];
  flushSync();
}

beforeEach(() => {
  Object.assign(stage, { tab: 'board', drawer: '' });
  chat = [line(0), line(1)];
  end = $effect.root(() => {
    unread = new Unread(() => chat);
    $effect(() => unread.follow());
  });
  flushSync();
});
afterEach(() => end());

it('counts what others say from now on, whatever the clocks tell', () => {
  expect(unread.count).toBe(0);
  say(line(2), line(3, true), line(4));
  expect(unread.count).toBe(2);
});
it('counts nothing that is looked at, and goes on when it no longer is', () => {
  say(line(2));
  drawer('chat');
  say(line(3));
  expect(unread.count).toBe(0);
  drawer('chat');
  say(line(4));
  expect(unread.count).toBe(1);
});
