/** All large drawings. */
import { EVENTS, FACTIONS, KINDS, PERSONS, RATS, SYMBOLS, type EmblemName } from '../names';
import type { Drawing } from './drawing';
import { factions } from './factions';
import { rats } from './rats';

const names: readonly EmblemName[] = [...FACTIONS, ...RATS, ...SYMBOLS, ...KINDS, ...PERSONS, ...EVENTS];

/** Every large drawing by its name. */
export const emblems = { ...Object.fromEntries(names.map((name) => [name, []])), ...factions, ...rats } as unknown as Record<EmblemName, Drawing>;
