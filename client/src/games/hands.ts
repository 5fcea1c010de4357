/** Hands, as every game's view has them. */
import type { AnyView } from '../wire/messages';

/** The hand of a seat, as far as the viewer knows it. */
export const handOf = (view: AnyView, seat: number | null): string[] => (seat === null || !('seats' in view) ? [] : (view.seats[seat]?.hand.known ?? []));

/** Every seat's hand, each as its holder saw it. */
export const hands = (views: readonly AnyView[]): string[][] => views.map(handOf);
