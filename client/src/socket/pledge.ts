/** What the house pledged, as this tab was shown it before a deal: kept, so that it can be compared when the game is over. */
import type { Now } from '../wire/messages';

const key = (table: string, round: number): string => `interregnum-pledge-${table}-${round}`;

function keep(table: string, round: number, pledge: string): void {
  try {
    if (sessionStorage.getItem(key(table, round)) === null) sessionStorage.setItem(key(table, round), pledge);
  } catch {
    // Without a place to keep it, nothing is claimed later.
  }
}

/** Keeps the pledge of a game that is not dealt yet; what was shown first stays. */
export function noted(table: string, { round, stage, shuffle }: Pick<Now, 'round' | 'stage' | 'shuffle'>): void {
  if (stage.kind === 'gathering' || stage.kind === 'shuffling') keep(table, round, shuffle.pledge);
  if (stage.kind === 'over' && shuffle.next) keep(table, round + 1, shuffle.next);
}

/** Whether a pledge is the one that was shown before the deal; nothing where this tab came later. */
export function asShown(table: string, round: number, pledge: string): boolean | null {
  try {
    const shown = sessionStorage.getItem(key(table, round));
    return shown === null ? null : shown === pledge;
  } catch {
    return null;
  }
}
