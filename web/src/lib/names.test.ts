import { describe, expect, it } from 'vitest';
import { named, toYou } from './names';

const names = { 1: 'Anna', 2: 'Grum' };

describe('named', () => {
  it('puts names where seats are numbered', () => {
    expect(named('Seat 2 rolls 1 3 5 and hits seat 1.', names)).toBe('Grum rolls 1 3 5 and hits Anna.');
    expect(named('Место 1 бросает.', names)).toBe('Anna бросает.');
    expect(named('Miejsce 2: wybierz cel.', names)).toBe('Grum: wybierz cel.');
  });
  it('lets a player stand in where the word is inflected', () => {
    expect(named('Урон месту 2', names)).toBe('Урон игроку Grum');
    expect(named('Перенести состояние «Слепота» от места 2 месту 1', names)).toBe('Перенести состояние «Слепота» от игрока Grum игроку Anna');
    expect(named('Przenieś żeton „Oślepienie” od miejsca 2 do miejsca 1', names)).toBe('Przenieś żeton „Oślepienie” od gracza Grum do gracza Anna');
  });
  it('needs no other word to change', () => {
    expect(named('Цель места 1 — место 2.', names)).toBe('Цель игрока Anna — Grum.');
    expect(named('То, что хочет сделать место 1, больше невозможно.', names)).toBe('То, что хочет сделать Anna, больше невозможно.');
  });
  it('leaves unknown seats and longer words alone', () => {
    expect(named('Seat 7 and heartseat 1', names)).toBe('Seat 7 and heartseat 1');
  });
});

describe('toYou', () => {
  it('drops the name that a question begins with', () => {
    expect(toYou('Anna, Main Phase (1): go on?', 'Anna')).toBe('Main Phase (1): go on?');
    expect(toYou('Anna: roll again?', 'Anna')).toBe('Roll again?');
    expect(toYou('A card is being played. Answer it first?', 'A card is being played')).toBe('Answer it first?');
  });
  it('keeps other questions', () => {
    expect(toYou('Roll again?', 'Anna')).toBe('Roll again?');
    expect(toYou('Roll again?', '')).toBe('Roll again?');
  });
});
