/** Sentences for listeners that every game shares. */
import { t } from '../texts/speech.svelte';

/** Words one after the other; a word for none. */
export const heardList = (words: string[]): string => (words.length === 0 ? t('page-hear-nothing') : words.join(', '));

/** What lies in the middle. */
export const heardCards = (cards: string[]): string => t('page-hear-trick-is', { cards: heardList(cards) });
