/**
 * A table's setup in short phrases. The words are in the chapter `SETUP`: a component that uses this
 * module calls `speech.learn(SETUP)`, and gets no phrases until they have arrived.
 */
import { chosenOf, inOrder, partnerOf, same, withArgs, type Values } from '../options/form';
import { speech } from '../texts/speech.svelte';
import type { Clock, Field, OptionForm, OptionValue, Phrase, SetField } from '../wire/messages';

/** What the players of a table agreed on; `listed` where it is known. */
export interface Agreed {
  options: Values;
  clock: Clock;
  listed?: boolean;
  rated?: boolean | undefined;
}

const t = (key: string, args: Record<string, string | number> = {}): string => speech.get(key, args);

/** A set by the name it has, or else by its members. */
export function setName(set: SetField, chosen: readonly string[]): string {
  const members = inOrder(set, chosen);
  const preset = set.presets.find((each) => same(inOrder(set, each.members), members));
  if (preset) return speech.say(preset.title);
  return set.members.flatMap(({ value, title }) => (members.includes(value) ? [speech.say(title)] : [])).join(', ');
}

/** What is to be said of a field's value; nothing where it goes without saying. */
function told(field: Field, value: OptionValue | undefined): Phrase[] {
  if (field.kind === 'set') return Array.isArray(value) ? [withArgs(field.told, { name: { text: setName(field, value) } })] : [];
  if (field.kind === 'number') return field.told && typeof value === 'number' ? [withArgs(field.told, { number: { number: value } })] : [];
  const phrase = chosenOf(field, value)?.told;
  return phrase ? [phrase] : [];
}

/** What is particular to the game: what was chosen, as the form says it. */
export function optionNames(form: OptionForm, options: Values): string[] {
  const phrases = form.fields.flatMap((field) => told(field, options[field.name]));
  return (phrases.length === 0 && form.plain ? [form.plain] : phrases).map((phrase) => speech.say(phrase));
}

const HOUR = 3600;
const DAY = 24 * HOUR;

function span(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds % DAY === 0) return t('setup-days', { count: seconds / DAY });
  if (seconds % HOUR === 0) return t('setup-hours', { count: seconds / HOUR });
  return seconds % 60 === 0 ? t('setup-minutes', { count: seconds / 60 }) : t('setup-seconds', { count: seconds });
}

/** How long a move may take in a game that is played over days, and the vacation that it allows. */
function overDays({ span: move, vacation = 0 }: Extract<Clock, { kind: 'days' }>): string {
  const time = move === undefined ? t('setup-clock-days-any') : t('setup-clock-days', { time: span(move) });
  return vacation > 0 ? t('setup-clock-vacation', { clock: time, count: vacation }) : time;
}

export function clockName(clock: Clock): string {
  if (clock.kind === 'none') return t('setup-clock-none');
  if (clock.kind === 'move') return t('setup-clock-move', { time: span(clock.span) });
  if (clock.kind === 'days') return overDays(clock);
  if (clock.increment === 0) return t('setup-clock-bank-only', { time: span(clock.span) });
  return t('setup-clock-bank', { time: span(clock.span), increment: span(clock.increment) });
}

/** How many play, and whether in teams. */
export const playersName = (form: OptionForm, seats: number): string =>
  partnerOf(form, seats, 0) === null ? t('setup-players', { count: seats }) : t('setup-teams');

/** Everything that was agreed, in the order in which people ask for it. */
export function setupPhrases(form: OptionForm | undefined, agreed: Agreed, seats: number): string[] {
  if (!form || !speech.has('setup-players')) return [];
  const listed = agreed.listed === undefined ? [] : [t(agreed.listed ? 'setup-listed' : 'setup-private')];
  return [playersName(form, seats), ...optionNames(form, agreed.options), clockName(agreed.clock), ...listed, ...(agreed.rated ? [t('setup-rated')] : [])];
}

/** What the setup gives to a seat, in words. */
export function seatNotes(form: OptionForm, options: Values, seat: number): string[] {
  const phrases = form.fields.flatMap((field) => {
    if (field.kind === 'seat') return options[field.name] === seat ? [field.told] : [];
    return chosenOf(field, options[field.name])?.roles?.seats.slice(seat, seat + 1) ?? [];
  });
  return phrases.map((phrase) => speech.say(phrase));
}
