/** The scale of a plot of ratings. */

export interface RatingPoint {
  /** When the game ended, in milliseconds since 1970. */
  at: number;
  rating: number;
  deviation: number;
}

const STEPS = [50, 100, 200, 500, 1000];
/** The most lines of a scale. */
const MOST = 6;

/** Round numbers from below the least of these values to above the greatest, equally far apart. */
export function marks(values: readonly number[]): number[] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0) return [];
  for (const step of STEPS) {
    const [low, high] = [Math.floor(least / step), Math.max(Math.ceil(greatest / step), Math.floor(least / step) + 1)];
    if (high - low < MOST) return Array.from({ length: high - low + 1 }, (_, place) => (low + place) * step);
  }
  return [Math.floor(least), Math.ceil(greatest)];
}
