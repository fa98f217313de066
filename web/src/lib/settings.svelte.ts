/** Preferences of this viewer. They never change the rules of a match. */
import { read, write } from './kept';
import type { Language, Preset } from './protocol';

export interface Settings {
  theme: 'system' | 'dark' | 'light';
  language: Language;
  /** 0 is none; 1 is normal; 2 is twice as long. */
  speed: 0 | 0.5 | 1 | 2;
  odds: boolean;
  previews: boolean;
  /** Whether a second press is asked for before a move is sent. */
  confirm: 'never' | 'always';
  preset: Preset;
  shortcuts: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  notifications: boolean;
  /** Names whose chat is not shown. */
  muted: string[];
}

const KEY = 'astragal.settings';
export const LANGUAGES: Language[] = ['en', 'ru', 'pl'];

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === short.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en';
}

const DEFAULTS: Settings = {
  theme: 'system',
  language: preferredLanguage(),
  speed: 1,
  odds: true,
  previews: true,
  confirm: 'never',
  preset: 'smart',
  shortcuts: true,
  sound: true,
  volume: 0.6,
  notifications: false,
  muted: [],
};

/** What was kept in the browser, as far as it can still be read. */
export function load(): Settings {
  try {
    const kept = JSON.parse(read(KEY) ?? '{}') as Partial<Settings>;
    return { ...DEFAULTS, ...kept };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

/** Change preferences and keep them. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  write(KEY, JSON.stringify(settings));
}

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** How long an animation of so many milliseconds takes for this viewer: 0 when motion is off. */
export function duration(milliseconds: number): number {
  return still?.matches ? 0 : milliseconds * settings.speed;
}
