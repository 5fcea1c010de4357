/** What the page knows of a game: everything that is particular to one stands in that game's folder. */
import type { Component } from 'svelte';
import type { GlyphName } from '../art/names';
import type { NoteGroup, PowerGroup } from '../sheets/sheet';
import type { GameDeal, GameName, Games } from '../wire/messages';
import type { Chance } from '../socket/chance';
import type { Cards } from './card-words';
import type { BoardProps } from './props';

/** How far a game is: its phase, and the number of the trick or round in it. */
export interface Progress {
  phase: number;
  round: number;
}

/** A tip for a first game. */
export interface Tip {
  name: string;
  /** When it is of use. */
  when: (progress: Progress) => boolean;
}

/** A game's sheet of powers. */
export interface Powers {
  groups: () => PowerGroup[];
  notes: () => NoteGroup[];
  /** The heading above the number or value of the cards. */
  column: string;
  /** What stands below the powers. */
  Below: Component | null;
}

export interface PageGame<G extends GameName> {
  /** How long a finished trick or round stays, in seconds. */
  pause: number;
  /** The small sign beside the game's name. */
  sign: GlyphName;
  /** Three cards that show what the game looks like, with the seats they belong to. */
  fan: ReadonlyArray<readonly [card: string, seat: number]>;
  /** Whether the cards of each seat have a back and a colour of their own. */
  clans: boolean;
  /** Whether its cards are drawn: others are shown by their names, and do not fly. */
  drawn: boolean;
  /** Its cards in words; none where a table brings the words along. */
  cards: Cards;
  /** The places into which cards are clicked to set up a position, as its text names them; a text may name others. */
  zones: readonly string[];
  /** What lies in the middle, for listeners. */
  middle: (view: Games[G]['view'], names: readonly string[], aids: Games[G]['aids'] | null) => string;
  /** How everybody stands, for listeners. */
  scores: (view: Games[G]['view'], aids: Games[G]['aids'] | null, names: readonly string[]) => string;
  progress: (view: Games[G]['view']) => Progress;
  tips: readonly Tip[];
  /** The key of the sentence that says what a mistake cost. */
  costKey: string;
  board: () => Promise<{ default: Component<BoardProps<G>> }>;
  /** The sheet of powers, where there is one. */
  powers: (() => Promise<{ powers: Powers }>) | null;
  /** Whether the cards that were dealt follow from chance, where the page can work it out. */
  follows: (() => Promise<{ follows: (chance: Chance, dealt: Extract<GameDeal, { game: G }>) => boolean }>) | null;
}

