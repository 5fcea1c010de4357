/** Which kingdoms can be played, and what one still needs: rules C2.1 to C2.3. */
import { FACTIONS, type Faction } from '../../art/names';
import type { Chance } from '../../socket/chance';

/** C2.1: exactly one of these pairs is in the deck. */
export const PAIRS: ReadonlyArray<readonly [Faction, Faction]> = [['Go', 'Kn'], ['Gn', 'Gi']];
/** C2.1: the factions that join a pair. */
export const OTHERS: readonly Faction[] = ['Dw', 'Un', 'Do', 'Dr', 'Tr', 'Se'];
/** C2.2: the kingdoms that have a name, each box alone. */
export const BOXES: Record<'claim' | 'claim2', readonly Faction[]> = {
  claim: ['Go', 'Kn', 'Dw', 'Un', 'Do'],
  claim2: ['Gn', 'Gi', 'Dr', 'Tr', 'Se'],
};

/** How many factions join the pair. */
export const othersFor = (players: number): number => (players === 2 ? 3 : 5);
/** The sentence that says how many. */
export const sizeRule = (players: number): string => (players === 2 ? 'C2.2' : 'C2.3');

/** What keeps a choice of factions from being a kingdom. */
export type Flaw =
  | { kind: 'no-pair' | 'two-pairs' }
  | { kind: 'half-pair'; has: Faction; lacks: Faction }
  | { kind: 'few' | 'many'; count: number };

function pairFlaw(kingdom: readonly Faction[]): Flaw[] {
  const begun = PAIRS.filter((pair) => pair.some((faction) => kingdom.includes(faction)));
  const [pair] = begun;
  if (!pair) return [{ kind: 'no-pair' }];
  if (begun.length > 1) return [{ kind: 'two-pairs' }];
  const lacks = pair.find((faction) => !kingdom.includes(faction));
  const has = pair.find((faction) => kingdom.includes(faction));
  return lacks && has ? [{ kind: 'half-pair', has, lacks }] : [];
}

/** Everything that is wrong with a choice of factions; nothing where it is a kingdom. */
export function flaws(kingdom: readonly Faction[], players: number): Flaw[] {
  const missing = othersFor(players) - OTHERS.filter((faction) => kingdom.includes(faction)).length;
  const size: Flaw[] = missing === 0 ? [] : [{ kind: missing > 0 ? 'few' : 'many', count: Math.abs(missing) }];
  return [...pairFlaw(kingdom), ...size];
}

/** In the order in which tables keep them. */
export const inOrder = (kingdom: readonly Faction[]): Faction[] => FACTIONS.filter((faction) => kingdom.includes(faction));

/** The kingdom nearest to this one at a table of another size. */
export function resized(kingdom: readonly Faction[], players: number): Faction[] {
  const pair = PAIRS.find((each) => each.every((faction) => kingdom.includes(faction))) ?? PAIRS[0]!;
  const kept = OTHERS.filter((faction) => kingdom.includes(faction));
  const added = OTHERS.filter((faction) => !kingdom.includes(faction));
  return inOrder([...pair, ...[...kept, ...added].slice(0, othersFor(players))]);
}

/** A kingdom by lot, every one equally likely. */
export function surprise(players: number, chance: Chance): Faction[] {
  const pair = PAIRS[chance.below(PAIRS.length)]!;
  return inOrder([...pair, ...chance.shuffled(OTHERS).slice(0, othersFor(players))]);
}
