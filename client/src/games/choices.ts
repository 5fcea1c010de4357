/** Cards of a hand as choices: which may be played, and why the others may not. */
import type { Choice } from '../parts/hand';
import type { Names } from '../texts/catalogue';
import { speech } from '../texts/speech.svelte';
import type { Forbidden } from '../wire/messages';

export function choices(
  cards: readonly string[],
  legal: readonly string[],
  forbidden: readonly Forbidden[],
  names: Names,
  verb = 'play',
): Choice[] {
  return cards.map((card) => {
    const action = `${verb} ${card}`;
    if (legal.includes(action)) return { card, action, reason: null };
    const refused = forbidden.find((other) => other.action === action);
    if (!refused) return { card, action: null, reason: null };
    return { card, action, reason: `${speech.say(refused.phrase, names)} (${refused.rule})` };
  });
}
