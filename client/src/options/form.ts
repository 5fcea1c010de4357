/** What can be chosen before a game, by the form that the server describes: no rule of a game stands here. */
import type { Chance } from '../socket/chance';
import type { Arg, OptionChoice, Field, OptionForm, OptionValue, Phrase, SetField, Size } from '../wire/messages';

/** The chosen values by the names of their fields; a seat may be `RANDOM`. */
export type Values = Record<string, OptionValue>;
/** The value of a seat that chance decides. */
export const RANDOM = 'random';
/** What keeps the values of a field from being played. */
export interface Flaw {
  field: string;
  phrase: Phrase;
}

export const same = (one: OptionValue | undefined, other: OptionValue | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A phrase with more arguments. */
export const withArgs = ({ key, args }: Phrase, more: Record<string, Arg>): Phrase => ({ key, args: { ...args, ...more } });

/** How many sit at a table with these values; nothing where there is no such table. */
function knownSeats({ seating }: OptionForm, values: Values): number | undefined {
  const { field, tables } = seating;
  return (field === null ? tables[0] : tables.find(({ seats }) => seats === values[field]))?.seats;
}

/** How many sit at a table with these values, or at the smallest one where there is no such table. */
export const seatsOf = (form: OptionForm, values: Values): number => knownSeats(form, values) ?? form.seating.tables[0]?.seats ?? 0;

/** The partner of a seat; nobody where everybody plays alone. */
export function partnerOf({ seating }: OptionForm, seats: number, seat: number): number | null {
  const sides = seating.tables.find((table) => table.seats === seats)?.sides ?? seats;
  return sides < seats ? (seat + sides) % seats : null;
}

/** The values before anything is chosen. Where a seat is asked for, it is the visitor's own. */
export const usualValues = ({ fields }: OptionForm): Values =>
  Object.fromEntries(fields.map(({ name, kind, usual }) => [name, kind === 'seat' ? 0 : usual]));

/** The values that a field offers one by one. */
export function choicesOf(field: Field): OptionChoice[] {
  if (field.kind === 'choice') return field.choices;
  return field.kind === 'switch' ? [field.off, field.on] : [];
}

/** The choice that a value is. */
export const chosenOf = (field: Field, value: OptionValue | undefined): OptionChoice | undefined => choicesOf(field).find((choice) => same(choice.value, value));

const membersOf = (value: OptionValue | undefined): string[] => (Array.isArray(value) ? value : []);

/** How large a set is at this table. */
export const sizeOf = ({ rest }: SetField, values: Values): Size | undefined => rest.sizes.find(({ when }) => same(when, values[rest.field]));

/** The members that are no part of an alternative. */
export const restOf = ({ members, alternatives }: SetField): string[] =>
  members.map(({ value }) => value).filter((value) => !alternatives.groups.some((group) => group.includes(value)));

/** Members in the order in which tables keep them. */
export const inOrder = ({ members }: SetField, chosen: readonly string[]): string[] => members.map(({ value }) => value).filter((value) => chosen.includes(value));

function alternativeFlaw({ members, alternatives }: SetField, chosen: readonly string[]): Phrase[] {
  const begun = alternatives.groups.filter((group) => group.some((value) => chosen.includes(value)));
  const [group] = begun;
  if (!group) return [alternatives.none];
  if (begun.length > 1) return [alternatives.several];
  const title = (value: string | undefined): Phrase | undefined => members.find((member) => member.value === value)?.title;
  const has = title(group.find((value) => chosen.includes(value)));
  const lacks = title(group.find((value) => !chosen.includes(value)));
  return has && lacks ? [withArgs(alternatives.part, { has: { phrase: has }, lacks: { phrase: lacks } })] : [];
}

/** Everything that is wrong with a set; nothing where it can be played. */
export function setFlaws(set: SetField, chosen: readonly string[], values: Values): Phrase[] {
  const size = sizeOf(set, values);
  const missing = size ? size.count - restOf(set).filter((value) => chosen.includes(value)).length : 0;
  const args = { count: { number: Math.abs(missing) }, rule: { text: size?.rule ?? '' } };
  const sized = missing === 0 ? [] : [withArgs(missing > 0 ? set.rest.few : set.rest.many, args)];
  return [...alternativeFlaw(set, chosen), ...sized];
}

/** Whether a value is one that the field can have at all. Of a table that does not exist, every seat is right: another field is wrong. */
function isOffered(field: Field, value: OptionValue | undefined, seats: number | undefined): boolean {
  switch (field.kind) {
    case 'choice':
    case 'switch':
      return chosenOf(field, value) !== undefined;
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most;
    case 'seat':
      return value === RANDOM || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < (seats ?? Infinity));
    case 'set':
      return Array.isArray(value) && same(value, inOrder(field, value));
  }
}

/** Everything that is wrong with the values; nothing where they can be played. */
export function flawsOf(form: OptionForm, values: Values): Flaw[] {
  return form.fields.flatMap((field) => {
    const value = values[field.name];
    const phrases = !isOffered(field, value, knownSeats(form, values))
      ? [withArgs(field.refusal, { found: { text: String(value) } })]
      : field.kind === 'set' ? setFlaws(field, membersOf(value), values) : [];
    return phrases.map((phrase) => ({ field: field.name, phrase }));
  });
}

/** The set nearest to this one at a table of another size. */
function fittedSet(set: SetField, chosen: readonly string[], values: Values): string[] {
  const { groups } = set.alternatives;
  const group = groups.find((each) => each.every((value) => chosen.includes(value))) ?? groups[0] ?? [];
  const rest = restOf(set);
  const ordered = [...rest.filter((value) => chosen.includes(value)), ...rest.filter((value) => !chosen.includes(value))];
  return inOrder(set, [...group, ...ordered.slice(0, sizeOf(set, values)?.count)]);
}

/** The nearest values that can be played: a set grows or shrinks with the table, and a seat that left it is one's own. */
export function fitted(form: OptionForm, values: Values): Values {
  const seats = seatsOf(form, values);
  const each = form.fields.map((field): [string, OptionValue] => {
    const value = values[field.name] ?? field.usual;
    if (field.kind === 'set') return [field.name, fittedSet(field, membersOf(value), values)];
    return [field.name, field.kind === 'seat' && !isOffered(field, value, seats) ? 0 : value];
  });
  return Object.fromEntries(each);
}

/** Values from something that was kept: what cannot be read is as usual, and so is a set that cannot be played. */
export function readValues(form: OptionForm, kept: Values): Values {
  const usual = usualValues(form);
  const read = (values: Values, field: Field): Values => {
    const value = kept[field.name];
    const next = { ...values, ...(value === undefined ? {} : { [field.name]: value }) };
    const isRight = isOffered(field, value, seatsOf(form, values)) && !flawsOf(form, next).some((flaw) => flaw.field === field.name);
    return isRight ? next : fitted(form, { ...values, [field.name]: usual[field.name] ?? field.usual });
  };
  return form.fields.reduce(read, usual);
}

/** A set by chance, every one equally likely. */
export function surprise(set: SetField, values: Values, chance: Chance): string[] {
  const { groups } = set.alternatives;
  return inOrder(set, [...(groups[chance.below(groups.length)] ?? []), ...chance.shuffled(restOf(set)).slice(0, sizeOf(set, values)?.count)]);
}

/** The values with every seat drawn that is left to chance. */
export function settled(form: OptionForm, values: Values, chance: () => Chance): Values {
  const each = form.fields.map((field): [string, OptionValue] => {
    const value = values[field.name] ?? field.usual;
    return [field.name, field.kind === 'seat' && value === RANDOM ? chance().below(seatsOf(form, values)) : value];
  });
  return Object.fromEntries(each);
}
