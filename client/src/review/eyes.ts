/** Through whose eyes a replay is looked at. */

/** A seat, or all hands open. */
export type Eyes = number | 'open';

export interface Holding {
  known: string[];
  unknown: number;
}

interface Seats {
  seats: Array<{ hand: Holding }>;
}

const hasSeats = (view: unknown): view is Seats => typeof view === 'object' && view !== null && 'seats' in view && Array.isArray(view.seats);

/** Every seat's hand, each as its holder saw it. */
export function hands(views: readonly unknown[]): string[][] {
  return views.map((view, seat) => (hasSeats(view) ? (view.seats[seat]?.hand.known ?? []) : []));
}
