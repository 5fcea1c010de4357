/** Claim as one viewer knows it: what `crates/claim` writes into a position. */
export interface Holding {
  known: string[];
  unknown: number;
}

export interface SeatView {
  hand: Holding;
  followers: Holding;
  score: string[];
  front: string[];
  voids: string[];
}

export interface Taken {
  took: Array<string | null>;
  drew: number[];
  look: [number, number] | null;
}

export interface Past {
  leader: number;
  cards: string[];
  winner: number;
  taken: Taken | null;
}

export interface ClaimView {
  options: { players: number; kingdom: string[]; leader: number };
  deck: string[];
  phase: 'one' | 'two';
  trick_number: number;
  tricks: number;
  to_act: number[];
  leader: number;
  trick: string[];
  seats: SeatView[];
  face_up: string[];
  pile: number;
  looked_at: string | null;
  aside: string[];
  discards: string[];
  history: Past[];
  taking: Taken | null;
  outcome: { detail: { votes: Record<string, number | null>; count: Record<string, number[]> } } | null;
}

/** How the vote of one faction stands. */
export interface Standing {
  faction: string;
  count: number[];
  highest: Array<number | null>;
  to: number | null;
  decided: boolean;
  left: number;
  unseen: number;
}

export interface Board {
  sides: number[];
  needed: number | null;
  factions: Standing[];
}
