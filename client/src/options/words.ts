/** The words of the form and of setups. */
import { OPTIONS } from '../texts/options';
import { SETUP } from '../texts/setup';
import { speech } from '../texts/speech.svelte';

/** Fetches the words; called from a component. The answer tells whether they have arrived. */
export function formWords(): () => boolean {
  speech.learn(SETUP);
  speech.learn(OPTIONS);
  return () => speech.has('options-title') && speech.has('setup-players');
}
