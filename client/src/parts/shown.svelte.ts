/** The card that somebody wants to read: one at a time, over the table. */
import type { Game } from '../games/cards';

export interface Shown {
  game: Game;
  card: string;
  seat: number;
}

class Reading {
  shown = $state.raw<Shown | null>(null);
}

export const reading = new Reading();

/** The card under a click, if it lies on the table and is no button of its own. */
export function cardAt(target: EventTarget | null): { card: string; seat: number } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('.card[data-card]') : null;
  if (!element || element.closest('button, a, dialog, [data-pressed]')) return null;
  const card = element.dataset.card ?? '';
  return card === '' ? null : { card, seat: Number(element.dataset.seat ?? 0) };
}
