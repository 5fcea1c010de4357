/** What a listener can ask for: the hand, what lies in the middle, the scores. */
import { t } from '../texts/speech.svelte';
import type { Names } from '../texts/catalogue';
import type { GameName, Games } from '../wire/messages';
import { labelIn } from './card-words';
import { handOf } from './hands';
import { heardList } from './heard';
import { LIST } from './list';

export type Question = 'hand' | 'trick' | 'scores';
export const QUESTIONS: readonly Question[] = ['hand', 'trick', 'scores'];

interface Asked<G extends GameName> {
  game: G;
  view: Games[G]['view'];
  aids: Games[G]['aids'] | null;
  you: number | null;
  names: Names;
}

/** The answer to a question, in one sentence or a few. */
export function answered<G extends GameName>(question: Question, { game, view, aids, you, names }: Asked<G>): string {
  const own = LIST[game];
  if (question === 'hand') return t('page-hear-hand-is', { cards: heardList(handOf(view, you).map((card) => labelIn(own.cards, card))) });
  return question === 'trick' ? own.middle(view, names.names, aids) : own.scores(view, aids, names.names);
}
