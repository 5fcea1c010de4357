/** BraveRats, as the page knows it before its board has arrived. */
import { t } from '../../texts/speech.svelte';
import { CARDS } from '../../wire/braverats-cards';
import { labelIn } from '../card-words';
import type { PageGame } from '../game';
import { heardCards } from '../heard';

const cardLabel = (code: string): string => labelIn(CARDS, code);

export const braverats: PageGame<'braverats'> = {
  pause: 4,
  sign: 'Pr',
  fan: [['Pr', 1], ['Pp', 0], ['Sp', 0]],
  drawn: true,
  clans: true,
  cards: CARDS,
  zones: ['hand 0', 'hand 1'],
  middle({ game, seats }, names) {
    const shown = seats.flatMap(({ choice }, seat) => (choice ? [`${names[seat]}: ${cardLabel(choice)}`] : []));
    const last = game.rounds.at(-1)?.cards.map((card, seat) => `${names[seat]}: ${cardLabel(card)}`) ?? [];
    return heardCards(shown.length > 0 ? shown : last);
  },
  scores: ({ standing }, _, names) =>
    `${standing.victories.map((count, seat) => `${names[seat]} ${count}`).join(', ')}. ${t('page-held', { count: standing.held })}`,
  progress: ({ round }) => ({ phase: 1, round }),
  tips: [
    { name: 'braverats', when: ({ round }) => round <= 3 },
    { name: 'braverats-held', when: ({ round }) => round > 1 },
    { name: 'why', when: ({ round }) => round > 1 },
  ],
  costKey: 'replay-cost',
  board: () => import('./RatsTable.svelte'),
  powers: () => import('./powers'),
  follows: () => import('./deal'),
};
