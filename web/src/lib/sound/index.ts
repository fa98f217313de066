/** Sounds of the table: silent until the first press, off with one press, never the same twice at once. */
import { change, settings } from '../settings.svelte';
import type { Cue, Sound } from './names';
import type { Stage, VOICES } from './voices';

export type { Cue, Sound } from './names';

/** The same sound is not heard again so soon, in milliseconds. */
const APART = 60;

let context: AudioContext | null = null;
let loudness: GainNode | null = null;
let voices: typeof VOICES | null = null;
const heard = new Map<Sound, number>();

/** The first press of a visit: from now on there is something to hear. */
async function wake(): Promise<void> {
  if (typeof AudioContext === 'undefined' || !settings.sound) return;
  forget();
  context = new AudioContext();
  loudness = context.createGain();
  loudness.connect(context.destination);
  voices = (await import('./voices')).VOICES;
}

function forget(): void {
  window.removeEventListener('pointerdown', wake);
  window.removeEventListener('keydown', wake);
}

/** Waits for the first press; gives what ends the waiting. */
export function listen(): () => void {
  window.addEventListener('pointerdown', wake);
  window.addEventListener('keydown', wake);
  return forget;
}

const nothing = (): void => undefined;

/** What belongs to a moment is heard, unless nobody looks: then only that it is one's turn. What is returned takes it back until it has begun. */
export function play({ sound, after = 0, size = 0.5 }: Cue): () => void {
  if (!context || !loudness || !voices || !settings.sound || (document.hidden && sound !== 'turn')) return nothing;
  if (context.state === 'suspended') void context.resume();
  const at = context.currentTime + after / 1000;
  if (Math.abs(at - (heard.get(sound) ?? -1)) * 1000 < APART) return nothing;
  heard.set(sound, at);
  // Half of the way sounds half as loud.
  loudness.gain.value = settings.volume ** 2;
  return voiced(voices[sound], { context, out: loudness, at, size }, () => heard.delete(sound));
}

function voiced(voice: (stage: Stage) => void, stage: Stage & { context: AudioContext }, unheard: () => void): () => void {
  const out = stage.context.createGain();
  out.connect(stage.out);
  voice({ ...stage, out });
  return () => {
    if (stage.context.currentTime >= stage.at) return;
    out.disconnect();
    unheard();
  };
}

export function toggle(): void {
  change({ sound: !settings.sound });
  if (loudness) loudness.gain.value = settings.sound ? settings.volume ** 2 : 0;
  else if (settings.sound) void wake();
}
