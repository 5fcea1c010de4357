/** Actions of La Défaite in words. */
import { t } from '../../texts/speech.svelte';
import { held } from './held';
import { cardName } from './names';

/** An action in words, for buttons. */
export interface Worded {
  action: string;
  verb: string;
  text: string;
  /** The card it is about, to be shown beside the words. */
  card: string | null;
}

/** A card of a court in words: the card, and what guards it. */
export function heldName(code: string): string {
  const { card, guards } = held(code);
  const name = cardName(card);
  if (guards.length === 0) return name;
  const key = card.startsWith('Pv') ? 'defaite-card-guarded' : 'defaite-card-paid';
  return t(key, { card: name, guards: guards.map((guard) => cardName(guard)).join(', ') });
}

const OF_SEAT = ['attack', 'corrupt', 'duel', 'choose'];
const ALONE = ['name', 'king'];

/** An action in words, for buttons. */
export function worded(action: string, names: readonly string[]): Worded {
  const [verb = action, first = '', second = ''] = action.split(' ');
  const name = (seat: string): string => names[Number(seat)] ?? seat;
  if (first === '') return { action, verb, text: t(`defaite-act-${verb}`), card: null };
  if (OF_SEAT.includes(verb)) {
    const text = t(`defaite-act-${verb}`, { seat: name(first), 'seat-is': 'other', card: heldName(second) });
    return { action, verb, text, card: held(second).card };
  }
  if (ALONE.includes(verb)) return { action, verb, text: t(`defaite-act-${verb}`, { seat: name(first), 'seat-is': 'other' }), card: null };
  if (verb === 'lay') {
    return { action, verb, text: t(`defaite-act-lay-${first}`, { card: heldName(second) }), card: second };
  }
  if (verb === 'put') {
    const card = cardName(first);
    const text = second === 'reserve' ? t('defaite-act-put-reserve', { card }) : t('defaite-act-put', { card, on: heldName(second) });
    return { action, verb, text, card: second === 'reserve' ? first : held(second).card };
  }
  return { action, verb, text: t(`defaite-act-${verb}`, { card: heldName(first) }), card: held(first).card };
}
