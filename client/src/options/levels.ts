/** The levels of bots, as a list of choices. */
import engine from 'virtual:engine';
import { LEVELS } from '../table/names';
import { t } from '../texts/speech.svelte';
import type { Level, Opponent } from './plan';

/** A level by its title and how strong it is. */
export const levelName = (level: Level): string =>
  t('options-level-of', { level: t(`level-${level}`), strength: t(`level-${level}-strength`) });

export const levelChoices = (): Array<{ value: Level; label: string }> => LEVELS.map((value) => ({ value, label: levelName(value) }));

/** Whom one can play against: bots, and people at the same device where the page has an engine. */
export const opponentChoices = (): Array<{ value: Opponent; label: string }> =>
  engine === null ? levelChoices() : [...levelChoices(), { value: 'friend', label: t('options-friend') }];
