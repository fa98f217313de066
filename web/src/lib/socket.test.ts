import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from './protocol';
import { backOff, Line, nonce, type LineState } from './socket';

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const act: ClientMessage = { type: 'act', match: 'm', seat: 1, number: 4, since: 4, nonce: 'n1', move: 'roll' };
let states: LineState[] = [];
let line: Line;
const latest = () => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  line = new Line(() => 'ws://here', { message: () => undefined, state: (state) => states.push(state) });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Line', () => {
  it('says an unanswered act again after a loss, with the same nonce', () => {
    latest().open();
    line.send(act);
    latest().drop();
    expect(states).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(1000);
    latest().open();
    expect(latest().sent).toEqual([act]);
  });
  it('does not repeat what was answered', () => {
    latest().open();
    line.send(act);
    latest().say({ type: 'done', nonce: 'n1', ok: true, number: 5 });
    latest().drop();
    vi.advanceTimersByTime(1000);
    latest().open();
    expect(latest().sent).toEqual([]);
  });
  it('keeps an act that was made while the line was lost', () => {
    latest().open();
    latest().drop();
    line.send(act);
    vi.advanceTimersByTime(1000);
    latest().open();
    expect(latest().sent).toEqual([act]);
  });
  it('notices silence', () => {
    latest().open();
    vi.advanceTimersByTime(15_000);
    expect(latest().sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(4000);
    expect(states.at(-1)).toBe('lost');
  });
  it('does not wait for ever for a line that does not open', () => {
    vi.advanceTimersByTime(5000);
    expect(states).toEqual(['lost']);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });
  it('learns soon after waking that the line is dead', () => {
    latest().open();
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(0);
    expect(latest().sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(1200);
    expect(states.at(-1)).toBe('lost');
  });
  it('begins again at once on waking when it was still trying', () => {
    const [first] = FakeSocket.all;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(2);
    first?.drop();
    expect(states).toEqual([]);
  });
  it('does not come back where it is refused', () => {
    latest().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['refused']);
    expect(FakeSocket.all).toHaveLength(1);
  });
  it('does not come back where it was sent away', () => {
    latest().drop(4403);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['dismissed']);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('backOff', () => {
  it('doubles up to a limit, with jitter', () => {
    expect(backOff(0, () => 0)).toBe(200);
    expect(backOff(0, () => 1)).toBe(400);
    expect(backOff(2, () => 1)).toBe(1600);
    expect(backOff(30, () => 1)).toBe(3000);
  });
});

describe('nonce', () => {
  it('is hexadecimal and never the same', () => {
    expect(nonce()).toMatch(/^[0-9a-f]{24}$/);
    expect(nonce()).not.toBe(nonce());
  });
});
