/** What moves: events of a game as flights of cards between places of the table. */
export interface Flight {
  card: string | null;
  from: string;
  to: string;
}

/** Flights that take off together. */
export type Moment = Flight[];

type Zone = string | Record<string, unknown>;

interface Moved {
  kind: 'moved';
  card: string | null;
  from: Zone;
  to: Zone;
}

/** The name that a place has on the page: `trick`, `hand-0`. */
export function zoneName(zone: Zone): string {
  if (typeof zone === 'string') return zone;
  const [name = '', where] = Object.entries(zone)[0] ?? [];
  return `${name}-${Array.isArray(where) ? where[0] : String(where)}`;
}

function isMoved(event: unknown): event is Moved {
  return typeof event === 'object' && event !== null && 'kind' in event && event.kind === 'moved';
}

/** Events as moments: neighbours that go the same way fly together. */
export function moments(events: unknown): Moment[] {
  const all: Moment[] = [];
  for (const event of Array.isArray(events) ? events : []) {
    if (!isMoved(event)) continue;
    const flight = { card: event.card, from: zoneName(event.from), to: zoneName(event.to) };
    const last = all.at(-1);
    if (last && last[0]?.from === flight.from && last[0]?.to === flight.to) last.push(flight);
    else all.push([flight]);
  }
  return all;
}
