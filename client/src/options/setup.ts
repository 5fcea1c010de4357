/** From a plan to what the server is asked for. */
import type { Making, Wish } from '../api';
import type { GameOptions, OptionForm } from '../wire/messages';
import { freshChance } from './chance';
import { chosenOf, flawsOf, seatsOf, settled, type Values } from './form';
import { clockOf, PACES, type Opponent, type Plan, type Use } from './plan';

export type { Making, Wish };

/** Values that the form allows are options of the game. */
const isPlayable = (agreed: { game: string; options: Values }, form: OptionForm): agreed is GameOptions => flawsOf(form, agreed.options).length === 0;

/** The game's options, with what is left to chance drawn; a form with flaws is never sent. */
function agreedOf(plan: Plan, form: OptionForm): GameOptions {
  const agreed = { game: plan.game, options: settled(form, plan.values, freshChance) };
  if (!isPlayable(agreed, form)) throw new Error(`these options of ${plan.game} cannot be played`);
  return agreed;
}

/** The seats in their order. Where they are not alike, the visitor may sit on another than the first. */
function seated(plan: Plan, form: OptionForm, others: string[]): string[] {
  const seats = ['me', ...others.slice(0, seatsOf(form, plan.values) - 1)];
  if (!form.fields.some((field) => chosenOf(field, plan.values[field.name])?.roles)) return seats;
  const second = plan.first === 'random' ? freshChance().below(2) === 1 : plan.first === 'other';
  return second ? seats.reverse() : seats;
}

/** The opponents of a plan by seat: all alike, or each as chosen. */
export const botsOf = (plan: Plan): Opponent[] => (plan.same ? plan.bots.map(() => plan.bots[0] ?? 'squire') : plan.bots);

/** What is agreed at any table. */
function setupOf(plan: Plan, form: OptionForm, use: Use): Making['setup'] {
  const pace = PACES[plan.pace];
  return { ...agreedOf(plan, form), clock: clockOf(plan, use), ...(pace === null ? {} : { pace }) };
}

/** A game against bots: nobody else finds it. */
export const botTable = (plan: Plan, form: OptionForm): Making => ({ setup: setupOf(plan, form, 'bots'), seats: seated(plan, form, botsOf(plan)) });

/** A table for people, bots, or both. */
export function newTable(plan: Plan, form: OptionForm): Making {
  const setup = setupOf(plan, form, 'table');
  const seats = seated(plan, form, plan.guests);
  const rated = plan.rated && seats.every((seat) => seat === 'me' || seat === 'open');
  return { setup: { ...setup, listed: plan.listed, chat: plan.chat, ...(rated ? { rated } : {}) }, seats };
}

/** The table that one would like to find; a seat is for the one who makes it to say. */
export function wishOf(plan: Plan, form: OptionForm): Wish {
  const asked = form.fields.filter(({ kind }) => kind !== 'seat');
  const options = Object.fromEntries(asked.map(({ name, usual }) => [name, plan.values[name] ?? usual]));
  return { game: plan.game, options, clock: clockOf(plan, 'match'), rated: plan.rated };
}
