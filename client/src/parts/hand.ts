/** What a hand shows of one of its cards. */
export interface Choice {
  card: string;
  /** The action it stands for; none if the card cannot be chosen at all. */
  action: string | null;
  /** Why it may not be done now, in the visitor's language. */
  reason: string | null;
}

/** A name for every card of a row, which it keeps while others leave: equal cards are numbered. */
export function keys(cards: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return `${card}-${number}`;
  });
}

/** A card that is chosen before one's turn: which, and how to change that. */
export interface Premoving {
  card: string | null;
  /** Chooses a card; the same once more lets it go. */
  choose: (card: string) => void;
  cancel: () => void;
}

/** The state of a card, as a screen reader says it. */
export type Became = 'sent' | 'chosen' | 'waiting' | 'hinted';

/** How a card of the hand looks. */
export type Standing = 'open' | 'taken' | 'waiting' | 'idle' | 'barred';

/** The places of the cards that are marked; -1 for none. */
export interface Marks {
  raised: number;
  chosen: number;
  pending: number;
  waiting: number;
}

/** Of equal cards only one is marked: the one that was touched, or else the first. -1 if the hand has no such card. */
export function place(cards: readonly string[], card: string | null | undefined, touched: number): number {
  return card && cards[touched] === card ? touched : cards.findIndex((each) => each === card);
}

/** How the card at a place stands: chosen, to be played, not to be played, or simply held. */
export function standing({ action, reason }: Choice, at: number, { raised, chosen, pending, waiting }: Marks, any: boolean): Standing {
  if ([raised, chosen, pending].includes(at)) return 'taken';
  if (at === waiting) return 'waiting';
  if (action !== null && reason === null) return 'open';
  return action === null || !any ? 'idle' : 'barred';
}

/** The next place for the focus in a row of this length, or the same at its end. */
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

/** Moves the focus to the viewer's hand: to the card that was focused there last. */
export function toHand(): void {
  document.querySelector<HTMLElement>('[data-zone^="hand-"] ul button[tabindex="0"]')?.focus();
}
