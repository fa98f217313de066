/** Every word that the app says, from the same .ftl files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './protocol';
import { change, settings } from './settings.svelte';

const texts = {
  ...import.meta.glob<string>('../../../src/astragal/server/text/*/app*.ftl', { eager: true, query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../games/*/text/*.ftl', { eager: true, query: '?raw', import: 'default' }),
};

/** The language that a text file is in: its folder's name or its own. */
function languageOf(path: string): string {
  return /(?:^|\/)(en|ru|pl)(?:\/|\.ftl$)/.exec(path)?.[1] ?? 'en';
}

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(texts)) {
    if (languageOf(path) === language) made.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return made;
}

export const bundles: Record<Language, FluentBundle> = { en: bundle('en'), ru: bundle('ru'), pl: bundle('pl') };

/** A message in a language; English, marked, where it is missing; the key itself at worst. */
export function message(language: Language, key: string, args: Record<string, FluentVariable> = {}): string {
  for (const spoken of [language, 'en'] as const) {
    const pattern = bundles[spoken].getMessage(key)?.value;
    if (pattern) return bundles[spoken].formatPattern(pattern, args, []) + (spoken === language ? '' : ' (en)');
  }
  return key;
}

/** A message in the viewer's language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return message(settings.language, key, args);
}

/** How well a bot plays; the server's own word for levels that we have no words for. */
export function levelWords(level: string, name = level): string {
  const key = `level-${level}`;
  return bundles.en.hasMessage(key) ? t(key) : name;
}

/** Speak another language from now on, without a reload. */
export function speak(language: Language): void {
  change({ language });
  document.documentElement.lang = language;
}

/** A number as people of the viewer's language write it. */
export function figure(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits }).format(value);
}

/** When something happened, from now: "5 minutes ago". */
export function since(iso: string): string {
  const seconds = (new Date(iso).getTime() - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const units = [['day', 86_400], ['hour', 3600], ['minute', 60]] as const;
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(0, 'minute');
}
