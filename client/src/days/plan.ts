/** Planned replies: lines of moves from somebody else's to one's own. */
import type { PlannedMove, PlannedMoveScene, PlanScene } from '../wire/messages';

/** How many lines a plan has, and how many moves a line. */
export const MOST_LINES = 12;
export const LONGEST_LINE = 10;

const bare = (line: readonly PlannedMove[]): PlannedMove[] => line.map(({ seat, action }) => ({ seat, action }));

const begins = (line: readonly PlannedMove[], start: readonly PlannedMove[]): boolean =>
  start.length <= line.length && start.every(({ seat, action }, at) => line[at]?.seat === seat && line[at]?.action === action);

/**
 * The lines of a plan with one more. A line that the new one continues is left out, and so is one that answers the same
 * moves otherwise: the newest reply holds.
 */
export function withLine(plan: PlanScene | undefined, line: readonly PlannedMove[], you: number): PlannedMove[][] {
  const agrees = (other: readonly PlannedMove[]): boolean => {
    const fork = other.findIndex(({ seat, action }, at) => line[at]?.seat !== seat || line[at]?.action !== action);
    return fork < 0 || fork >= line.length || (other[fork]?.seat !== you && line[fork]?.seat !== you);
  };
  const kept = (plan?.lines ?? []).filter((other) => !begins(line, other) && agrees(other));
  return [...kept.map(bare), bare(line)];
}

/** The lines of a plan without one. */
export const withoutLine = (plan: PlanScene, at: number): PlannedMove[][] => plan.lines.filter((_, place) => place !== at).map(bare);

/** The moves of a line, each with the key of its sentence. */
export const told = (line: readonly PlannedMoveScene[], you: number): Array<{ key: string; move: PlannedMoveScene }> =>
  line.map((move, at) => ({ key: move.seat === you ? 'plans-line-reply' : at === 0 ? 'plans-line-if' : 'plans-line-then-if', move }));
