/** The line to a table: comes back by itself, and says again what was never answered. */
import type { ClientMessage, ServerMessage } from './protocol';

export type LineState = 'connecting' | 'open' | 'lost' | 'refused' | 'dismissed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 3000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 4000;
/** Who looks again wants to know soon. */
const PONG_ON_WAKING = 1200;
const OPEN_WITHIN = 5000;
/** The server's way to say that there is no such table. */
const NO_SUCH_TABLE = 4404;
/** The server has said why, and that will not change. */
const DISMISSED = 4403;

/** How long to wait before trying again: doubling, with jitter so that not everybody comes at once. */
export function backOff(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return longest / 2 + (longest / 2) * random();
}

/** A new word that nobody else uses, for acts and for the dice. */
export function nonce(bytes = 12): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Answered = Extract<ClientMessage, { nonce: string }>;

export interface Listener {
  message(message: ServerMessage): void;
  state(state: LineState): void;
}

export class Line {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private closed = false;
  /** What was sent and must be answered by `done`; said again after a loss, with the same nonce. */
  private readonly unanswered = new Map<string, Answered>();

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    this.connect();
    window.addEventListener('offline', this.lose);
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Send now if the line is open. Messages with a nonce are kept until they are answered. */
  send(message: ClientMessage): void {
    if ('nonce' in message && message.type !== 'fair') this.unanswered.set(message.nonce, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Begin again: the server has come to know who this is, or where they sit. */
  renew(): void {
    const socket = this.socket;
    this.connect();
    socket?.close();
  }

  /** What was sent with this nonce will not be answered. */
  drop(nonce: string): void {
    this.unanswered.delete(nonce);
  }

  close(): void {
    this.closed = true;
    this.clear();
    window.removeEventListener('offline', this.lose);
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  private connect(): void {
    this.clear();
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => typeof event.data === 'string' && this.heard(event.data);
    socket.onclose = (event) => socket === this.socket && this.ended(event.code);
    this.timers.push(setTimeout(this.lose, OPEN_WITHIN));
  }

  private opened(): void {
    this.attempt = 0;
    this.listener.state('open');
    for (const message of this.unanswered.values()) this.send(message);
    this.expectPong(PING_EVERY);
  }

  private heard(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'done') this.unanswered.delete(message.nonce);
    this.expectPong(PING_EVERY);
    this.listener.message(message);
  }

  /** After some silence ask whether anybody is there; no answer means the line is lost. */
  private expectPong(silence: number, within = PONG_WITHIN): void {
    this.clear();
    this.timers.push(
      setTimeout(() => {
        this.send({ type: 'ping' });
        this.timers.push(setTimeout(this.lose, within));
      }, silence),
    );
  }

  private ended(code: number): void {
    this.clear();
    if (this.closed) return;
    if (code === NO_SUCH_TABLE || code === DISMISSED) {
      this.listener.state(code === DISMISSED ? 'dismissed' : 'refused');
      return;
    }
    this.listener.state('lost');
    this.timers.push(setTimeout(() => this.connect(), backOff(this.attempt++)));
  }

  private readonly lose = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.ended(0);
  };

  /** Somebody looks again or the network is back: don't wait for the next try. */
  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible' || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.expectPong(0, PONG_ON_WAKING);
    else this.renew();
  };

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
