/** What stands on a sheet of powers. */
import type { GlyphName } from '../art';
import { t } from '../texts/speech.svelte';

export interface PowerRow {
  glyph: GlyphName;
  name: string;
  /** How many cards there are, or which values they have. */
  cards: string;
  power: string;
}

export interface PowerGroup {
  title: string;
  rows: PowerRow[];
}

/** A heading and sentences. */
export interface NoteGroup {
  title: string;
  notes: string[];
}

export const number = (count: number): string => t('sheet-number', { count });

/** Notes by their names in the catalogue: titles, and what stands under each. */
export const notes = (game: string, all: ReadonlyArray<readonly [title: string, notes: readonly string[]]>): NoteGroup[] =>
  all.map(([title, under]) => ({ title: t(`sheet-${game}-${title}`), notes: under.map((note) => t(`sheet-${game}-${note}`)) }));
