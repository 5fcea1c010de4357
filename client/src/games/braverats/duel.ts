/** What lies between the clans: the round that is being chosen, or the last one. */
import type { BraveRatsView, RoundView } from '../../wire/braverats';

export interface Lying {
  /** By seat: the card's code, `null` face down, nothing where none lies yet. */
  cards: [string | null | undefined, string | null | undefined];
  /** The round it was, once both are turned up. */
  round: RoundView | null;
}

/** The last round that was decided, of this game or, before its first round, of the one before. */
export const lastRound = ({ game, past }: BraveRatsView): RoundView | null => game.rounds.at(-1) ?? past.at(-1)?.rounds.at(-1) ?? null;

/** How many rounds were decided, in all games. */
export const roundsDecided = ({ game, past }: BraveRatsView): number => [...past, game].reduce((sum, { rounds }) => sum + rounds.length, 0);

/** The seat that a round went to; none where it was held. */
export function winnerOf({ verdict }: RoundView): number | null {
  if (verdict === 'held') return null;
  return 'round' in verdict ? verdict.round : verdict.game;
}

/** The held rounds that a round decides with, or that wait for the next one. */
export function waiting(rounds: readonly RoundView[], resting: boolean): RoundView[] {
  const last = rounds.at(-1);
  const before = resting && last && winnerOf(last) !== null ? rounds.slice(0, -1) : rounds;
  const from = before.findLastIndex((round) => winnerOf(round) !== null);
  return before.slice(from + 1);
}

/**
 * A choice that a view shows is turned up; one that it only knows of, or that the table keeps
 * sealed (`chosen`, by seat), lies face down. While the last round rests, it is all that lies there.
 */
export function lying(view: BraveRatsView, own: number, sealed: string | null, chosen: readonly boolean[], resting = false): Lying {
  const last = resting ? lastRound(view) : (view.game.rounds.at(-1) ?? null);
  const has = (seat: number): boolean => (view.seats[seat]?.chosen ?? false) || (chosen[seat] ?? false);
  const begun = has(0) || has(1) || sealed !== null;
  if (resting || !begun) return { cards: last ? last.cards : [undefined, undefined], round: last };
  const at = (seat: number): string | null | undefined => {
    if (seat === own && sealed !== null) return sealed;
    return has(seat) ? (view.seats[seat]?.choice ?? null) : undefined;
  };
  return { cards: [at(0), at(1)], round: null };
}
