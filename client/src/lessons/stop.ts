/** A lesson gone through: which stop, what is shown, and how a choice is answered. Knows no rules. */
import type { Forbidden, Frame, Lesson, Position, Stop } from '../wire/messages';

/** How the coach takes a choice: it was the one, it was another, or it may not be done. */
export type Answer = 'right' | 'else' | 'forbidden' | 'none';

/** How a choice is taken at a stop. */
export function answer(stop: Stop, action: string, forbidden: readonly Forbidden[]): Answer {
  const refused = forbidden.some((other) => other.action === action);
  switch (stop.ask.kind) {
    case 'look':
      return refused ? 'forbidden' : 'none';
    case 'play':
      if (action === stop.ask.action) return 'right';
      return refused ? 'forbidden' : 'else';
    case 'try':
      return refused ? 'right' : 'else';
  }
}

/** What is offered at a stop: nothing is to be done where one only looks. */
export function offered(stop: Stop, position: Position, moving: boolean): Pick<Position, 'legal' | 'forbidden'> {
  if (moving || stop.ask.kind === 'look') return { legal: [], forbidden: [] };
  return { legal: position.legal, forbidden: position.forbidden };
}

/** The frames that are shown on the way to a stop, after the one that is shown already. */
export function way(lesson: Lesson, stop: Stop, shown: number): Frame[] {
  return lesson.frames.filter(({ number }) => number > shown && number >= stop.from && number <= stop.at);
}
