/** The words of pairing, challenges, follows and tokens, fetched where they are said. */
import type { Chapter } from './speech.svelte';

export const PEOPLE: Chapter = {
  en: () => import('../../../texts/en/people.ftl?raw'),
  fr: () => import('../../../texts/fr/people.ftl?raw'),
};
