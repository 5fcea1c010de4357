/** What moves cost: the chance that was there against the chance that was taken. */
import type { Reviewed } from '../api';
import type { Advice } from '../wire/messages';

export interface Judged {
  move: number;
  seat: number;
  /** The chance to win after what was done, as the adviser sees it. */
  chance: number;
  /** How much of the best chance was given away. */
  cost: number;
  /** What was done, and what was better. */
  taken: Advice;
  better: Advice;
}

/** A move as it is judged; nothing where there was no choice or no opinion. */
export function judged(move: number, { seat, action, advice }: Omit<Reviewed, 'seed'>): Judged | null {
  const taken = advice.find((each) => each.action === action);
  const better = advice.reduce<Advice | null>((best, each) => (best === null || each.chance > best.chance ? each : best), null);
  if (!taken || !better || advice.length < 2) return null;
  return { move, seat, chance: taken.chance, cost: better.chance - taken.chance, taken, better };
}

/** The moves of a seat that cost most, the worst first; what costs next to nothing is no mistake. */
export function worst(all: readonly Judged[], seat: number, most = 3, least = 0.03): Judged[] {
  const own = all.filter((each) => each.seat === seat && each.cost >= least);
  return own.sort((a, b) => b.cost - a.cost).slice(0, most);
}

/** Where a move stands on a line of a hundred. */
export const place = (move: number, moves: number): number => (moves === 0 ? 0 : (move / moves) * 100);

const point = ({ move, chance }: Judged, moves: number): string => `${place(move, moves).toFixed(2)},${(40 - chance * 40).toFixed(2)}`;

/** The chances as a line in a field of 100 by 40. */
export const line = (own: readonly Judged[], moves: number): string => own.map((each) => point(each, moves)).join(' ');

/** The field under the line; nothing under nothing. */
export function area(own: readonly Judged[], moves: number): string {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return '';
  return `M${place(first.move, moves).toFixed(2)},40 L${line(own, moves)} L${place(last.move, moves).toFixed(2)},40Z`;
}
