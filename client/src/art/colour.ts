/** Which custom property holds a suit's colour. */
import { CLANS, FACTIONS, isOneOf, type Clan } from './names';
import type { Suit } from './face';

/** A suit once it is known whose rat a rat is. */
export type Textured = Exclude<Suit, 'rat'> | Clan;

/** The suit's flat colour, as CSS. */
export function colourOf(suit: Textured): string {
  if (isOneOf(FACTIONS, suit)) return `var(--fa-${suit})`;
  if (isOneOf(CLANS, suit)) return `var(--clan-${suit})`;
  return `var(--suit-${suit})`;
}
