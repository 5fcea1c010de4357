/** A game without a folder of its own, as the page knows it: everything comes with the table that the server describes. */
import { speech } from '../../texts/speech.svelte';
import type { Names } from '../../texts/catalogue';
import type { PlainName, Tabletop, ZoneRow } from '../../wire/messages';
import type { PageGame } from '../game';

/** The cards of a row in words, one text each. */
export const cardsOf = (row: ZoneRow, names: Names): string[] => [
  ...row.cards.map(({ label }) => speech.say(label, names)),
  ...Array.from({ length: row.unknown }, () => '?'),
];

const told = (rows: readonly ZoneRow[], names: readonly string[]): string => {
  const all = { names, reader: null };
  return rows.map((row) => `${speech.say(row.name, all)}: ${cardsOf(row, all).join(', ') || '–'}`).join('. ');
};

const rowsOf = (aids: Tabletop | null): readonly ZoneRow[] => aids?.rows ?? [];

export const plainGame = (_: PlainName): PageGame<PlainName> => ({
  pause: 2,
  sign: 'throne',
  fan: [],
  clans: false,
  drawn: false,
  cards: {},
  zones: [],
  middle: (_view, names, aids) => told(rowsOf(aids).filter(({ seat }) => seat === null), names),
  scores: (_view, aids, names) =>
    names.map((name, at) => `${name}. ${told(rowsOf(aids).filter(({ seat, hand }) => seat === at && !hand), names)}`).join('. '),
  progress: () => ({ phase: 1, round: 0 }),
  tips: [],
  costKey: 'replay-cost',
  board: () => import('./PlainTable.svelte'),
  powers: null,
  follows: null,
});
