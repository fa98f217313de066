/** Games speak of seats by number; at a table they have names. */

const SEAT = /(?<!\p{L})(seat|место|места|месту|miejsce|miejsca|miejscu) (\d+)/giu;
/** Where a language inflects the word, a player stands in for it, for names are not inflected. */
const INFLECTED: Record<string, string> = { места: 'игрока ', месту: 'игроку ', miejsca: 'gracza ', miejscu: 'graczowi ' };

export type Names = Record<number, string>;

/** The words with names instead of numbered seats. */
export function named(words: string, names: Names): string {
  return words.replace(SEAT, (whole, word: string, number: string) => {
    const name = names[Number(number)];
    return name ? (INFLECTED[word.toLowerCase()] ?? '') + name : whole;
  });
}

/** A question without what it begins with and is said already: who it is put to, or a heading. */
export function toYou(sentence: string, name: string): string {
  if (!name || !sentence.startsWith(name)) return sentence;
  const rest = sentence.slice(name.length).replace(/^[.,:]?\s+/, '');
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
