/**
 * Several people at one device. A curtain hides the table from one to the next: it falls when somebody else here has to
 * choose, and the one who is named lifts it. After a reload it is down, too.
 */
import type { Scene } from '../wire/messages';

/** Who is asked next among the people here, by seat; none if it is nobody, or the one who looks. */
export function nextHere(scene: Scene): number | null {
  const { you, now } = scene;
  if (now.stage.kind !== 'playing') return null;
  const asked = (now.position?.to_act ?? []).filter((seat) => now.seats[seat]?.holder.kind === 'person' && !now.seats[seat]?.chosen);
  if (you !== null && asked.includes(you)) return null;
  // In the order of the table, beginning after the one who looks.
  const count = now.seats.length;
  const distance = (seat: number): number => (seat - (you ?? 0) + count) % count;
  return asked.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

export class HotSeat {
  readonly shared: boolean;
  /** Whether the one who looks has lifted the curtain. */
  #lifted = $state(false);

  constructor(shared: boolean) {
    this.shared = shared;
  }

  /** The seat of the one for whom the table is hidden; none if it is shown. */
  curtain(scene: Scene | null): number | null {
    if (!this.shared || !scene || scene.now.stage.kind !== 'playing') return null;
    const next = nextHere(scene);
    return this.#lifted && next === null ? null : (next ?? scene.you ?? 0);
  }

  lift(): void {
    this.#lifted = true;
  }
}
