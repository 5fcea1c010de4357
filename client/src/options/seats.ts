/** What the seats of a table are called before anybody sits there. */
import { t } from '../texts/speech.svelte';
import type { OptionForm } from '../wire/messages';
import { partnerOf } from './form';

/** A seat counted from one's own, which is 0. */
export function seatName(form: OptionForm, seats: number, seat: number): string {
  if (seat === 0) return t('options-seat-me');
  return t(seat === partnerOf(form, seats, 0) ? 'options-seat-partner' : 'options-seat', { number: seat + 1 });
}
