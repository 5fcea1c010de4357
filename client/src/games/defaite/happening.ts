/** Something that was decided at a table of La Défaite, with all that a player needs to understand it. */
import type { Phrase } from '../../wire/messages';

export type FightKind = 'duel' | 'attack' | 'corruption';
export type Kind = FightKind | 'capture' | 'event' | 'person' | 'scoring';

/** What a player laid in a fight or played in a suit, and what it comes to. */
export interface Side {
  seat: number;
  cards: string[];
  sum: number;
}

/** A card that changed hands; the discards and the middle are nobody's. */
export interface Prize {
  card: string;
  from: number | null;
  to: number | null;
}

/** Why somebody loses a card, and who stands behind it: a fight, or the card of an event or a person. */
export type Cause = { kind: FightKind; seat: number; card: null } | { kind: 'event' | 'person'; seat: number; card: string };

/** A card that the viewer lost; none is named where the viewer did not see it. */
export interface Loss {
  card: string | null;
  cause: Cause | null;
  rule: string;
}

/** The losses in their order, those of one happening beside each other as one group. A card that was not seen stays alone. */
export function together(losses: readonly Loss[]): [Loss, ...Loss[]][] {
  const groups: [Loss, ...Loss[]][] = [];
  for (const loss of losses) {
    const group = groups.at(-1);
    const same = group && loss.cause !== null && loss.cause === group[0].cause && loss.rule === group[0].rule;
    if (same && loss.card !== null && group[0].card !== null) group.push(loss);
    else groups.push([loss]);
  }
  return groups;
}

export interface Happening {
  number: number;
  kind: Kind;
  /** The card it is about: a target, an event, a person, or one of the suit. */
  card: string | null;
  sides: Side[];
  winner: number | null;
  sentences: Phrase[];
  prizes: Prize[];
  /** What the viewer lost by it. */
  losses: Loss[];
  /** Whether the viewer must not miss it: a loss, or a duel against them. */
  mine: boolean;
}
