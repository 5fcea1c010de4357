/** A board shown in a replay: whether its seat is the reader's, and the cards that a review points at. */
import { getContext, setContext } from 'svelte';

export type Pointed = 'played' | 'better';

export interface Looking {
  /** Whether the board is seen through a seat that is not the reader's: nobody there is "you". */
  readonly foreign: boolean;
  /** The cards of the hand that a review points at. */
  readonly pointed: ReadonlyMap<string, Pointed>;
}

const KEY = Symbol('looking');

/** Says how the boards below are looked at; called while a component is initialised. */
export const look = (looking: Looking): Looking => setContext<Looking>(KEY, looking);

/** How this board is looked at; nothing at a table in play. */
export const looking = (): Looking | undefined => getContext<Looking | undefined>(KEY);
