// How the decision panel is to be drawn for each question: which options get buttons, and their words.
import type { PanelOptions } from '../../lib/board';
import type { Line, Offer } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { does, doing } from './moves';
import { lying } from './sheet';
import type { Table } from './table.svelte';

const MAIN = ['main-1', 'main-2'];
// 1 to 5 are the dice.
const AFTER_DICE = 6;

/** What the tapped dice stand for, and how many dice it rolls. */
export interface Reroll {
  offer: Offer;
  count: number;
}

/** Offers by their names alone: what they do stands on the board, the cards and the tokens. */
const short = (offers: Offer[]): Offer[] => offers.map((offer) => ({ ...offer, effect: '' }));

/** The buttons of a decision; nothing leaves them to the frame. */
export function panelOptions(table: Table, offers: Offer[], reroll: Reroll | null): PanelOptions {
  const reason = table.decision?.reason ?? '';
  if (reason === 'rolling') return rolling(table, offers, reroll);
  if (reason === 'keep') return { sentence: t('dt-tap-dice'), firstDigit: AFTER_DICE, offers: [...rollOffer(reroll), ...doing(offers, 'done')] };
  if (MAIN.includes(reason)) return { offers: mainPhase(offers, reason) };
  const pass = doing(offers, 'pass')[0];
  if (!pass) return { offers: short(offers) };
  const words = passWords(table, reason) ?? pass.words;
  return { offers: [...short(doing(offers, 'play', 'use')).slice(0, 2), { ...pass, words }] };
}

function rolling(table: Table, offers: Offer[], reroll: Reroll | null): PanelOptions {
  const { attempts, faces } = table.view.dice;
  const none = doing(offers, 'none').map((offer) => ({ ...offer, words: t('dt-no-ability') }));
  const roll = rollOffer(reroll);
  const abilities = short(doing(offers, 'ability')).map((offer) => declaring(table, offer));
  const sentence = faces.length ? t(attempts ? 'dt-tap-or-declare' : 'dt-no-attempts') : t('dt-first-roll', { n: attempts });
  // Once dice are tapped, to roll the others is what is about to be done.
  const tapped = reroll !== null && does(reroll.offer).verb === 'keep';
  const otherwise = tapped && reroll.offer.move !== table.decision?.advised;
  const best = tapped ? [] : advised(table, offers);
  return { sentence, offers: [...best, ...roll, ...abilities, ...none], gold: otherwise ? null : undefined, untold: ['keep', 'roll'], firstDigit: AFTER_DICE };
}

/** The name of the ability alone: a button has little room. */
function declaring(table: Table, offer: Offer): Offer {
  const move = does(offer);
  const seat = table.view.seats[table.seat];
  const hero = table.sheet.heroes[seat?.hero ?? ''];
  if (move.verb !== 'ability' || !seat || !hero) return offer;
  const found = lying(hero, seat).flatMap(({ ability, opened }) => [ability, ...opened]).find(({ id }) => id === move.ability);
  return found ? { ...offer, words: t('dt-declare', { name: found.name }) } : offer;
}

/** What the odds would keep, as a button of its own while no dice are tapped. */
function advised(table: Table, offers: Offer[]): Offer[] {
  const offer = offers.find(({ move }) => move === table.decision?.advised);
  const move = offer && does(offer);
  if (!offer || move?.verb !== 'keep') return [];
  const rolled = table.view.dice.faces.length - move.faces.length;
  return [{ ...offer, words: t('dt-keep-and-roll', { faces: move.faces.join(' '), n: rolled }), effect: '' }];
}

function rollOffer(reroll: Reroll | null): Offer[] {
  return reroll ? [{ ...reroll.offer, words: t('dt-roll-dice', { n: reroll.count }), effect: '' }] : [];
}

function mainPhase(offers: Offer[], reason: string): Offer[] {
  const next = doing(offers, 'next').map((offer) => ({ ...offer, words: t(reason === 'main-1' ? 'dt-to-dice' : 'dt-end-turn') }));
  return [...next, ...short(doing(offers, 'upgrade', 'play', 'build', 'use'))];
}

/** What passing means here; the plain word where nothing better can be said. */
function passWords(table: Table, reason: string): string | null {
  // Who attacks is not told of what comes back as if that were all.
  const only = table.view.incoming.every(({ to }) => to === table.seat);
  const coming = table.view.incoming.filter(({ to }) => to === table.seat).reduce((sum, { damage }) => sum + damage, 0);
  if (reason === 'damage' && coming > 0 && (only || table.view.active !== table.seat)) return t('dt-pass-take', { n: coming });
  const own = table.view.active === table.seat;
  if (reason === 'dice') return t('dt-pass-dice');
  if (reason === 'declared') return t(own ? 'dt-pass-declared-own' : 'dt-pass-declared');
  if (reason === 'attack') return t(own ? 'dt-pass-attack-own' : 'dt-pass-attack');
  if (reason === 'damage' && own) return t('dt-pass-damage-own');
  return null;
}

/** The chances of a forecast by the names of abilities, from 0 to 1; nothing where none was told. */
export function chancesOf(lines: Line[]): Record<string, number> | null {
  return lines.length ? Object.fromEntries(lines.map(({ label, value }) => [label, share(value)])) : null;
}

/** “84 %” as 0.84; what is said to be under 1 % or over 99 % is so again when it is drawn. */
function share(value: string): number {
  const beyond = value.startsWith('<') ? -0.001 : value.startsWith('>') ? 0.001 : 0;
  return Number(/\d+/.exec(value)?.[0] ?? 0) / 100 + beyond;
}
