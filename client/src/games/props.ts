/** What every game's table is given: a view, and what the viewer may do. */
import type { Premoving } from '../parts/hand';
import type { Announce } from '../table/announcer.svelte';
import type { Names } from '../texts/catalogue';
import type { Chapter, Forbidden, GameName, Games, Phrase, SeatScene } from '../wire/messages';

export interface BoardProps<G extends GameName> {
  view: Games[G]['view'];
  aids: Games[G]['aids'] | null;
  /** Who chooses now and has not chosen. */
  toAct: readonly number[];
  legal: string[];
  forbidden: Forbidden[];
  /** The viewer's own sealed choice. */
  choice: string | null;
  you: number | null;
  names: Names;
  scenes: SeatScene[];
  /** The action that waits for the server. */
  pending: string | null;
  act: (action: string) => void;
  say: (text: string) => void;
  /** Told of what was tried though it may not be done. */
  refused?: ((action: string) => void) | undefined;
  /** A card chosen before one's turn, where that is wanted. */
  premove?: Premoving | null | undefined;
  /** What was decided last and why, in the engine's sentences; it stands beside the trick. */
  decided?: readonly Phrase[] | undefined;
  /** The story so far, chapter by chapter; it grows with every move. */
  chapters?: readonly Chapter[] | undefined;
  /** Whether the board shows a moment of the past: a finished trick then stays until the next card, whatever the time. */
  still?: boolean | undefined;
  /** The action that a hint means: the board marks the card or target it belongs to. */
  hinted?: string | null | undefined;
  /** Shows a sentence on the plaque above the board and says it to listeners. */
  announce?: Announce | undefined;
}
