import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, Decision, LogEntry, ServerMessage, Table, ViewMessage } from './protocol';
import { settings } from './settings.svelte';
import { TableStore } from './table.svelte';

class Wire {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static last: Wire;
  readyState = 1;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
}

const seat = { kind: 'person', level: null, facts: {}, away: false, stand_in: false, link: null } as const;
const table: Table = {
  id: 't', game: 'pig', status: 'playing', starting: false, public: false, host: true, host_name: 'Anna', options: {}, clock: { kind: 'none', bank: 0, increment: 0 },
  seats: [{ ...seat, number: 1, name: 'Anna', mine: true }, { ...seat, number: 2, name: 'Grum', mine: false }],
  match: 'm', matches: ['m'], commit: null, spectators: 0, paused: false, lost: null, watch: null, tour: false,
};
const decision: Decision = {
  seat: 1, number: 3, since: 5, reason: 'turn', sentence: 'Anna: roll?', question: 'Roll?', mine: true,
  options: [{ move: 'roll', words: 'Roll', effect: '', does: { verb: 'roll' } }], default: 'roll', advised: null, open: false, passing: false, about: [], waiting: [], until_over: null,
};

function entry(n: number): LogEntry {
  return { n, number: n, kind: 'rolled', seat: 2, words: `Grum rolls a ${n}.`, facts: {} };
}

function view(version: number, more: Partial<ViewMessage> = {}): ViewMessage {
  return {
    type: 'view', match: 'm', version, seat: 1, decision, log: [], log_from: 0, clock: null, orders: null, over: null, talk: null, commit: null,
    undo: { can: false, words: '' },
    view: { game: 'pig', options: {}, number: 3, active: 1, result: null, decision: null, seats: { '1': {}, '2': {} } },
    ...more,
  };
}

let store: TableStore;
const say = (message: ServerMessage) => Wire.last.onmessage?.({ data: JSON.stringify(message) });
const sent = (type: string) => Wire.last.sent.filter((message) => message.type === type);

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire);
  store = new TableStore('t');
  Wire.last.onopen?.();
  say({ type: 'table', table });
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

describe('TableStore', () => {
  it('brings the key of the link by which somebody came', () => {
    expect(new URL(Wire.last.address).searchParams.has('key')).toBe(false);
    new TableStore('t', 'a&b').close();
    expect(new URL(Wire.last.address).searchParams.get('key')).toBe('a&b');
  });
  it('adds a nonce to the dice as soon as the line is open', () => {
    expect(sent('fair')).toHaveLength(1);
  });
  it('tells of the pass by which orders answered what was asked, and of no other', () => {
    const pass = (n: number, kind = 'auto'): LogEntry => ({ ...entry(n), kind, seat: 1 });
    const waits = { decision: { ...decision, mine: false } };
    say(view(1));
    say(view(2, { ...waits, log: [pass(0), pass(1)] }));
    say(view(3, { ...waits, log_from: 2, log: [pass(2)] }));
    say(view(4, { log_from: 3, log: [entry(3)] }));
    expect(store.log.map((one) => store.tells(one))).toEqual([true, false, false, true]);
    store.act('roll');
    say(view(5, { ...waits, log_from: 4, log: [pass(4)] }));
    expect(store.log.map((one) => store.tells(one)).at(-1)).toBe(false);
  });
  it('tells whoever reports something whether that was heard', async () => {
    const [first, second] = [store.report({ said: 4 }), store.report({ seat: 2 })];
    const [message, name] = sent('report') as Extract<ClientMessage, { type: 'report' }>[];
    expect([message?.said, name?.seat]).toEqual([4, 2]);
    const problem = { code: 'too-many-reports', words: 'Wait.' };
    say({ type: 'done', nonce: message?.nonce ?? '', ok: true, number: 0 });
    say({ type: 'done', nonce: name?.nonce ?? '', ok: false, number: 0, problem });
    expect(await first).toBeNull();
    expect(await second).toEqual(problem);
    expect(store.problem).toBeNull();
  });
  it('ignores a view that is not newer', () => {
    say(view(5));
    say(view(4, { seat: 1, decision: null }));
    expect(store.now?.version).toBe(5);
    expect(store.now?.decision?.number).toBe(3);
  });
  it('grows the log and says what is new', () => {
    say(view(1, { log: [entry(0), entry(1)] }));
    expect(store.recent).toEqual([]);
    say(view(2, { log: [entry(2)], log_from: 2 }));
    expect(store.log.map((one) => one.n)).toEqual([0, 1, 2]);
    expect(store.recent.map((one) => one.words)).toEqual(['Grum rolls a 2.']);
  });
  it('asks again when entries are missing', () => {
    say(view(1, { log: [entry(0)] }));
    say(view(2, { log: [entry(5)], log_from: 5 }));
    expect(sent('again')).toHaveLength(1);
    expect(store.now?.version).toBe(1);
  });
  it('marks the clicked move until the table has changed, and sends it only once', () => {
    say(view(1));
    store.act('roll');
    store.act('roll');
    expect(store.pending).toBe('roll');
    expect(sent('act')).toMatchObject([{ match: 'm', seat: 1, number: 3, since: 5, move: 'roll' }]);
    say(view(2, { view: { ...view(2).view, number: 4 } }));
    expect(store.pending).toBeNull();
  });
  it('says after how many acts it was asked when it takes a move back', () => {
    say(view(1, { undo: { can: true, words: '' } }));
    store.undo();
    expect(sent('undo')).toMatchObject([{ match: 'm', seat: 1, since: 5 }]);
  });
  it('frees the hand when the same number is asked anew', () => {
    say(view(1));
    store.act('roll');
    say(view(2, { decision: { ...decision, since: 7 } }));
    expect(store.pending).toBeNull();
  });
  it('frees the hand and says why when a move is refused', () => {
    say(view(1));
    store.act('fly');
    const [act] = sent('act');
    say({ type: 'done', nonce: (act as { nonce: string }).nonce, ok: false, number: 3, problem: { code: 'illegal', words: 'Anna has no wings.' } });
    expect(store.pending).toBeNull();
    expect(store.problem?.words).toBe('Anna has no wings.');
  });
  it('answers why by the server, and without it when somebody else decides', async () => {
    say(view(1));
    const asked = store.why('fly');
    say({ type: 'why', move: 'fly', rule: 'PIG-2', words: 'Only rolling.' });
    expect(await asked).toMatchObject({ rule: 'PIG-2', words: 'Only rolling.' });
    say(view(2, { decision: { ...decision, seat: 2, mine: false, options: null } }));
    expect((await store.why('roll')).words).toContain('Grum');
    expect(sent('why')).toHaveLength(1);
  });
  it('does not trouble anybody with a question that the match has overtaken', async () => {
    say(view(1));
    const asked = store.forecast('roll');
    say({ type: 'problem', problem: { code: 'not-your-turn', words: "It is seat 2's decision now." } });
    say({ type: 'problem', problem: { code: 'forecast', words: 'There is no such move now.' } });
    expect(await asked).toEqual([]);
    expect(store.problem).toBeNull();
    say({ type: 'problem', problem: { code: 'unreadable', words: 'That could not be read.' } });
    expect(store.problem?.code).toBe('unreadable');
  });
  it('takes the same view over once more when it comes whole, in another language', () => {
    say(view(1, { log: [entry(0)] }));
    store.speak('ru');
    expect(sent('language')).toHaveLength(1);
    const words = 'Место 2: выпало 0.';
    say(view(1, { decision: { ...decision, sentence: 'Место 1: бросать?' }, log: [{ ...entry(0), words }] }));
    expect(store.now?.decision?.sentence).toContain('бросать');
    expect(store.log.map((one) => one.words.includes('выпало'))).toEqual([true]);
  });
  it('frees the hand when the server could not tell what was sent', () => {
    say(view(1));
    store.act('roll');
    say({ type: 'problem', problem: { code: 'too-many', words: 'Slowly, please.' } });
    expect(store.pending).toBeNull();
    expect(store.problem?.code).toBe('too-many');
    store.act('roll');
    Wire.last.onopen?.();
    const [lost, again, repeated] = sent('act');
    expect(again).not.toEqual(lost);
    expect(repeated).toEqual(again);
    expect(sent('act')).toHaveLength(3);
  });
  it('makes known who only watched so far, and says again what they said', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"name":"Ada"}')));
    store.say({ text: 'well?' });
    const [said] = sent('say');
    const old = Wire.last;
    say({ type: 'done', nonce: (said as { nonce: string }).nonce, ok: false, number: 0, problem: { code: 'who', words: 'Who?' } });
    await vi.waitFor(() => expect(Wire.last).not.toBe(old));
    await vi.waitFor(() => expect(sent('say')).toEqual([said]));
    expect(store.problem).toBeNull();
  });
  it('gives the dice one number for each match, however often the line comes back', () => {
    const [first] = sent('fair');
    Wire.last.onopen?.();
    expect(sent('fair')).toEqual([first, first]);
    say(view(1));
    say(view(2, { decision: null, over: { result: [1, 2], words: '', points: null, secret: '', key: '', record: 'm' } }));
    expect(sent('fair')[2]).not.toEqual(first);
  });
  it('shows where dice were thrown when they have landed, from the first roll on', () => {
    vi.useFakeTimers();
    settings.speed = 1;
    store.beatsOf = (entries) => entries.map((one) => ({ kind: 'roll', time: 600, holds: true, entries: [one] }));
    say(view(1));
    store.act('roll');
    say(view(2, { log: [entry(0)], log_from: 0 }));
    expect([store.now?.version, store.pending, store.scene.now?.entries[0]?.n]).toEqual([1, 'roll', 0]);
    vi.advanceTimersByTime(600);
    expect([store.now?.version, store.log.length, store.scene.idle]).toEqual([2, 1, true]);
    say(view(3, { log: [entry(1)], log_from: 1 }));
    store.scene.hurry();
    expect([store.now?.version, store.log.length]).toEqual([3, 2]);
    vi.useRealTimers();
  });
  it('marks a bot as thinking also while dice are in the air', () => {
    settings.speed = 1;
    store.beatsOf = (entries) => entries.map((one) => ({ kind: 'roll', time: 600, holds: true, entries: [one] }));
    say(view(1));
    say({ type: 'thinking', seat: 1 });
    say(view(2, { log: [entry(0)], log_from: 0 }));
    expect(store.thinking).toEqual([]);
    say({ type: 'thinking', seat: 2 });
    store.scene.hurry();
    expect([store.now?.version, store.thinking]).toEqual([2, [2]]);
  });
  it('waits for nothing with other eyes, however long the dice would fly', () => {
    settings.speed = 1;
    store.beatsOf = (entries) => entries.map((one) => ({ kind: 'roll', time: 600, holds: true, entries: [one] }));
    say(view(1));
    say(view(2, { log: [entry(0)], log_from: 0 }));
    expect(store.now?.version).toBe(1);
    say(view(3, { log: [entry(0)], seat: 2 }));
    expect([store.now?.version, store.now?.seat]).toEqual([3, 2]);
  });
  it('plays nothing again in another language or with other eyes', () => {
    settings.speed = 1;
    const beats = vi.fn((_: LogEntry[]) => []);
    store.beatsOf = beats;
    say(view(1, { log: [entry(0)] }));
    say(view(1, { log: [entry(0)] }));
    say(view(1, { log: [entry(0)], seat: 2 }));
    expect(beats.mock.calls.map(([entries]) => entries.length)).toEqual([0, 0, 0]);
  });
});
