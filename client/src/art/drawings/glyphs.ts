/** All small signs, in a square of 24. */
import { CLANS, EVENTS, FACTIONS, ICONS, KINDS, PERSONS, RATS, SYMBOLS, type GlyphName } from '../names';
import { throne } from './mark';

/** A sign: surfaces and lines in one colour. */
export interface Sign {
  fill?: string;
  line?: string;
}

const names: readonly GlyphName[] = [...FACTIONS, ...RATS, ...CLANS, ...SYMBOLS, ...KINDS, ...PERSONS, ...EVENTS, ...ICONS];

/** Every sign by its name. */
export const glyphs = Object.fromEntries(names.map((name) => [name, { fill: throne }])) as Record<GlyphName, Sign>;
