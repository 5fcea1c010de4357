/** What every game's table is given: a view, and what the viewer may do. */
import type { Premoving } from '../parts/hand';
import type { Names } from '../texts/catalogue';
import type { Forbidden, SeatScene } from '../wire/messages';

export interface BoardProps<V, A> {
  view: V;
  aids: A;
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
}
