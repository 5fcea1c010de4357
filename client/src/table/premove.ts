/** A card chosen before one's turn: what becomes of it when the position changes. */
import { handOf } from '../games/hands';
import type { Position } from '../wire/messages';

export type Fate = 'keep' | 'send' | 'drop';

/** What a premove looks at: whether one is asked, what may be done, and the cards of the hand. */
export interface Standing {
  asked: boolean;
  legal: readonly string[];
  hand: readonly string[];
  /** Whether a move was taken back since. */
  back: boolean;
}

/**
 * What becomes of a card chosen earlier. It goes when it may; a move taken back or a card that
 * has left the hand lets it go, and so does a question that it does not answer.
 */
export function fate(card: string, hand: readonly string[], now: Standing): Fate {
  if (now.back || !within(hand, now.hand)) return 'drop';
  if (!now.asked) return 'keep';
  return now.legal.includes(`play ${card}`) ? 'send' : 'drop';
}

/** Whether all of these are among those: a card drawn changes nothing for the others. */
function within(these: readonly string[], those: readonly string[]): boolean {
  const left = [...those];
  return these.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The viewer's own hand in order, to be compared. */
export const handIn = (position: Position | null, seat: number | null): string[] => (position ? handOf(position.view, seat).toSorted() : []);
