/** Actions and cards of courts in words, as the game's description has them. */
import type { Names } from '../../texts/catalogue';
import { speech } from '../../texts/speech.svelte';
import type { Wording } from '../../wire/defaite';
import { held } from './held';
import { cardName } from './names';
import { cardIn } from './phrases';

/** An action in words, for buttons. */
export interface Worded {
  text: string;
  /** The card it is about, to be shown beside the words. */
  card: string | null;
}

/** A card of a court in words: the card, and what guards it. */
export function heldName(code: string, wording: Wording | null): string {
  const guarded = wording?.guarded[code];
  return guarded ? speech.say(guarded) : cardName(held(code).card);
}

/** An action in words, for buttons; a card that guards another is shown by what it guards. */
export function worded(action: string, wording: Wording | null, names: Names): Worded {
  const label = wording?.labels[action];
  return label ? { text: speech.say(label, names), card: cardIn(label, 'on') ?? cardIn(label) } : { text: action, card: null };
}
