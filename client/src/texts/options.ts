/** The words of the options form, fetched when somebody opens it. */
import type { Chapter } from './speech.svelte';

export const OPTIONS: Chapter = {
  en: () => import('../../../texts/en/options.ftl?raw'),
  fr: () => import('../../../texts/fr/options.ftl?raw'),
};
