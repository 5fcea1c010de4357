/** The levels of bots, as a list of choices. */
import { LEVELS } from '../table/names';
import { t } from '../texts/speech.svelte';
import type { Level } from './plan';

/** A level by its title and how strong it is. */
export const levelName = (level: Level): string =>
  t('options-level-of', { level: t(`level-${level}`), strength: t(`level-${level}-strength`) });

export const levelChoices = (): Array<{ value: Level; label: string }> => LEVELS.map((value) => ({ value, label: levelName(value) }));
