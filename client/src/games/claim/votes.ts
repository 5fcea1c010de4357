/** How the votes stand, in figures and words. */
import { t } from '../../texts/speech.svelte';
import type { Board, Standing } from '../../wire/claim';

/** A side as the viewer knows it: one seat, or two partners. */
export interface Side {
  side: number;
  name: string;
  /** Factions in which it leads and that can still change. */
  leads: number;
  /** Factions that nothing can take from it. */
  decided: number;
}

/** The sides, the viewer's own first. */
export function sidesOf(board: Board, names: readonly string[], you: number | null): Side[] {
  const own = you === null ? 0 : (board.sides[you] ?? 0);
  const count = (side: number, decided: boolean): number => board.factions.filter((each) => each.to === side && each.decided === decided).length;
  return [...new Set(board.sides)]
    .sort((a, b) => Number(b === own) - Number(a === own) || a - b)
    .map((side) => ({ side, name: sideName(board, side, names), leads: count(side, false), decided: count(side, true) }));
}

function sideName(board: Board, side: number, names: readonly string[]): string {
  const seats = board.sides.flatMap((other, seat) => (other === side ? [seat] : []));
  return seats.map((seat) => names[seat] ?? '').join(' + ');
}

/** Whom a faction's vote leans to or is decided for; nobody while it is open. */
export const holderOf = ({ to }: Standing, sides: readonly Side[]): string => sides.find(({ side }) => side === to)?.name ?? '';

/** Everything about one vote, in sentences. */
export function voteInWords(each: Standing, sides: readonly Side[]): string {
  const counts = sides.map(({ side, name }) => {
    const highest = each.highest[side] ?? null;
    const count = each.count[side] ?? 0;
    return highest === null ? t('page-vote-count', { name, count }) : t('page-vote-count-highest', { name, count, highest });
  });
  return t('page-banner', {
    faction: t(`faction-${each.faction}`),
    counts: counts.join(', '),
    leader: holderOf(each, sides) || t('page-banner-nobody'),
    decided: each.decided ? 'yes' : 'no',
    unseen: each.unseen,
    left: each.left,
  });
}

/** How far a banner leans: to the left for the viewer's side, to the right for others. */
export function lean({ count, to }: Standing, own: number): number {
  if (to === null) return 0;
  const best = Math.max(...count);
  const lead = best - ([...count].sort((a, b) => b - a)[1] ?? 0);
  return (to === own ? -1 : 1) * Math.min(1, 0.35 + lead / 5);
}

/** Whether the highest card decides, because two sides have equally many. */
export const tied = ({ count, to }: Standing): boolean => to !== null && count.filter((each) => each === Math.max(...count)).length > 1;
