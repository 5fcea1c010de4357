/** Why a plan cannot be played yet, in words. */
import { flaws, sizeRule, type Flaw } from '../games/claim/kingdom';
import { t } from '../texts/speech.svelte';
import type { Plan } from './plan';

export function flawText(flaw: Flaw, players: number): string {
  switch (flaw.kind) {
    case 'half-pair':
      return t('options-flaw-half-pair', { has: t(`faction-${flaw.has}`), lacks: t(`faction-${flaw.lacks}`) });
    case 'few':
    case 'many':
      return t(`options-flaw-${flaw.kind}`, { count: flaw.count, rule: sizeRule(players) });
    default:
      return t(`options-flaw-${flaw.kind}`);
  }
}

/** Nothing where the plan can be played. */
export function faultsOf(plan: Plan): string[] {
  if (plan.game !== 'claim') return [];
  return flaws(plan.kingdom, plan.players).map((flaw) => flawText(flaw, plan.players));
}
