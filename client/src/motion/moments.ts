/** What moves: events of a game as flights of cards between places of the table. */
import type { AnyEvent } from '../wire/messages';

export interface Flight {
  card: string | null;
  from: string;
  to: string;
}

/** Flights that take off together. */
export type Moment = Flight[];

type Zone = Extract<AnyEvent, { kind: 'moved' }>['from'];

/** The name that a place has on the page: `trick`, `hand-0`. */
export function zoneName(zone: Zone): string {
  if (typeof zone === 'string') return zone;
  const [name = '', where] = Object.entries(zone)[0] ?? [];
  return `${name}-${Array.isArray(where) ? where[0] : String(where)}`;
}

/** Events as moments: neighbours that go the same way fly together. */
export function moments(events: readonly AnyEvent[]): Moment[] {
  const all: Moment[] = [];
  for (const event of events) {
    if (event.kind !== 'moved') continue;
    const flight = { card: event.card, from: zoneName(event.from), to: zoneName(event.to) };
    const last = all.at(-1);
    if (last && last[0]?.from === flight.from && last[0]?.to === flight.to) last.push(flight);
    else all.push([flight]);
  }
  return all;
}
