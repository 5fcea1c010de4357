/** Claim, as the page knows it before its board has arrived. */
import { t } from '../../texts/speech.svelte';
import { CARDS } from '../../wire/claim-cards';
import { nameIn } from '../card-words';
import type { PageGame } from '../game';
import { heardCards, heardList } from '../heard';

const cardName = (code: string): string => nameIn(CARDS, code);

export const claim: PageGame<'claim'> = {
  pause: 2,
  sign: 'Kn',
  fan: [['Go7', 0], ['Kn9', 0], ['Un5', 0]],
  drawn: true,
  clans: false,
  cards: CARDS,
  zones: ['hand 0', 'hand 1', 'score 0', 'score 1'],
  middle({ trick, leader, seats, face_up }, names) {
    const played = trick.map((card, place) => `${names[(leader + place) % seats.length]}: ${cardName(card)}`);
    const stake = face_up.length > 0 ? t('page-hear-stake', { cards: heardList(face_up.map(cardName)) }) : '';
    return `${heardCards(played)} ${stake}`.trim();
  },
  scores: (_, aids) =>
    (aids?.factions ?? [])
      .map(({ faction, count, decided }) => `${t(`faction-${faction}`)} ${count.join(':')}${decided ? ` (${t('page-decided')})` : ''}`)
      .join(', '),
  progress: ({ phase, trick_number: round }) => ({ phase: phase === 'one' ? 1 : 2, round }),
  tips: [
    { name: 'claim', when: ({ phase, round }) => phase === 1 && round <= 4 },
    { name: 'claim-raised', when: ({ phase }) => phase === 1 },
    { name: 'claim-banners', when: ({ phase }) => phase === 2 },
    { name: 'why', when: ({ phase, round }) => phase === 2 || round > 2 },
  ],
  costKey: 'replay-cost',
  board: () => import('./ClaimTable.svelte'),
  powers: () => import('./powers'),
  follows: () => import('./deal'),
};
