/** What stands on BraveRats' sheet of powers. */
import { RATS } from '../../art/names';
import { notes } from '../../sheets/sheet';
import { t } from '../../texts/speech.svelte';
import type { Powers } from '../game';
import Rounds from './Rounds.svelte';

export const powers: Powers = {
  groups: () => {
    const rows = RATS.map((code, value) => ({ glyph: code, name: t(`rat-${code}`), cards: String(value), power: t(`rat-power-${code}`) }));
    return [{ title: t('sheet-braverats-rat'), rows: rows.toReversed() }];
  },
  notes: () => notes('braverats', [['play', ['round', 'held', 'win']], ['variants', ['A', 'B', 'C', 'D', 'E', 'F', 'G']]]),
  column: 'sheet-braverats-value',
  Below: Rounds,
};
