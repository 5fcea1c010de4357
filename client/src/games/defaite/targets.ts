/** Where on the table an action is chosen: a card of a court, a seat, a reserve, the middle, a hand that is looked at. */
import type { DefaiteView } from '../../wire/defaite';

/** A place on the table that can be pressed. */
export type Spot = string;

export const courtSpot = (seat: number, code: string): Spot => `court-${seat}:${code}`;
export const seatSpot = (seat: number): Spot => `seat-${seat}`;
export const reserveSpot = (seat: number, card = ''): Spot => `reserve-${seat}:${card}`;
export const middleSpot = (seat: number, card: string): Spot => `middle-${seat}:${card}`;
export const lookedSpot = (card: string): Spot => `looked:${card}`;

/** Actions of a turn that are aimed at somebody, each after a button of its own. */
export const AIMED = ['attack', 'corrupt', 'duel'] as const;
export type Aimed = (typeof AIMED)[number];

const isNoble = (code: string): boolean => code.startsWith('No') || code.startsWith('Qu');

function spotsOf(action: string, view: DefaiteView, you: number): Spot[] {
  const [verb = '', first = '', second = ''] = action.split(' ');
  const seat = Number(first);
  switch (verb) {
    case 'attack':
    case 'corrupt':
      return [courtSpot(seat, second)];
    case 'choose':
      // Nobody has the same person in the middle and in court.
      return [courtSpot(seat, second), middleSpot(seat, second)];
    case 'duel':
      return [seatSpot(seat), ...(view.seats[seat]?.court ?? []).filter(isNoble).map((code) => courtSpot(seat, code))];
    case 'name':
    case 'king':
      return [seatSpot(seat)];
    case 'lose':
    case 'give':
      return [courtSpot(you, first)];
    case 'put':
      return [second === 'reserve' ? reserveSpot(you) : courtSpot(you, second)];
    case 'lay':
      return first === 'reserve' ? [reserveSpot(you, second)] : [];
    case 'take':
      return [lookedSpot(first)];
    default:
      return [];
  }
}

/** The actions that each place stands for, in the order of the list. */
export function targets(actions: readonly string[], view: DefaiteView, you: number | null): Map<Spot, string[]> {
  const found = new Map<Spot, string[]>();
  if (you === null) return found;
  for (const action of actions) {
    for (const spot of spotsOf(action, view, you)) found.set(spot, [...(found.get(spot) ?? []), action]);
  }
  return found;
}
