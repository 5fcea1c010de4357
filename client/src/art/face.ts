/** What a card's code shows on its face. */
import {
  EVENTS, FACTIONS, KINDS, PERSONS, RATS, SYMBOLS, isOneOf,
  type Arms, type EmblemName, type GlyphName,
} from './names';

/** What stands on a face; words are not part of it. */
export interface Face {
  /** The number in the corner; none on persons and events of the court. */
  value: number | undefined;
  /** The glyph under the number. */
  glyph: GlyphName;
  /** The large drawing. */
  emblem: EmblemName;
  /** The arms it bears besides. */
  arms: Arms | undefined;
  /** What the code begins with, before value and arms. */
  letters: string;
  /** Whose colour and texture it has. */
  suit: Suit;
}

/** What colours and textures go by; a rat's is its clan's. */
export type Suit = (typeof FACTIONS)[number] | (typeof KINDS)[number] | 'person' | 'event' | 'rat';

/** The face of a card, or nothing if no card has this code. */
export function faceOf(card: string): Face | undefined {
  return numbered(card) ?? named(card);
}

function numbered(card: string): Face | undefined {
  const [, code, digit, rest] = /^([A-Z][a-z])(\d)([A-Z][a-z])?$/.exec(card) ?? [];
  if (code === undefined || digit === undefined) return undefined;
  const value = Number(digit);
  if (rest !== undefined && !isOneOf(SYMBOLS, rest)) return undefined;
  if (isOneOf(FACTIONS, code) && rest === undefined) return of(code, code, { value });
  if (isOneOf(KINDS, code)) return of(code, code, { value, arms: rest });
  return undefined;
}

function named(card: string): Face | undefined {
  if (isOneOf(RATS, card)) return of(card, 'rat', { value: RATS.indexOf(card) });
  if (isOneOf(PERSONS, card)) return of(card, 'person', {});
  if (isOneOf(EVENTS, card)) return of(card, 'event', {});
  if (card === 'Ki') return of(card, card, {});
  if (card === 'Qu') return of(card, card, { arms: 'Ro' });
  const arms = card.slice(2);
  if (!card.startsWith('No') || !isOneOf(SYMBOLS, arms) || arms === 'Ro') return undefined;
  return of('No', 'No', { arms });
}

function of(code: EmblemName, suit: Suit, bears: { value?: number; arms?: Arms | undefined }): Face {
  const { value, arms } = bears;
  return { value, arms, suit, glyph: code, emblem: code, letters: code };
}
