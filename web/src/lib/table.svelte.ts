/** One table as this viewer sees it: what the server last said, and what was asked of it. */
import type {
  CardOrder, ChatMessage, ClientMessage, Language, Line as SumLine, LogEntry, Orders, Odds, Preset, Said, Reported, ServerMessage,
  Table, ViewMessage, Why,
} from './protocol';
import { api, words } from './api';
import { isPass } from './passes';
import { Scene, type Beat } from './scene.svelte';
import { duration, settings } from './settings.svelte';
import { Line, nonce, type LineState } from './socket';
import { gave, saw } from './witness';
import { t } from './words.svelte';

const OVERTAKEN = new Set(['stale', 'not-your-turn']);

type Told<T> = (value: T) => void;

/** How a message is refused of which the server can't tell what it was: an act among them gets no `done`. */
const NEVER_DONE = new Set(['unreadable', 'too-large', 'too-deep', 'too-many', 'internal']);

/** How questions are refused that were overtaken by the match: acts are answered by `done`, and nobody waits for these. */
const TOO_LATE = ['not-your-turn', 'not-started', 'over', 'forecast'];

/** Whether a view tells what happened since so many entries, not everything anew. */
function goesOn({ log_from }: ViewMessage, told: number): boolean {
  return log_from > 0 || told === 0;
}

/** The number of what the viewer is asked: in a poll that of their own answer, before the match has come to it. */
function numberOf(now: ViewMessage | null): number | undefined {
  return now?.decision?.mine ? now.decision.number : now?.view.number;
}

/** What is asked of whom: an answer that waits for others changes it, though the match has not moved. */
function moment({ view, decision }: ViewMessage): string {
  return [view.number, decision?.seat, decision?.number, decision?.since, decision?.mine].join(' ');
}

export class TableStore {
  table: Table | null = $state.raw(null);
  now: ViewMessage | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  recent: LogEntry[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  odds: Odds | null = $state.raw(null);
  line: LineState = $state('connecting');
  problem: Said | null = $state.raw(null);
  /** Seats whose bot is thinking. */
  thinking: number[] = $state.raw([]);
  /** The move that was sent and is not yet answered. */
  pending: string | null = $state(null);
  /** By how much the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  /** What is being shown of what happened. */
  readonly scene = new Scene(duration);
  /** How the game wants to show it; unknown until its board is here. */
  beatsOf: (entries: LogEntry[], seat: number) => Beat[] = () => [];
  /** Entries by which orders of the viewer answered what they were being asked: no pass like any other. */
  private answered: ReadonlySet<number> = $state.raw(new Set());
  /** How many log entries have come, shown or not. */
  private told = 0;

  private pendingNonce = '';
  /** What was said last, and is not yet at the table. */
  private said: Extract<ClientMessage, { type: 'say' | 'report' }> | null = null;
  private readonly reports = new Map<string, Told<Said | null>>();
  /** Our part of the dice of the next match. */
  private part = '';
  private readonly connection: Line;
  private readonly whys = new Map<string, Told<Why>[]>();
  private readonly forecasts = new Map<string, Told<SumLine[]>[]>();
  private foretold = new Map<string, SumLine[]>();

  /** The key is that of the link by which somebody came, if any. */
  constructor(readonly id: string, key = '') {
    const came = key && `&key=${encodeURIComponent(key)}`;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Line(
      () => `${scheme}://${location.host}/api/tables/${id}/socket?lang=${settings.language}${came}`,
      { message: (message) => this.hear(message), state: (state) => this.lineState(state) },
    );
  }

  close(): void {
    this.scene.hurry();
    this.connection.close();
  }

  /** Take a free seat of a public table; the line then belongs to whoever sits there. */
  async sit(seat: number): Promise<Table> {
    const table = await api.sit(this.id, { seat });
    this.connection.renew();
    return table;
  }

  /** Give the seat up; whether that went well. */
  async leave(): Promise<boolean> {
    try {
      await api.leave(this.id);
      return true;
    } catch (error) {
      this.problem = { code: 'refused', words: words(error) };
      return false;
    }
  }

  /** Whoever only watched so far becomes a guest, and the line theirs. */
  private async introduce(): Promise<void> {
    await api.me();
    this.connection.renew();
  }

  send(message: ClientMessage): void {
    this.connection.send(message);
  }

  /** Answer the pending decision. Nothing changes here until the server says so. */
  act(move: string): void {
    const { now } = this;
    if (!now?.decision || this.pending !== null) return;
    this.pending = move;
    this.problem = null;
    this.pendingNonce = nonce();
    const { seat, number, since } = now.decision;
    this.send({ type: 'act', match: now.match, seat, number, since, nonce: this.pendingNonce, move });
  }

  undo(): void {
    const { now } = this;
    if (!now?.undo.can || !now.decision) return;
    this.send({ type: 'undo', match: now.match, seat: now.seat, since: now.decision.since, nonce: nonce() });
  }

  /** Resign, or offer, accept or decline a draw: at any time, whoever must decide. */
  speakUp(said: 'resign' | 'offer' | 'accept' | 'decline'): void {
    const { now } = this;
    if (!now?.seat) return;
    const about = { match: now.match, seat: now.seat, nonce: nonce() };
    if (said === 'resign') this.send({ type: 'resign', ...about });
    else if (said === 'offer') this.send({ type: 'offer', ...about, what: 'draw' });
    else this.send({ type: 'answer', ...about, what: 'draw', yes: said === 'accept' });
  }

  orders(change: { preset?: Preset; cards?: Record<string, CardOrder>; until?: Orders['until'] }, seat = this.now?.seat): void {
    if (seat) this.send({ type: 'orders', seat, nonce: nonce(), ...change });
  }

  say(words: { text?: string; preset?: string }): void {
    this.said = { type: 'say', nonce: nonce(), ...words };
    this.send(this.said);
  }

  /** Tell the administrator of a message or of the name on a seat; gives what is wrong with that, if anything is. */
  report(what: Reported): Promise<Said | null> {
    const said = { type: 'report' as const, nonce: nonce(), ...what };
    this.said = said;
    return new Promise((tell) => {
      this.reports.set(said.nonce, tell);
      this.send(said);
    });
  }

  look(seat: number): void {
    this.send({ type: 'look', seat });
  }

  speak(language: Language): void {
    this.foretold = new Map();
    this.send({ type: 'language', language });
    this.askOdds();
  }

  /** Why a move is not legal now. */
  why(move: string): Promise<Why> {
    return new Promise((tell) => {
      const decision = this.now?.decision;
      if (!this.now || !decision) return tell({ move, rule: null, words: null });
      if (!decision.mine) return tell({ move, rule: null, words: t('why-turn', { name: this.nameOf(decision.seat) }) });
      this.ask(this.whys, move, tell, { type: 'why', seat: decision.seat, move });
    });
  }

  /** What would come of a move; nothing when previews are off. */
  forecast(move: string): Promise<SumLine[]> {
    const known = this.foretold.get(move);
    if (known || !settings.previews || !this.now?.decision?.mine) return Promise.resolve(known ?? []);
    const { seat } = this.now.decision;
    return new Promise((tell) => this.ask(this.forecasts, move, tell, { type: 'forecast', seat, move }));
  }

  private ask<T>(asked: Map<string, Told<T>[]>, move: string, tell: Told<T>, message: ClientMessage): void {
    const waiting = asked.get(move);
    if (waiting) {
      waiting.push(tell);
      return;
    }
    asked.set(move, [tell]);
    this.send(message);
  }

  private lineState(state: LineState): void {
    this.line = state;
    if (state !== 'open') return;
    this.whys.clear();
    this.forecasts.clear();
    this.giveNonce();
    if (this.now) this.send({ type: 'look', seat: this.now.seat });
    if (!this.odds) this.askOdds();
  }

  /** Add a number of ours to the dice of the next match, and remember it for the proof. */
  private giveNonce(): void {
    if (!this.part) {
      this.part = nonce(16);
      gave(this.part);
    }
    this.send({ type: 'fair', nonce: this.part });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table': return this.hearTable(message.table);
      case 'view': return this.hearView(message);
      case 'done': return this.hearDone(message.nonce, message.ok ? null : (message.problem ?? null));
      case 'why': return this.answer(this.whys, message.move, message);
      case 'forecast': return this.hearForecast(message.move, message.number, message.lines);
      case 'odds': return this.hearOdds(message.number, message.odds);
      case 'chat': return this.hearChat(message);
      case 'thinking': this.thinking = [...new Set([...this.thinking, message.seat])]; return;
      case 'problem': return this.hearProblem(message.problem);
      case 'pong': return;
    }
  }

  private hearTable(table: Table): void {
    this.table = table;
  }

  /** A view is shown when the dice that led to it have landed. */
  private hearView(message: ViewMessage): void {
    if (message.clock) this.ahead = message.clock.at - Date.now();
    // Who thinks about what comes next is told right after this, while the dice may still be in the air.
    this.thinking = [];
    const sameEyes = this.sees(message);
    // What is meant for other eyes waits for nothing.
    if (!sameEyes) this.scene.hurry();
    const fresh = sameEyes && goesOn(message, this.told) ? message.log.filter(({ n }) => n >= this.told) : this.newTo(message);
    this.told = message.log_from + message.log.length;
    this.scene.play(this.beatsOf(fresh, message.seat), () => this.show(message));
  }

  /** What has happened since the last view, as other eyes of the same viewer see it: the whole log came with them. */
  private newTo(message: ViewMessage): LogEntry[] {
    const { now } = this;
    const turned = now?.match === message.match && now.seat !== message.seat;
    return turned ? message.log.filter(({ number }) => number > now.view.number) : [];
  }

  private sees(message: ViewMessage): boolean {
    return this.now?.match === message.match && this.now.seat === message.seat;
  }

  private show(message: ViewMessage): void {
    const { now } = this;
    const sameEyes = now !== null && this.sees(message);
    // The same once more, and whole: it is in another language.
    const again = message.version === now?.version && message.log_from === 0;
    if (sameEyes && message.version <= now.version && !again) return;
    if (!this.hearLog(message, sameEyes)) return;
    const moved = !sameEyes || moment(now) !== moment(message);
    this.answered = sameEyes ? new Set([...this.answered, ...this.answeredFor(now)]) : new Set();
    this.now = message;
    if (message.commit && !message.over) saw(message.match, message.commit);
    if (message.over && !now?.over) {
      this.part = '';
      this.giveNonce();
    }
    if (moved) this.forget();
  }

  /** Takes new log entries over; false when some are missing and were asked for again. */
  private hearLog(message: ViewMessage, sameEyes: boolean): boolean {
    const kept = sameEyes ? this.log : [];
    if (message.log_from > kept.length) {
      this.send({ type: 'again' });
      return false;
    }
    this.log = [...kept.slice(0, message.log_from), ...message.log];
    const fresh = this.log.slice(kept.length);
    this.recent = sameEyes && goesOn(message, kept.length) ? fresh : this.newTo(message);
    return true;
  }

  /** Whether an entry is worth a line for everybody: passes are not, but for that by which a question went away. */
  tells(entry: LogEntry): boolean {
    return !isPass(entry) || this.answered.has(entry.n);
  }

  /** The entry by which the orders of the viewer answered what they were asked, and had not answered themselves. */
  private answeredFor({ decision }: ViewMessage): number[] {
    if (!decision?.mine || this.pending !== null) return [];
    const auto = this.recent.find(({ kind, seat }) => kind === 'auto' && seat === decision.seat);
    return auto ? [auto.n] : [];
  }

  /** The position has changed: what was foretold no longer holds. */
  private forget(): void {
    this.foretold = new Map();
    this.odds = null;
    this.pending = null;
    this.askOdds();
  }

  private askOdds(): void {
    if (settings.odds && this.now?.decision?.mine) this.send({ type: 'odds', seat: this.now.decision.seat });
  }

  private hearDone(answered: string, problem: Said | null): void {
    if (answered === this.said?.nonce) {
      const { said } = this;
      this.said = null;
      if (problem?.code === 'who') return void this.introduce().then(() => this.send(said));
    }
    const tell = this.reports.get(answered);
    if (tell) {
      this.reports.delete(answered);
      return tell(problem);
    }
    if (answered === this.pendingNonce && problem) this.pending = null;
    // Somebody was faster, or the table passed for the viewer: what it shows now says it all.
    if (problem && !OVERTAKEN.has(problem.code)) this.problem = problem;
  }

  /** What could not be answered; questions that wait for an answer get it as their words. */
  private hearProblem(problem: Said): void {
    if (NEVER_DONE.has(problem.code)) {
      this.connection.drop(this.pendingNonce);
      this.pending = null;
    }
    const asked = [...this.whys.keys()];
    for (const move of asked) this.answer(this.whys, move, { move, rule: null, words: problem.words });
    for (const move of [...this.forecasts.keys()]) this.answer(this.forecasts, move, []);
    if (!asked.length && !TOO_LATE.includes(problem.code)) this.problem = problem;
  }

  private nameOf(seat: number): string {
    return this.table?.seats.find((one) => one.number === seat)?.name ?? String(seat);
  }

  private hearForecast(move: string, number: number, lines: SumLine[]): void {
    if (number === numberOf(this.now)) this.foretold.set(move, lines);
    this.answer(this.forecasts, move, lines);
  }

  private hearOdds(number: number, odds: Odds | null): void {
    if (number === numberOf(this.now)) this.odds = odds;
  }

  private hearChat(line: ChatMessage): void {
    if (!this.chat.some((known) => known.n === line.n)) this.chat = [...this.chat, line].sort((a, b) => a.n - b.n);
  }

  private answer<T>(asked: Map<string, Told<T>[]>, move: string, value: T): void {
    for (const tell of asked.get(move) ?? []) tell(value);
    asked.delete(move);
  }
}
