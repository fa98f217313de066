/** How each sound is made: tones and noise, shaped. No files. */
import type { Sound } from './names';

/** Where a sound is made, when it begins, and how large what it tells is. */
export interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
  size: number;
}

interface Tone {
  shape: OscillatorType;
  from: number;
  to?: number;
  start?: number;
  length: number;
  peak: number;
}

interface Hiss {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  start?: number;
  length: number;
  peak: number;
}

const SILENT = 0.0001;
const ATTACK = 0.006;
const NOISE_SECONDS = 0.5;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, made once. */
function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const made = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  noises.set(context, made);
  return made;
}

/** A source that swells and fades. */
function sounded({ context, out, at }: Stage, source: AudioScheduledSourceNode, last: AudioNode, { start = 0, length, peak }: Tone | Hiss): void {
  const fade = context.createGain();
  const begin = at + start;
  fade.gain.setValueAtTime(SILENT, begin);
  fade.gain.exponentialRampToValueAtTime(peak, begin + ATTACK);
  fade.gain.exponentialRampToValueAtTime(SILENT, begin + length);
  last.connect(fade);
  fade.connect(out);
  source.start(begin);
  source.stop(begin + length);
}

function slide(value: AudioParam, begin: number, { from, to = from, length }: Tone | Hiss): void {
  value.setValueAtTime(from, begin);
  if (to !== from) value.exponentialRampToValueAtTime(to, begin + length);
}

function tone(stage: Stage, one: Tone): void {
  const source = stage.context.createOscillator();
  source.type = one.shape;
  slide(source.frequency, stage.at + (one.start ?? 0), one);
  sounded(stage, source, source, one);
}

function hiss(stage: Stage, one: Hiss): void {
  const source = stage.context.createBufferSource();
  source.buffer = noise(stage.context);
  const filter = stage.context.createBiquadFilter();
  filter.type = one.filter;
  slide(filter.frequency, stage.at + (one.start ?? 0), one);
  source.connect(filter);
  sounded(stage, source, filter, one);
}

/** Tones one after another. */
function melody(stage: Stage, shape: OscillatorType, pitches: number[], step: number, length: number, peak: number): void {
  for (const [place, from] of pitches.entries()) tone(stage, { shape, from, start: place * step, length, peak });
}

/** A struck bell: a tone and two that ring above it. */
function bell(stage: Stage, from: number, third: number): void {
  tone(stage, { shape: 'sine', from, length: 0.45, peak: 0.3 });
  tone(stage, { shape: 'sine', from: from * third, start: 0.03, length: 0.4, peak: 0.16 });
  tone(stage, { shape: 'sine', from: from * 2.76, length: 0.18, peak: 0.07 });
}

const MINOR = 6 / 5;
const MAJOR = 5 / 4;
const FIFTH = 3 / 2;
const CHORD = [261.6, 329.6, 392, 523.3];

export const VOICES: Record<Sound, (stage: Stage) => void> = {
  die(stage) {
    const pitch = 0.8 + Math.random() * 0.5;
    hiss(stage, { filter: 'bandpass', from: 1100 * pitch, length: 0.04, peak: 0.9 });
    tone(stage, { shape: 'sine', from: 190 * pitch, to: 110, length: 0.05, peak: 0.4 });
  },
  keep(stage) {
    tone(stage, { shape: 'triangle', from: 980, to: 620, length: 0.045, peak: 0.35 });
    hiss(stage, { filter: 'highpass', from: 2600, length: 0.02, peak: 0.2 });
  },
  draw: (stage) => hiss(stage, { filter: 'bandpass', from: 700, to: 3600, length: 0.16, peak: 0.4 }),
  card(stage) {
    hiss(stage, { filter: 'bandpass', from: 3200, to: 600, length: 0.17, peak: 0.4 });
    tone(stage, { shape: 'sine', from: 150, to: 80, start: 0.15, length: 0.09, peak: 0.5 });
  },
  declare(stage) {
    tone(stage, { shape: 'sawtooth', from: 220, length: 0.2, peak: 0.16 });
    tone(stage, { shape: 'sawtooth', from: 220 * FIFTH, start: 0.13, length: 0.3, peak: 0.16 });
  },
  attack: (stage) => tone(stage, { shape: 'sawtooth', from: 110, to: 440, length: 0.2, peak: 0.25 }),
  damage(stage) {
    const depth = 120 - 60 * stage.size;
    tone(stage, { shape: 'sine', from: depth, to: depth / 2, length: 0.16 + 0.2 * stage.size, peak: 0.9 });
    hiss(stage, { filter: 'lowpass', from: 500, length: 0.07, peak: 0.5 });
  },
  heal: (stage) => melody(stage, 'sine', [523.3, 784], 0.11, 0.3, 0.25),
  boon: (stage) => bell(stage, 880, MAJOR),
  bane: (stage) => bell(stage, 660, MINOR),
  coin: (stage) => melody(stage, 'sine', [1976, 2637], 0.07, 0.14, 0.18),
  turn: (stage) => melody(stage, 'triangle', [523.3, 659.3, 784], 0.12, 0.24, 0.3),
  victory: (stage) => melody(stage, 'triangle', CHORD, 0.16, 0.7, 0.3),
  defeat: (stage) => melody(stage, 'triangle', CHORD.map((pitch) => pitch * 0.75).reverse(), 0.2, 0.7, 0.3),
};
