/** What can be heard at the table. What happens in a game is given one of these by the game itself. */
export type Sound =
  | 'die'
  | 'keep'
  | 'draw'
  | 'card'
  | 'declare'
  | 'attack'
  | 'damage'
  | 'heal'
  | 'boon'
  | 'bane'
  | 'coin'
  | 'turn'
  | 'victory'
  | 'defeat';

/** A sound, how long after its moment begins it is heard in milliseconds, and how large what it tells is, from 0 to 1. */
export interface Cue {
  sound: Sound;
  after?: number;
  size?: number;
}
