/** From a plan to what the server is asked for. */
import { inOrder } from '../games/claim/kingdom';
import type { Options as RatsOptions } from '../wire/braverats';
import type { Making, Wish } from '../api';
import type { GameOptions, Setup } from '../wire/messages';
import { freshChance } from './chance';
import { CLOCKS, PACES, seatsOf, type Level, type Plan, type RatsPlan } from './plan';

export type { Making, Wish };

const ratsOptions = ({ deal, traitor, draw, target, match, musician_cancels, ambassador_keeps }: RatsPlan): RatsOptions => ({
  deal, traitor, draw, target, match, musician_cancels, ambassador_keeps,
});

/** The game's options, with what is left to the lot drawn. */
export function optionsOf(plan: Plan): GameOptions {
  if (plan.game === 'braverats') return { game: plan.game, options: ratsOptions(plan) };
  if (plan.game === 'defaite') return { game: plan.game, options: { players: plan.players } };
  const leader = plan.leader === 'random' ? freshChance().below(plan.players) : plan.leader;
  return { game: plan.game, options: { players: plan.players, kingdom: inOrder(plan.kingdom), leader } };
}

/** The seats in their order. Seat 0 has the Princes of BraveRats, so that one may have to sit on the other. */
function seated(plan: Plan, others: string[]): string[] {
  const seats = ['me', ...others.slice(0, seatsOf(plan) - 1)];
  if (plan.game !== 'braverats' || plan.deal !== 'princess') return seats;
  const second = plan.princes === 'random' ? freshChance().below(2) === 1 : plan.princes === 'other';
  return second ? seats.reverse() : seats;
}

/** The bots of a plan by seat: all of one level, or each of its own. */
export const botsOf = (plan: Plan): Level[] => (plan.same ? plan.bots.map(() => plan.bots[0] ?? 'squire') : plan.bots);

/** A game against bots: nobody else finds it. */
export function botTable(plan: Plan): Making {
  const pace = PACES[plan.pace];
  const setup: Setup = { ...optionsOf(plan), clock: CLOCKS[plan.clock], ...(pace === null ? {} : { pace }) };
  return { setup, seats: seated(plan, botsOf(plan)) };
}

/** A table for people, bots, or both. */
export function newTable(plan: Plan): Making {
  const { setup } = botTable(plan);
  return { setup: { ...setup, listed: plan.listed, chat: plan.chat }, seats: seated(plan, plan.guests) };
}

/** The table that one would like to find; who leads is for the one who makes it to say. */
export function wishOf(plan: Plan): Wish {
  const clock = CLOCKS[plan.clock];
  if (plan.game === 'claim') return { game: plan.game, options: { players: plan.players, kingdom: inOrder(plan.kingdom) }, clock };
  return { ...optionsOf(plan), clock };
}
