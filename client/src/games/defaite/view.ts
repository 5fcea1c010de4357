/** La Défaite as one viewer knows it: what `crates/defaite` writes into a position. */
export interface Holding {
  known: string[];
  unknown: number;
}

export interface SeatView {
  hand: Holding;
  face_down: boolean;
  court: string[];
  reserve: string[];
  points: number;
}

export type Part = { event: [number, string] } | { suit: string } | { person: [number, string] } | 'scoring';

export interface Contest {
  means: string;
  attacker: number;
  defender: number;
  target: string;
  laid: [string[], string[]];
  sums: [number, number];
}

export interface CourtView {
  round: {
    number: number;
    order: number[];
    turns: number;
    acted: boolean;
    masquerade: boolean;
    masquerade_next: boolean;
    capture: Array<{ what: Part; progress: 'done' | 'now' | 'to-come' }>;
    placing: string[];
  };
  to_act: number[];
  asked: { ask: string; by: string | null } | null;
  seats: SeatView[];
  middle: Array<{ seat: number; card: string | null; face_down: boolean }>;
  /** Beside whom the King stands, or who holds him. */
  king: { seat: number; held: boolean };
  pile: number;
  discards: string[];
  contest: Contest | null;
  duel: { challenger: number; opponent: number; face_down: string | null; even: [string, string] | null; loser: number | null } | null;
  looked: { seat: number; at: number; cards: Holding } | null;
  outcome: unknown;
}
