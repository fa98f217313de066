// How the decision panel is to be drawn for each question: which options get big buttons, and their words.
import type { PanelOptions } from '../../lib/board';
import type { Offer } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { doing } from './moves';
import type { Table } from './table.svelte';

const MAIN = ['main-1', 'main-2'];
const FEW = 5;
const ATTEMPTS = 3;
// 1 to 5 are the dice.
const AFTER_DICE = 6;

/** What the tapped dice stand for, and how many dice it rolls. */
export interface Reroll {
  offer: Offer;
  count: number;
}

/** A few offers by their names alone: what they do stands on the board, the cards and the tokens. */
const short = (offers: Offer[]): Offer[] => offers.slice(0, FEW).map((offer) => ({ ...offer, effect: '' }));

/** The big buttons of a decision, the main one first; nothing leaves them to the frame. */
export function panelOptions(table: Table, offers: Offer[], reroll: Reroll | null): PanelOptions {
  const reason = table.decision?.reason ?? '';
  const title = table.sheet.reasons[reason];
  if (reason === 'rolling') return rolling(table, offers, reroll);
  if (reason === 'keep') return { title, sentence: t('dt-tap-dice'), firstDigit: AFTER_DICE, offers: [...rollOffer(reroll), ...doing(offers, 'done')] };
  if (MAIN.includes(reason)) return { title, offers: mainPhase(offers, reason) };
  const pass = doing(offers, 'pass')[0];
  if (!pass) return { title };
  const words = passWords(table, reason) ?? pass.words;
  return { title, offers: [{ ...pass, words }, ...short(doing(offers, 'play', 'use'))] };
}

function rolling(table: Table, offers: Offer[], reroll: Reroll | null): PanelOptions {
  const { attempts, faces } = table.view.dice;
  const ready = short(doing(offers, 'ability'));
  const none = doing(offers, 'none').map((offer) => ({ ...offer, words: t('dt-no-ability') }));
  const roll = rollOffer(reroll);
  // With no attempt left the best that lies there is the main thing; before, another roll is.
  const first = faces.length ? [...roll, ...ready, ...none] : [...roll, ...none];
  return {
    title: t('dt-your-roll'),
    sentence: faces.length ? t(attempts ? 'dt-attempts-left' : 'dt-no-attempts', { n: attempts, of: ATTEMPTS }) : t('dt-first-roll'),
    offers: first,
    firstDigit: AFTER_DICE,
  };
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
  const coming = table.view.incoming.filter(({ to }) => to === table.seat).reduce((sum, { damage }) => sum + damage, 0);
  if (reason === 'damage' && coming > 0) return t('dt-pass-take', { n: coming });
  const own = table.view.active === table.seat;
  if (reason === 'dice') return t('dt-pass-dice');
  if (reason === 'declared') return t(own ? 'dt-pass-declared-own' : 'dt-pass-declared');
  if (reason === 'attack') return t(own ? 'dt-pass-attack-own' : 'dt-pass-attack');
  if (reason === 'damage' && own) return t('dt-pass-damage-own');
  return null;
}
