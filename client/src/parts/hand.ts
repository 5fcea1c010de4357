/** What a hand shows of one of its cards. */
export interface Choice {
  card: string;
  /** The action it stands for; none if the card cannot be chosen at all. */
  action: string | null;
  /** Why it may not be done now, in the visitor's language. */
  reason: string | null;
}

/** The next place for the focus in a row of so many, or the same where the row ends. */
export function step(key: string, at: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, length - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
