/** How a small sign is written down, in a square of 24. */

/** Surfaces and lines in one colour; where surfaces overlap they cut each other out. */
export interface Sign {
  fill?: string;
  line?: string;
  /** How broad the lines are; 2 unless said. */
  weight?: number;
}
