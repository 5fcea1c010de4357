/** Who took which card after a trick of phase one, as far as the viewer knows. */
import type { PastView } from '../../wire/claim';

export interface Spoil {
  seat: number;
  card: string;
  /** Whether it came from the pile, unseen by the others. */
  drawn: boolean;
}

/** The winner's card first. */
export function spoils({ taken, winner }: PastView): Spoil[] {
  if (!taken) return [];
  return taken.took
    .flatMap((card, seat) => (card === null ? [] : [{ seat, card, drawn: taken.drew.includes(seat) }]))
    .sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner));
}
