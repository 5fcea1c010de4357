/**
 * What the player is asked and why, in words. Nothing here depends on what the player holds: the words are the
 * same for everybody who is asked (L12.3).
 */
import { speech, t } from '../../texts/speech.svelte';
import { cardName } from '../cards';
import type { DefaiteView, Wording } from '../../wire/defaite';
import { heldName } from './words';

export interface Question {
  what: string;
  /** The card or the fight that asks, and the rule. */
  why: string;
}

/** The player whose event or person acts now. */
function actor(view: DefaiteView): number | null {
  const now = view.round.capture.find(({ progress }) => progress === 'now')?.what;
  if (now === undefined || now === 'scoring' || 'suit' in now) return null;
  return 'event' in now ? now.event[0] : now.person[0];
}

function contest(view: DefaiteView, wording: Wording | null, you: number, names: readonly string[]): string {
  if (!view.contest) return '';
  const { means, attacker, defender, target, sums } = view.contest;
  const attacks = you === attacker;
  const side = attacks ? 'own' : 'against';
  return t(`page-court-why-${means === 'gold' ? 'corruption' : 'attack'}-${side}`, {
    name: names[attacks ? defender : attacker] ?? '',
    card: heldName(target, wording),
    sum: sums[attacks ? 0 : 1],
    against: sums[attacks ? 1 : 0],
  });
}

/** The question, for the one who is asked. */
export function question(view: DefaiteView, wording: Wording | null, you: number, names: readonly string[]): Question | null {
  if (!view.asked) return null;
  const { ask, by } = view.asked;
  if (ask === 'turn') return { what: t(view.round.acted ? 'page-court-ask-play' : 'page-court-ask-turn'), why: '' };
  const { duel, looked } = view;
  const rival = duel ? (duel.challenger === you ? duel.opponent : duel.challenger) : (looked?.at ?? actor(view));
  const args = {
    name: names[rival ?? -1] ?? '',
    by: by === null ? '' : cardName('defaite', by),
    card: view.round.placing[0] ? cardName('defaite', view.round.placing[0]) : '',
  };
  if (ask === 'contest' || ask === 'lay') return { what: t(`page-court-ask-${ask}`), why: contest(view, wording, you, names) };
  const own = `page-court-ask-${ask}-${by}`;
  return { what: t(speech.has(own) ? own : `page-court-ask-${ask}`, args), why: t(`page-court-why-${ask}`, args) };
}
