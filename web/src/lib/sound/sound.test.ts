import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sound } from './names';
import { VOICES } from './voices';

interface Started {
  at: number;
  until: number;
}

/** Remembers what was begun, and when it ends. */
class FakeContext {
  static made: FakeContext[] = [];
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  started: Started[] = [];
  loudness: { value: number }[] = [];
  silenced = 0;

  constructor() {
    FakeContext.made.push(this);
  }
  private param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  private source() {
    const one = { at: 0, until: 0 };
    return { frequency: this.param(), connect: vi.fn(), start: (at: number) => ((one.at = at), this.started.push(one)), stop: (at: number) => (one.until = at) };
  }
  createOscillator = () => this.source();
  createBufferSource = () => this.source();
  createBiquadFilter = () => ({ frequency: this.param(), connect: vi.fn() });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createGain() {
    const gain = this.param();
    this.loudness.push(gain);
    return { gain, connect: vi.fn(), disconnect: () => this.silenced++ };
  }
}

let end = (): void => undefined;
let heard: typeof import('.');
const context = () => FakeContext.made[0]!;
const count = () => context().started.length;

async function press(): Promise<void> {
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(FakeContext.made).toHaveLength(1));
  await vi.dynamicImportSettled();
}

beforeEach(async () => {
  vi.resetModules();
  FakeContext.made = [];
  vi.stubGlobal('AudioContext', FakeContext);
  heard = await import('.');
  const own = await import('../settings.svelte');
  Object.assign(own.settings, { sound: true, volume: 0.5 });
  end = heard.listen();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is silent until the first press', async () => {
  heard.play({ sound: 'coin' });
  expect(FakeContext.made).toEqual([]);
  await press();
  heard.play({ sound: 'coin' });
  expect(count()).toBe(2);
  window.dispatchEvent(new Event('pointerdown'));
  expect(FakeContext.made).toHaveLength(1);
});
it('never plays two of the same within 60 ms', async () => {
  await press();
  heard.play({ sound: 'draw' });
  heard.play({ sound: 'draw', after: 59 });
  expect(count()).toBe(1);
  heard.play({ sound: 'heal' });
  expect(count()).toBe(3);
  context().currentTime = 0.061;
  heard.play({ sound: 'draw' });
  expect(count()).toBe(4);
});
it('is silenced before it has begun, and rings out when it has', async () => {
  await press();
  const [begun, later] = [heard.play({ sound: 'draw' }), heard.play({ sound: 'die', after: 900 })];
  context().currentTime = 0.1;
  begun();
  expect(context().silenced).toBe(0);
  later();
  expect(context().silenced).toBe(1);
  heard.play({ sound: 'die', after: 800 });
  expect(count()).toBe(5);
});
it('tells in a hidden tab only that it is the turn', async () => {
  await press();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  heard.play({ sound: 'draw' });
  expect(count()).toBe(0);
  heard.play({ sound: 'turn' });
  expect(count()).toBe(3);
});
it('is off with one press, and has one volume', async () => {
  await press();
  heard.play({ sound: 'draw' });
  expect(context().loudness[0]?.value).toBeCloseTo(0.25);
  heard.toggle();
  expect(context().loudness[0]?.value).toBe(0);
  context().currentTime = 1;
  heard.play({ sound: 'draw' });
  expect(count()).toBe(1);
});
it('has a voice of under half a second for everything but the end', () => {
  for (const [name, voice] of Object.entries(VOICES)) {
    const made = new FakeContext();
    voice({ context: made as unknown as AudioContext, out: {} as AudioNode, at: 0, size: 1 });
    const until = Math.max(...made.started.map((one) => one.until));
    expect(made.started.length, name).toBeGreaterThan(0);
    if (!(['victory', 'defeat'] as Sound[]).includes(name as Sound)) expect(until, name).toBeLessThanOrEqual(0.5);
  }
});
