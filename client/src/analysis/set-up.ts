/** Texts that set up positions: which places for cards a game has, and cards that move between them. */
import type { GameDeal } from '../wire/messages';

/** A position that was set up by hand, which stands for a record; the moves from there come behind it. */
export interface SetUpLine {
  format: 'interregnum-position';
  game: string;
  position: string;
}

export const lineOf = (game: string, position: string): SetUpLine => ({ format: 'interregnum-position', game, position });

/** What stands for a record: the engine reads both. */
export const asRecord = (line: SetUpLine): GameDeal => line as unknown as GameDeal;

/** Whether something that came with a link is a position that was set up. */
export const isSetUp = (found: unknown): found is SetUpLine =>
  typeof found === 'object' && found !== null && 'format' in found && found.format === 'interregnum-position';

/** The text of a position that was set up; none for a record. */
export const textOf = (record: object): string | null => (isSetUp(record) ? record.position : null);

/** The parts of a text, as they stand between line ends and semicolons. */
const parts = (text: string): string[] => text.split(/[;\n]/).map((part) => part.trim()).filter((part) => part !== '');

const zone = (part: string): { name: string; cards: string[] } | null => {
  const [, name, cards] = /^([a-z]+(?: \d)?)\s*:(.*)$/.exec(part) ?? [];
  return name === undefined || cards === undefined ? null : { name, cards: cards.split(/\s+/).filter((card) => card !== '') };
};

/** The cards at a place, by their codes. */
export const cardsAt = (text: string, name: string): string[] => parts(text).flatMap((part) => (zone(part)?.name === name ? (zone(part)?.cards ?? []) : []));

/** The text with other cards at a place: settings on the first line, and a line for every place. */
function withCards(text: string, name: string, cards: readonly string[]): string {
  const all = parts(text);
  const settings = all.filter((part) => zone(part) === null);
  const zones = all.flatMap((part) => zone(part) ?? []);
  const known = zones.some((each) => each.name === name);
  const changed = [...zones, ...(known ? [] : [{ name, cards: [] }])].map((each) => (each.name === name ? { name, cards } : each));
  const lines = changed.filter((each) => each.cards.length > 0).map((each) => `${each.name}: ${each.cards.join(' ')}`);
  return [...(settings.length > 0 ? [settings.join('; ')] : []), ...lines].join('\n');
}

/** The text with one card more at a place. */
export const put = (text: string, name: string, card: string): string => withCards(text, name, [...cardsAt(text, name), card]);

/** The text with one card less at a place. */
export function take(text: string, name: string, card: string): string {
  const cards = cardsAt(text, name);
  const place = cards.indexOf(card);
  return place < 0 ? text : withCards(text, name, cards.filter((_, each) => each !== place));
}

/** Where the part of a text begins and ends that a refusal names; none if it is not there. */
export function placeOf(text: string, found: string): [number, number] | null {
  const at = found === '' ? -1 : text.indexOf(found);
  return at < 0 ? null : [at, at + found.length];
}
