/** La Défaite, as the page knows it before its board has arrived. */
import { t } from '../../texts/speech.svelte';
import { CARDS } from '../../wire/defaite-cards';
import type { PageGame } from '../game';
import { heardCards, heardList } from '../heard';
import { cardName } from './names';
import { heldName } from './words';

export const defaite: PageGame<'defaite'> = {
  pause: 4,
  sign: 'Li',
  fan: [['NoLi', 0], ['Pv4', 0], ['Car', 0]],
  drawn: true,
  clans: false,
  cards: CARDS,
  zones: [],
  middle: ({ middle }, names) => heardCards(middle.map(({ seat, card }) => `${names[seat]}: ${card ? cardName(card) : t('page-face-down')}`)),
  scores({ seats, king }, wording, names) {
    const courts = seats.map(({ points, court }, seat) => `${names[seat]}: ${t('page-points', { count: points })}, ${heardList(court.map((code) => heldName(code, wording)))}`);
    return `${courts.join('. ')}. ${names[king.seat]} ${t(king.held ? 'page-king-held' : 'page-king-free')}.`;
  },
  progress: ({ round }) => ({ phase: 1, round: round.number }),
  tips: [
    { name: 'defaite', when: ({ round }) => round <= 2 },
    { name: 'defaite-act', when: ({ round }) => round <= 4 },
    { name: 'why', when: ({ round }) => round > 1 },
  ],
  costKey: 'replay-cost-choice',
  board: () => import('./CourtTable.svelte'),
  powers: () => import('./powers'),
  follows: () => import('./deal'),
};
