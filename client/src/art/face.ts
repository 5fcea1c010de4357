/** What a card's code shows on its face. */
import {
  COURTIERS, EVENTS, FACTIONS, NOBLES, PERSONS, RATS, SYMBOLS, isOneOf,
  type Arms, type EmblemName, type Faction, type GlyphName, type Kind,
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
export type Suit = Faction | Kind | 'person' | 'event' | 'rat';

/** The face of a card, or nothing if no card has this code. */
export function faceOf(card: string): Face | undefined {
  return numbered(card) ?? named(card);
}

function numbered(card: string): Face | undefined {
  const [, code, digit, rest] = /^([A-Z][a-z])(\d)([A-Z][a-z])?$/.exec(card) ?? [];
  if (code === undefined || digit === undefined) return undefined;
  const value = Number(digit);
  if (rest !== undefined && !isOneOf(SYMBOLS, rest)) return undefined;
  if (isOneOf(FACTIONS, code) && rest === undefined) return of(code, code, code, { value });
  const courtier = `${code}${digit}`;
  if (isOneOf(COURTIERS, courtier)) return of('Co', courtier, 'Co', { value, arms: rest });
  if (card === 'Pv4') return of('Pv', card, 'Pv', { value });
  if (code === 'Ms' || code === 'Au' || code === 'Pv') return of(code, code, code, { value, arms: rest });
  return undefined;
}

function named(card: string): Face | undefined {
  if (isOneOf(RATS, card)) return of(card, card, 'rat', { value: RATS.indexOf(card) });
  if (isOneOf(PERSONS, card)) return of(card, card, 'person', {});
  if (isOneOf(EVENTS, card)) return of(card, card, 'event', {});
  if (card === 'Ki') return of(card, card, card, {});
  if (card === 'Qu') return of(card, card, card, { arms: 'Ro' });
  const arms = card.slice(2);
  if (isOneOf(NOBLES, card) && isOneOf(SYMBOLS, arms)) return of('No', card, 'No', { arms });
  return undefined;
}

type Bears = { value?: number; arms?: Arms | undefined };

function of(glyph: GlyphName, emblem: EmblemName, suit: Suit, { value, arms }: Bears): Face {
  return { value, arms, suit, glyph, emblem, letters: glyph };
}
