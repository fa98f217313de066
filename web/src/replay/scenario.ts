/** The skeleton of a scenario (docs/scenario.md) that leads to a moment of a record. */
import type { Drawn } from '../lib/protocol';
import type { RecordText } from '../verify/record';

export interface Wanted {
  record: RecordText;
  draws: Drawn[];
  turns: number[];
  at: number;
}

const plain = (value: unknown): string => JSON.stringify(value);
/** YAML reads some signs itself; a move that holds them is put in quotes. */
const quoted = (text: string): string => (/: |#|^[^\p{L}\p{N}]|['"]/u.test(text) ? plain(text) : text);

/**
 * Without decks the moves from the start lead there. With decks the cards can't be had again from a seed,
 * so the moves of this turn stand there, and the position before them is left to be filled in.
 */
export function scenario({ record, draws, turns, at }: Wanted): string {
  const { tags, lines } = record;
  const decks = draws.some(({ stream }) => stream === 'deck');
  const from = decks ? (turns.findLast((turn) => turn < at) ?? 0) : 0;
  const dice = draws.filter(({ stream, number }) => stream === 'dice' && number > from && number <= at).map(({ drawn }) => drawn);
  const moves = lines.slice(from, at).map(({ seat, move }) => `  - ${quoted(`${seat} ${move}`)}`);
  const text = [
    'name: Say here what is shown',
    'proves: []',
    `game: ${String(tags['Game'])}`,
    `options: ${plain(tags['Options'])}`,
    `seats: ${plain(tags['Seats'])}`,
    ...(decks ? ['# Set up what matters of the position before these moves.', 'position: {}'] : []),
    `dice: ${plain(dice)}`,
    ...(moves.length ? ['moves:', ...moves] : ['moves: []']),
    'expect: {}',
  ];
  return `${text.join('\n')}\n`;
}
