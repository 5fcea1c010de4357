/** All small signs. */
import type { GlyphName } from '../names';
import type { Sign } from './sign';
import { clanSigns, factionSigns, ratSigns } from './signs-realm';
import { armsSigns, eventSigns, kindSigns, personSigns } from './signs-court';
import { pageSigns } from './signs-page';

/** Every sign by its name. */
export const glyphs: Record<GlyphName, Sign> = {
  ...factionSigns,
  ...ratSigns,
  ...clanSigns,
  ...armsSigns,
  ...kindSigns,
  ...personSigns,
  ...eventSigns,
  ...pageSigns,
};
