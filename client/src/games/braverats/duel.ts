/** What lies between the clans: the round that is being chosen, or the last one. */
import type { RatsView, Round } from './view';

export interface Lying {
  /** By seat: the card's code, `null` face down, nothing where none lies yet. */
  cards: [string | null | undefined, string | null | undefined];
  /** The round it was, once both are turned up. */
  round: Round | null;
}

/**
 * A choice that a view shows is turned up; one that it only knows of, or that the table keeps
 * sealed (`chosen`, by seat), lies face down.
 */
export function lying(view: RatsView, own: number, sealed: string | null, chosen: readonly boolean[]): Lying {
  const last = view.game.rounds.at(-1) ?? null;
  const has = (seat: number): boolean => (view.seats[seat]?.chosen ?? false) || (chosen[seat] ?? false);
  const begun = has(0) || has(1) || sealed !== null;
  if (!begun) return { cards: last ? last.cards : [undefined, undefined], round: last };
  const at = (seat: number): string | null | undefined => {
    if (seat === own && sealed !== null) return sealed;
    return has(seat) ? (view.seats[seat]?.choice ?? null) : undefined;
  };
  return { cards: [at(0), at(1)], round: null };
}
