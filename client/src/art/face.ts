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
  if (isOneOf(FACTIONS, code) && rest === undefined) {
    return { value, glyph: code, emblem: code, arms: undefined, suit: code };
  }
  if (!isOneOf(KINDS, code)) return undefined;
  if (rest === undefined) return { value, glyph: code, emblem: code, arms: undefined, suit: code };
  if (!isOneOf(SYMBOLS, rest)) return undefined;
  return { value, glyph: code, emblem: code, arms: rest, suit: code };
}

function named(card: string): Face | undefined {
  const plain = { value: undefined, arms: undefined };
  const arms = card.slice(2);
  if (isOneOf(RATS, card)) {
    return { value: RATS.indexOf(card), glyph: card, emblem: card, arms: undefined, suit: 'rat' };
  }
  if (isOneOf(PERSONS, card)) return { ...plain, glyph: card, emblem: card, suit: 'person' };
  if (isOneOf(EVENTS, card)) return { ...plain, glyph: card, emblem: card, suit: 'event' };
  if (card === 'Qu') return { ...plain, glyph: card, emblem: card, arms: 'Ro', suit: card };
  if (card === 'Ki') return { ...plain, glyph: card, emblem: card, suit: card };
  if (card.startsWith('No') && isOneOf(SYMBOLS, arms) && arms !== 'Ro') {
    return { ...plain, glyph: 'No', emblem: 'No', arms, suit: 'No' };
  }
  return undefined;
}
