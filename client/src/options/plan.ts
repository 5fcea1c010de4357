/** What a visitor chooses before a game: the game's options, who sits where, and the clock. */
import type { Faction } from '../art/names';
import { BOXES } from '../games/claim/kingdom';
import type { FolderGame } from '../games/cards';
import type { Options as RatsOptions } from '../wire/braverats';
import type { LEVELS } from '../table/names';
import type { Clock } from '../wire/messages';

export type Level = (typeof LEVELS)[number];
/** Who is to take a seat: the next person who joins, or a bot. */
export type Sitter = 'open' | Level;

export const CLOCKS = {
  none: { kind: 'none' },
  'move-30': { kind: 'move', span: 30_000 },
  'move-60': { kind: 'move', span: 60_000 },
  'move-120': { kind: 'move', span: 120_000 },
  'move-300': { kind: 'move', span: 300_000 },
  'bank-5': { kind: 'bank', span: 300_000, increment: 3_000 },
  'bank-10': { kind: 'bank', span: 600_000, increment: 5_000 },
  'bank-20': { kind: 'bank', span: 1_200_000, increment: 10_000 },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;

/** How long a bot's answer takes, in milliseconds; the server says what is usual. */
export const PACES = { quick: 400, usual: null, slow: 3000 } as const;
export type Pace = keyof typeof PACES;

export const DEALS = ['standard', 'draft', 'random', 'princess'] as const;
/** Who has the two Princes in the Princess Attack. */
export const SIDES = ['me', 'other', 'random'] as const;

export interface ClaimPlan {
  game: 'claim';
  players: number;
  kingdom: Faction[];
  /** The seat that leads the first trick, counted from one's own. */
  leader: number | 'random';
}
export interface RatsPlan extends RatsOptions {
  game: 'braverats';
  princes: (typeof SIDES)[number];
}
export interface CourtPlan {
  game: 'defaite';
  players: number;
}

/** What every game is asked. */
export interface Around {
  /** The levels of the bots against which one plays, by seat after one's own. */
  bots: Level[];
  /** Whether all of them are of the first one's level. */
  same: boolean;
  /** Who sits at a table that one makes, by seat after one's own. */
  guests: Sitter[];
  clock: ClockName;
  pace: Pace;
  listed: boolean;
  chat: boolean;
}
export type Plan = (ClaimPlan | RatsPlan | CourtPlan) & Around;

/** The numbers of players of each game. */
export const PLAYERS: Record<FolderGame, readonly number[]> = { claim: [2, 3, 4], braverats: [2], defaite: [3, 4, 5, 6] };
/** The most seats beside one's own. */
const MOST = 5;

/** Who sits beside one at any table, before anything is chosen. */
export const around = (): Around => ({
  bots: Array.from({ length: MOST }, () => 'squire'),
  same: true,
  guests: Array.from({ length: MOST }, () => 'open'),
  clock: 'none',
  pace: 'usual',
  listed: true,
  chat: true,
});

/** The plan of a game before anything is chosen. */
export function usualPlan(game: FolderGame): Plan {
  switch (game) {
    case 'claim':
      return { ...around(), game, players: 2, kingdom: [...BOXES.claim], leader: 0 };
    case 'braverats':
      return {
        ...around(), game, deal: 'standard', traitor: false, draw: false, target: 4, match: 1,
        musician_cancels: false, ambassador_keeps: true, princes: 'random',
      };
    case 'defaite':
      return { ...around(), game, players: 4 };
  }
}

export const seatsOf = (plan: Plan): number => (plan.game === 'braverats' ? 2 : plan.players);

/** What a plan is for: a game against bots, a new table, or a table to be found. */
export type Use = 'bots' | 'table' | 'match';
