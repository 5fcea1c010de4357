/** All large drawings. */
import { EVENTS, FACTIONS, KINDS, PERSONS, RATS, SYMBOLS, type EmblemName } from '../names';
import type { Drawing } from './drawing';

const names: readonly EmblemName[] = [...FACTIONS, ...RATS, ...SYMBOLS, ...KINDS, ...PERSONS, ...EVENTS];

/** Every large drawing by its name. */
export const emblems = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<EmblemName, Drawing>;
