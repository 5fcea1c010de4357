/** Why a plan cannot be played yet, in words. */
import { speech } from '../texts/speech.svelte';
import type { OptionForm } from '../wire/messages';
import { flawsOf } from './form';
import type { Plan } from './plan';

/** Nothing where the plan can be played. */
export const faultsOf = (plan: Plan, form: OptionForm): string[] => flawsOf(form, plan.values).map(({ phrase }) => speech.say(phrase));
