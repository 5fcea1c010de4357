/** What the seats of a table are called before anybody sits there. */
import { t } from '../texts/speech.svelte';

/** A seat counted from one's own, which is 0. */
export function seatName(seat: number, partner: number | null): string {
  if (seat === 0) return t('options-seat-me');
  return t(seat === partner ? 'options-seat-partner' : 'options-seat', { number: seat + 1 });
}
