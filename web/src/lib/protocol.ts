/** What goes over the wire: docs/protocol.md as types, written from the server's own, and names for parts of them. Seats count from 1. */
import type { GameCover, Me, Orders, Table, WhyMessage } from './wire.generated';

export type * from './wire.generated';

export type Language = Me['language'];
export type Facts = Table['options'];
/** What was agreed on: a text, a number, yes or no; cards; the progress of a campaign. */
export type Value = Facts[string];
/** Something to agree on before a match. */
export type Fact = GameCover['options'][number];
export type Preset = Orders['preset'];
export type CardOrder = Orders['cards'][string];
/** Why a move is not legal now; both null when it is. */
export type Why = Omit<WhyMessage, 'type'>;
/** What is found wrong: a message, the name of who said it, or the name on a seat. */
export type Reported = { said: number; name?: true } | { seat: number };
