/** What a visitor chooses before a game: the game's options, who sits where, and the clock. */
import type { LEVELS } from '../table/names';
import type { Clock, OptionForm } from '../wire/messages';
import { usualValues, type Values } from './form';

export type Level = (typeof LEVELS)[number];
/** Whom one plays against: a bot, or somebody at the same device. */
export type Opponent = Level | 'friend';
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
  'days-8h': { kind: 'days', span: 28_800_000 },
  'days-1': { kind: 'days', span: 86_400_000 },
  'days-3': { kind: 'days', span: 259_200_000 },
  'days-7': { kind: 'days', span: 604_800_000 },
  'days-any': { kind: 'days' },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;

/** How many days of vacation a player has in a game that is played over days. */
export const VACATIONS = [0, 7, 14] as const;
export type Vacation = (typeof VACATIONS)[number];

/** How long a bot's answer takes, in milliseconds; the server says what is usual. */
export const PACES = { quick: 400, usual: null, slow: 3000 } as const;
export type Pace = keyof typeof PACES;

/** Who sits on the first seat, where the seats are not alike. */
export const FIRSTS = ['me', 'other', 'random'] as const;
export type First = (typeof FIRSTS)[number];

/** What every game is asked. */
export interface Around {
  first: First;
  /** Against whom one plays, by seat after one's own. */
  bots: Opponent[];
  /** Whether all of them are like the first. */
  same: boolean;
  /** Who sits at a table that one makes, by seat after one's own. */
  guests: Sitter[];
  clock: ClockName;
  vacation: Vacation;
  pace: Pace;
  listed: boolean;
  rated: boolean;
  chat: boolean;
}
export interface Plan extends Around {
  game: string;
  /** The game's options. A seat is counted from one's own. */
  values: Values;
}

/** The most seats beside one's own. */
const MOST = 5;

/** The plan of a game before anything is chosen. */
export const usualPlan = (game: string, form: OptionForm): Plan => ({
  game,
  values: usualValues(form),
  first: 'random',
  bots: Array.from({ length: MOST }, () => 'squire'),
  same: true,
  guests: Array.from({ length: MOST }, () => 'open'),
  clock: 'none',
  vacation: 0,
  pace: 'usual',
  listed: true,
  rated: false,
  chat: true,
});

/** Whether a clock gives days for a move, of which players may take vacations. */
export const hasVacation = (name: ClockName): boolean => CLOCKS[name].kind === 'days' && 'span' in CLOCKS[name];

/** The clock of a plan: nobody plays against bots alone over days. */
export function clockOf({ clock, vacation }: Plan, use: Use): Clock {
  const chosen: Clock = CLOCKS[clock];
  if (chosen.kind !== 'days') return chosen;
  if (use === 'bots') return CLOCKS.none;
  return hasVacation(clock) && vacation > 0 ? { ...chosen, vacation } : chosen;
}

/** What a plan is for: a game against bots, a new table, or a table to be found. */
export type Use = 'bots' | 'table' | 'match';
