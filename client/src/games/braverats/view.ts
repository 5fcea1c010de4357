/** BraveRats as one viewer knows it: what `crates/braverats` writes into a position. */
export interface Holding {
  known: string[];
  unknown: number;
}

export type Verdict = 'held' | { round: number } | { game: number };

export interface Round {
  cards: [string, string];
  strengths: [number, number];
  verdict: Verdict;
  why: string;
  victories: number;
}

export interface GamePart {
  rounds: Round[];
  victories: [number, number];
  gifts: [string, string] | null;
  end: { winner: number | null; reason: string } | null;
}

export interface RatsView {
  options: { deal: string; traitor: boolean; draw: boolean; target: number; match: number };
  deck: string[];
  past: GamePart[];
  game: GamePart;
  won: [number, number];
  to_act: number[];
  packet: { holder: number; cards: Holding; unopened: number } | null;
  seats: Array<{ hand: Holding; pile: number; holds: Holding; chosen: boolean; choice: string | null; table: string[] }>;
  round: number;
  standing: { victories: [number, number]; held: number; kept: [number, number]; raised: number[]; first: number | null };
  outcome: unknown;
}

export type Odd = 'wins' | 'loses' | 'held' | 'wins-game' | 'loses-game';

/** What every card comes to against every other. */
export interface Odds {
  seat: number;
  cards: string[];
  pairs: Odd[][];
}
