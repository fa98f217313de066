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

const COUNTED = 'n|amount|count|cp|days|dice|every|glory|health|kib|minutes|most|numbers|price|sides|wait';
const UNIT = new RegExp(
  String.raw`((?<![\p{L}\d$.])\d+|\{ \$(?:${COUNTED}) \}|\{ \$cost \}(?= (?:CP|БС|PW))) ` +
    String.raw`(?=\p{L}|\{ \$(?:adjectives|kind|name|play|symbol|token|what) \}|\{ \$\w+ ->)`,
  'gu',
);
const PHASE = /(фаз[аыуе]|Główn(?:a|ą|ej)|Main Phase) (?=\(?\d)/gu;
const LETTER = /(?<=[\s(„])([aiouwz]) (?=\S)/giu;

/** Messages with no-break spaces between numbers and units and, in Polish, after words of one letter; `prose/text.py` does the same. */
export function unbroken(source: string, language: Language): string {
  const joined = source.replace(UNIT, '$1\u00a0').replace(PHASE, '$1\u00a0');
  return language === 'pl' ? joined.replace(LETTER, '$1\u00a0') : joined;
}

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(texts)) {
    if (languageOf(path) === language) made.addResource(new FluentResource(unbroken(text, language)), { allowOverrides: true });
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
  return bundles.en.hasMessage(`level-${level}`) ? t(`level-${level}`) : name;
}

/** That a seat is a bot's, and how well it plays. */
export function botWords(level: string | null | undefined): string {
  return level ? t('seat-bot-level', { level: levelWords(level) }) : t('seat-bot');
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

/** A share as people of the viewer's language write it: "50%", "50 %". */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share);
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
