/** What the server pledged and the seats promised, as this tab saw it before a deal: kept, to be compared when the game is over. */
import type { Now } from '../wire/messages';

type Kind = 'pledge' | 'promises';
const key = (kind: Kind, table: string, round: number): string => `interregnum-${kind}-${table}-${round}`;

function keep(kind: Kind, table: string, round: number, value: string): void {
  try {
    if (sessionStorage.getItem(key(kind, table, round)) === null) sessionStorage.setItem(key(kind, table, round), value);
  } catch {
    // Without a place to keep it, nothing is claimed later.
  }
}

function isKept(kind: Kind, table: string, round: number, value: string): boolean | null {
  try {
    const kept = sessionStorage.getItem(key(kind, table, round));
    return kept === null ? null : kept === value;
  } catch {
    return null;
  }
}

/** Keeps the pledge of a game that is not dealt yet; what was shown first stays. */
export function noted(table: string, { round, stage, shuffle }: Pick<Now, 'round' | 'stage' | 'shuffle'>): void {
  if (stage.kind === 'gathering' || stage.kind === 'shuffling') keep('pledge', table, round, shuffle.pledge);
  if (stage.kind === 'over' && shuffle.next) keep('pledge', table, round + 1, shuffle.next);
}

/** Keeps every seat's promise, as this tab sees it when it shows its own bytes. */
export const keepPromises = (table: string, round: number, promises: ReadonlyArray<string | null>): void =>
  keep('promises', table, round, JSON.stringify(promises));

/** Whether a pledge is the one that was shown before the deal; nothing where this tab came later. */
export const asShown = (table: string, round: number, pledge: string): boolean | null => isKept('pledge', table, round, pledge);

/** Whether the promises are those that this tab saw before it showed its bytes; nothing where it showed none. */
export const asPromised = (table: string, round: number, promises: ReadonlyArray<string | null>): boolean | null =>
  isKept('promises', table, round, JSON.stringify(promises));
