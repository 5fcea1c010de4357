/** What the cards of La Défaite are called. */
import { CARDS } from '../../wire/defaite-cards';
import { nameIn } from '../card-words';

export const cardName = (code: string): string => nameIn(CARDS, code);
