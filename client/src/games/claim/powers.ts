/** What stands on Claim's sheet of powers. */
import { FACTIONS } from '../../art/names';
import { notes, number } from '../../sheets/sheet';
import { t } from '../../texts/speech.svelte';
import type { Powers } from '../game';

/** The values by faction, as the rulebook's table has them (C1). */
export const FACTION_VALUES: Record<(typeof FACTIONS)[number], { count: number; values: string }> = {
  Go: { count: 14, values: '0 ×5, 1–9' },
  Kn: { count: 8, values: '2–9' },
  Dw: { count: 10, values: '0–9' },
  Un: { count: 10, values: '0–9' },
  Do: { count: 10, values: '0–9' },
  Gn: { count: 13, values: '1 ×3, 3 ×3, 5 ×3, 7 ×3, 9' },
  Gi: { count: 9, values: '1 ×2, 3 ×2, 5 ×2, 7 ×2, 9' },
  Dr: { count: 10, values: '0–9' },
  Tr: { count: 10, values: '0–9' },
  Se: { count: 10, values: '0–9' },
};

export const powers: Powers = {
  groups: () => [
    {
      title: t('sheet-claim-factions'),
      rows: FACTIONS.map((code) => {
        const { count, values } = FACTION_VALUES[code];
        return { glyph: code, name: t(`faction-${code}`), cards: `${number(count)}: ${values}`, power: t(`power-${code}`) };
      }),
    },
  ],
  notes: () => notes('claim', [['play', ['follow', 'lead', 'one', 'two']], ['votes', ['vote', 'win', 'kingdom']]]),
  column: 'sheet-cards',
  Below: null,
};
