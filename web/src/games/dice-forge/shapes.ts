/** The shapes of Dice Forge: docs/games/dice-forge.md, 'View paths' and 'The sheet'. */
import type { BoardProps } from '../../lib/board';

import type { Dice, Odds, ResourceNames, Sheet, View } from './wire.generated';

export type { Face, Feat, Hammer, Odds, Seat, Sheet, Slot, View } from './wire.generated';
export type Resource = keyof ResourceNames;
export type DieName = keyof Dice;
export type Amounts = Partial<Record<Resource, number>>;

export const RESOURCES: Resource[] = ['gold', 'sun', 'moon', 'glory'];
export const DICE: DieName[] = ['light', 'dark'];

export interface Table extends Omit<BoardProps, 'sheet' | 'view' | 'odds'> {
  sheet: Sheet;
  view: View;
  odds: Odds | null;
}
