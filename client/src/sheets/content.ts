/** What stands on the sheets of powers: which cards, how many of each, and which notes. */
import { EVENTS, FACTIONS, PERSONS, RATS, type GlyphName } from '../art';
import { cardName, cardPower, type Game } from '../games/cards';
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

/** A heading and sentences of the catalogue, by their keys. */
export interface NoteGroup {
  title: string;
  notes: string[];
}

/** Claim's values by faction, as the rulebook's table has them (C1). */
export const FACTION_VALUES: Record<(typeof FACTIONS)[number], { count: number; values: string }> = {
  Go: { count: 14, values: '0 ×5, 1–9' },
  Kn: { count: 8, values: '2–9' },
  Dw: { count: 10, values: '0–9' },
  Un: { count: 10, values: '0–9' },
  Do: { count: 10, values: '0–9' },
  Gn: { count: 13, values: '1 ×3, 3 ×3, 5 ×3, 7 ×3, 9' },
  Gi: { count: 9, values: '1 ×2, 3 ×2, 5 ×2, 7 ×2, 9' },
  Dr: { count: 10, values: '0–9' },
  Tr: { count: 10, values: '0–9' },
  Se: { count: 10, values: '0–9' },
};

/** How a round between two cards ends without a +2, my card in rows, from the Musician up (B7). */
export const ROUNDS: Record<(typeof RATS)[number], string> = {
  Mu: '= = = = = - = =',
  Pp: '= = - + - - - *',
  Sp: '= + = + - - - -',
  As: '= - - = + - + -',
  Am: '= ++ ++ - = - - -',
  Wi: '+ + + + + = - -',
  Ge: '= + + - + + = -',
  Pr: '= ! + + + + + =',
};

/** How many cards of each kind the deck of La Défaite has (L1, L9). */
const COURT = { Ms: 19, Au: 19, Co: 22, Pv: 22, No: 6, Qu: 1, Ki: 1 } as const;
const EVENT_COUNTS: Record<(typeof EVENTS)[number], number> = { Reb: 6, Ins: 2, Dec: 2, Exc: 1, Imp: 1, Mas: 2, Ctr: 2 };

const number = (count: number): string => t('sheet-number', { count });

function claimGroups(): PowerGroup[] {
  const rows = FACTIONS.map((code) => {
    const { count, values } = FACTION_VALUES[code];
    return { glyph: code, name: t(`faction-${code}`), cards: `${number(count)}: ${values}`, power: t(`power-${code}`) };
  });
  return [{ title: t('sheet-claim-factions'), rows }];
}

function braveratsGroups(): PowerGroup[] {
  const rows = RATS.map((code, value) => ({ glyph: code, name: t(`rat-${code}`), cards: String(value), power: t(`rat-power-${code}`) }));
  return [{ title: t('sheet-braverats-rat'), rows: rows.toReversed() }];
}

function defaiteGroups(): PowerGroup[] {
  const row = (glyph: PowerRow['glyph'], name: string, count: number): PowerRow => ({ glyph, name, cards: number(count), power: cardPower('defaite', glyph) });
  const deck = (Object.keys(COURT) as Array<keyof typeof COURT>).map((code) => row(code, t(`sheet-kind-${code}`), COURT[code]));
  return [
    { title: t('sheet-defaite-deck'), rows: deck },
    { title: t('sheet-defaite-persons'), rows: PERSONS.map((code) => row(code, cardName('defaite', code), 1)) },
    { title: t('sheet-defaite-events'), rows: EVENTS.map((code) => row(code, cardName('defaite', code), EVENT_COUNTS[code])) },
  ];
}

export const groupsOf = (game: Game): PowerGroup[] =>
  ({ claim: claimGroups, braverats: braveratsGroups, defaite: defaiteGroups })[game]();

const NOTES: Record<Game, Array<[title: string, notes: string[]]>> = {
  claim: [['play', ['follow', 'lead', 'one', 'two']], ['votes', ['vote', 'win', 'kingdom']]],
  braverats: [['play', ['round', 'held', 'win']], ['variants', ['A', 'B', 'C', 'D', 'E', 'F', 'G']]],
  defaite: [['play', ['turn', 'capture', 'ties', 'force', 'score']]],
};

export const notesOf = (game: Game): NoteGroup[] =>
  NOTES[game].map(([title, notes]) => ({ title: t(`sheet-${game}-${title}`), notes: notes.map((note) => t(`sheet-${game}-${note}`)) }));
