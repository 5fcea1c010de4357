/** The last choice for each game, kept in the browser. */
import { FACTIONS, isOneOf } from '../art/names';
import { flaws, resized } from '../games/claim/kingdom';
import type { FolderGame } from '../games/cards';
import { LEVELS } from '../table/names';
import { CLOCKS, DEALS, PACES, PLAYERS, SIDES, usualPlan, type Around, type ClaimPlan, type CourtPlan, type Plan, type RatsPlan, type Sitter } from './plan';

const KEY = 'interregnum-options-';
const SITTERS: readonly Sitter[] = ['open', ...LEVELS];

/** What was kept may be of another version, or somebody's: every field is read for itself. */
type Kept<T> = { readonly [Field in keyof T]?: T[Field] | null };

const known = <T>(list: readonly T[], value: T | null | undefined, usual: T): T =>
  value !== undefined && value !== null && list.includes(value) ? value : usual;
const yes = (value: boolean | null | undefined, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);
const each = <T>(list: readonly T[], values: T[] | null | undefined, usual: T[]): T[] =>
  usual.map((one, at) => known(list, Array.isArray(values) ? values[at] : null, one));
const isName = <T extends object>(names: T, name: PropertyKey | null | undefined): name is keyof T =>
  name !== null && name !== undefined && Object.hasOwn(names, name);

const readAround = (kept: Kept<Around>, usual: Around): Around => ({
  bots: each(LEVELS, kept.bots, usual.bots),
  same: yes(kept.same, usual.same),
  guests: each(SITTERS, kept.guests, usual.guests),
  clock: isName(CLOCKS, kept.clock) ? kept.clock : usual.clock,
  pace: isName(PACES, kept.pace) ? kept.pace : usual.pace,
  listed: yes(kept.listed, usual.listed),
  chat: yes(kept.chat, usual.chat),
});

function readClaim(kept: Kept<ClaimPlan>, usual: ClaimPlan): ClaimPlan {
  const players = known(PLAYERS.claim, kept.players, usual.players);
  const kingdom = Array.isArray(kept.kingdom) ? kept.kingdom.filter((code) => isOneOf(FACTIONS, code)) : usual.kingdom;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    game: 'claim',
    players,
    kingdom: flaws(kingdom, players).length > 0 ? resized(usual.kingdom, players) : kingdom,
    leader: known(['random', ...seats], kept.leader, usual.leader),
  };
}

const readRats = (kept: Kept<RatsPlan>, usual: RatsPlan): RatsPlan => ({
  game: 'braverats',
  deal: known(DEALS, kept.deal, usual.deal),
  traitor: yes(kept.traitor, usual.traitor),
  draw: yes(kept.draw, usual.draw),
  target: known([3, 4], kept.target, usual.target),
  match: known([1, 2], kept.match, usual.match),
  musician_cancels: yes(kept.musician_cancels, usual.musician_cancels),
  ambassador_keeps: yes(kept.ambassador_keeps, usual.ambassador_keeps),
  princes: known(SIDES, kept.princes, usual.princes),
});

const readCourt = (kept: Kept<CourtPlan>, usual: CourtPlan): CourtPlan => ({
  game: 'defaite',
  players: known(PLAYERS.defaite, kept.players, usual.players),
});

type AnyKept = Kept<Around> & Kept<Omit<ClaimPlan, 'game'>> & Kept<Omit<RatsPlan, 'game'>>;

/** A plan from its text; what cannot be read is as usual. */
export function readPlan(game: FolderGame, text: string | null): Plan {
  const usual = usualPlan(game);
  if (text === null) return usual;
  let kept: AnyKept | null;
  try {
    kept = JSON.parse(text);
  } catch {
    return usual;
  }
  if (typeof kept !== 'object' || kept === null) return usual;
  const around = readAround(kept, usual);
  switch (usual.game) {
    case 'claim':
      return { ...around, ...readClaim(kept, usual) };
    case 'braverats':
      return { ...around, ...readRats(kept, usual) };
    case 'defaite':
      return { ...around, ...readCourt(kept, usual) };
  }
}

/** The last plan for a game, or the usual one. */
export function recalledPlan(game: FolderGame): Plan {
  try {
    return readPlan(game, localStorage.getItem(KEY + game));
  } catch {
    return usualPlan(game);
  }
}

export function keepPlan(plan: Plan): void {
  try {
    localStorage.setItem(KEY + plan.game, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
