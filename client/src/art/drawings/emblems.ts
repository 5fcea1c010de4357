/** All large drawings. */
import type { EmblemName } from '../names';
import type { Drawing } from './drawing';
import { court } from './court';
import { courtiers } from './courtiers';
import { events } from './events';
import { factions } from './factions';
import { nobles } from './nobles';
import { persons } from './persons';
import { rats } from './rats';

/** Every large drawing by its name. */
export const emblems: Record<EmblemName, Drawing> = {
  ...factions,
  ...rats,
  ...court,
  ...courtiers,
  ...nobles,
  ...persons,
  ...events,
};
