/** What is to be seen of numbers that are about to change: they stay as they were until the change was seen. */
import type { Table } from './table.svelte';

/** Beyond this a blow shakes whom it hits. */
const HEAVY = 8;

/** The seats that share a seat's health. */
function pool(table: Table, number: number): number[] {
  const side = table.view.seats[number]?.side;
  return Object.entries(table.view.seats).filter(([, one]) => one.side === side).map(([seat]) => Number(seat));
}

export function healthOf(table: Table, number: number): number {
  const owed = pool(table, number).reduce((sum, seat) => sum + table.scene.owed(seat, 'health'), 0);
  return (table.view.seats[number]?.health ?? 0) - owed;
}

/** What a seat is losing at this moment; its bar shows it before it goes. */
export function losing(table: Table, number: number): number {
  const sharing = pool(table, number);
  const now = table.scene.now?.changes?.filter(({ seat, part, by }) => part === 'health' && by < 0 && sharing.includes(seat)) ?? [];
  return now.reduce((sum, { by }) => sum - by, 0);
}

export function cpOf(table: Table, number: number): number {
  return (table.view.seats[number]?.cp ?? 0) - table.scene.owed(number, 'cp');
}

/** How many of a token lie there; none while the first is still on its way. */
export function tokensOf(table: Table, number: number, id: string, count: number): number {
  return Math.max(0, count - table.scene.owed(number, `token ${id}`));
}

/** Every token of a seat in the order of the sheet, with how many are to be seen; also those that are just leaving. */
export function tokensSeen(table: Table, number: number): [id: string, count: number][] {
  const held = table.view.seats[number]?.tokens ?? {};
  const seen = Object.keys(table.sheet.tokens).map((id): [string, number] => [id, tokensOf(table, number, id, held[id] ?? 0)]);
  return seen.filter(([id, count]) => count || held[id]);
}

/** Whether the last of a token leaves a seat at this moment. */
export function leaves(table: Table, number: number, id: string): boolean {
  const now = table.scene.now?.changes?.some(({ seat, part, by }) => seat === number && part === `token ${id}` && by < 0);
  return !!now && !table.view.seats[number]?.tokens[id];
}

/** How a blow or healing is felt by a strip. */
export function felt(change: number): Keyframe[] {
  const hue = change < 0 ? '#d4574a' : '#6fb98a';
  const [glow, gone] = [{ boxShadow: `inset 0 0 0 100px ${hue}55` }, { boxShadow: `inset 0 0 0 100px ${hue}00` }];
  if (change > -HEAVY) return [glow, gone];
  return [
    { ...glow, translate: '-4px' },
    { translate: '4px', offset: 0.25 },
    { translate: '-3px', offset: 0.5 },
    { translate: '2px', offset: 0.75 },
    { ...gone, translate: '0' },
  ];
}
