/** What stands on La Défaite's sheet of powers. */
import { EVENTS, KINDS, PERSONS } from '../../art/names';
import { notes, number, type PowerRow } from '../../sheets/sheet';
import { t } from '../../texts/speech.svelte';
import { CARDS } from '../../wire/defaite-cards';
import { powerIn } from '../card-words';
import type { Powers } from '../game';
import { cardName } from './names';

/** How many cards of each kind the deck has (L1, L9). */
const COUNTS: Record<(typeof KINDS)[number], number> = { Ms: 19, Au: 19, Co: 22, Pv: 22, No: 6, Qu: 1, Ki: 1 };
const EVENT_COUNTS: Record<(typeof EVENTS)[number], number> = { Reb: 6, Ins: 2, Dec: 2, Exc: 1, Imp: 1, Mas: 2, Ctr: 2 };

/** What every card whose code begins like this can do. */
const powerOf = (code: string): string => powerIn(CARDS, Object.keys(CARDS).find((card) => card.startsWith(code)) ?? code);
const row = (glyph: PowerRow['glyph'], name: string, count: number): PowerRow => ({ glyph, name, cards: number(count), power: powerOf(glyph) });

export const powers: Powers = {
  groups: () => [
    { title: t('sheet-defaite-deck'), rows: KINDS.map((code) => row(code, t(`sheet-kind-${code}`), COUNTS[code])) },
    { title: t('sheet-defaite-persons'), rows: PERSONS.map((code) => row(code, cardName(code), 1)) },
    { title: t('sheet-defaite-events'), rows: EVENTS.map((code) => row(code, cardName(code), EVENT_COUNTS[code])) },
  ],
  notes: () => notes('defaite', [['play', ['turn', 'capture', 'ties', 'force', 'score']]]),
  column: 'sheet-cards',
  Below: null,
};
