/** What a listener can ask for: the hand, what lies in the middle, the scores. */
import { t } from '../texts/speech.svelte';
import type { Names } from '../texts/catalogue';
import type { RatsView } from './braverats/view';
import { cardLabel, cardName, type Game } from './cards';
import type { Board, ClaimView } from './claim/view';
import type { CourtView } from './defaite/view';
import { heldName } from './defaite/words';

export type Question = 'hand' | 'trick' | 'scores';
export const QUESTIONS: readonly Question[] = ['hand', 'trick', 'scores'];

interface Asked {
  game: Game;
  view: unknown;
  aids: unknown;
  you: number | null;
  names: Names;
}

const list = (words: string[]): string => (words.length === 0 ? t('page-hear-nothing') : words.join(', '));

/** The answer to a question, in one sentence or a few. */
export function answered(question: Question, { game, view, aids, you, names }: Asked): string {
  if (question === 'hand') return t('page-hear-hand-is', { cards: list(handOf(game, view, you)) });
  const words = { claim, braverats, defaite }[game];
  return words(question, view, aids, names.names);
}

function handOf(game: Game, view: unknown, you: number | null): string[] {
  const { seats } = view as { seats: Array<{ hand: { known: string[] } }> };
  return (you === null ? [] : (seats[you]?.hand.known ?? [])).map((card) => cardLabel(game, card));
}

function claim(question: Question, view: unknown, aids: unknown, names: readonly string[]): string {
  const { trick, leader, seats, face_up } = view as ClaimView;
  if (question === 'trick') {
    const played = trick.map((card, place) => `${names[(leader + place) % seats.length]}: ${cardName('claim', card)}`);
    const stake = face_up.length > 0 ? t('page-hear-stake', { cards: list(face_up.map((card) => cardName('claim', card))) }) : '';
    return `${t('page-hear-trick-is', { cards: list(played) })} ${stake}`.trim();
  }
  const { factions = [] } = (aids as Board | null) ?? {};
  return factions.map(({ faction, count, decided }) => `${t(`faction-${faction}`)} ${count.join(':')}${decided ? ` (${t('page-decided')})` : ''}`).join(', ');
}

function braverats(question: Question, view: unknown, _aids: unknown, names: readonly string[]): string {
  const { game, standing, seats } = view as RatsView;
  if (question === 'trick') {
    const shown = seats.flatMap(({ choice }, seat) => (choice ? [`${names[seat]}: ${cardLabel('braverats', choice)}`] : []));
    const last = game.rounds.at(-1)?.cards.map((card, seat) => `${names[seat]}: ${cardLabel('braverats', card)}`) ?? [];
    return t('page-hear-trick-is', { cards: list(shown.length > 0 ? shown : last) });
  }
  return `${standing.victories.map((count, seat) => `${names[seat]} ${count}`).join(', ')}. ${t('page-held', { count: standing.held })}`;
}

function defaite(question: Question, view: unknown, _aids: unknown, names: readonly string[]): string {
  const { middle, seats, king } = view as CourtView;
  if (question === 'trick') {
    const lying = middle.map(({ seat, card }) => `${names[seat]}: ${card ? cardName('defaite', card) : t('page-face-down')}`);
    return t('page-hear-trick-is', { cards: list(lying) });
  }
  const courts = seats.map(({ points, court }, seat) => `${names[seat]}: ${t('page-points', { count: points })}, ${list(court.map(heldName))}`);
  return `${courts.join('. ')}. ${names[king.seat]} ${t(king.held ? 'page-king-held' : 'page-king-free')}.`;
}
