/** Where cards lie on the page: zones are marked `data-zone`, cards in them `data-card`. */
import type { Flight } from './queue';

/** Where a card is, and how large: 1 is its own size, and a zone that only counts its cards shows none. */
export interface Spot {
  rect: DOMRect;
  /** The card itself; none where the zone does not show it. */
  card: HTMLElement | null;
}

/** A card in a zone, or one of several alike; of one that is not shown there, the zone as a whole. */
export function spot(zone: string, card: string | null, which: number): Spot | null {
  const exact = document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] [data-card="${card}"]`)[which] ?? null;
  // The viewer's own hand is counted above and lies below.
  const whole = [...document.querySelectorAll(`[data-zone="${zone}"]`)].at(-1);
  const rect = (exact ?? whole)?.getBoundingClientRect();
  return rect && rect.width > 0 ? { rect, card: exact } : null;
}

/** How many of the earlier flights carry an equal card. */
export const alike = (flights: readonly Flight[], at: number): number => flights.slice(0, at).filter(({ card }) => card === flights[at]?.card).length;

/** Places that keep their cards while a finished trick rests. */
const RESTING = /^(trick|face-up|aside|followers-)/;
const OPEN = /^(trick|face-up)$/;

/** Whether a flight waits for the end of the pause: its card still lies where it was, or is not yet shown where it goes. */
export function waits({ from, to, card }: Flight): boolean {
  if (to === 'trick' && spot(to, card, 0)?.card) return false;
  return RESTING.test(from) || to.startsWith('followers-') || (OPEN.test(to) && !spot(to, card, 0)?.card);
}

/** Whose card it is, by the seat in a zone's name. */
export const seatOf = ({ from, to }: Flight): number => Number(/-(\d+)$/.exec(from)?.[1] ?? /-(\d+)$/.exec(to)?.[1] ?? 0);
