/** What cards are called, by their codes on the wire. */
import { isOneOf, RATS } from '../art/names';
import { speech } from '../texts/speech.svelte';

export type Game = 'claim' | 'braverats' | 'defaite';
export const GAMES: readonly Game[] = ['claim', 'braverats', 'defaite'];

export const isGame = (name: string): name is Game => (GAMES as readonly string[]).includes(name);

/** A card's name in the visitor's language. */
export function cardName(game: Game, code: string): string {
  if (game === 'claim') return speech.get(`card-${code.slice(0, 2)}`, { value: Number(code.slice(2)) });
  if (game === 'braverats') return speech.get(`rat-${code}`);
  return courtName(code);
}

function courtName(code: string): string {
  if (speech.has(`defaite-card-${code}`)) return speech.get(`defaite-card-${code}`);
  const [, kind = code, value = '', symbol = ''] = /^([A-Z][a-z])(\d?)([A-Z][a-z])?$/.exec(code) ?? [];
  const of = symbol ? speech.get(`defaite-of-${symbol}`) : '';
  return speech.get(`defaite-card-${kind}`, { value: Number(value), symbol: of });
}

/** An action of Claim or BraveRats by the card it is about. */
export function actionName(game: Game, action: string): string {
  const card = action.split(' ')[1] ?? '';
  return card === 'top' ? speech.get('page-act-top') : cardName(game, card);
}

/** A card's name with its value, as it stands on the card. */
export function cardLabel(game: Game, code: string): string {
  const name = cardName(game, code);
  return game === 'braverats' && isOneOf(RATS, code) ? `${name} ${RATS.indexOf(code)}` : name;
}

/** What a card can do, in a sentence or two; nothing where its name says it all. */
export function cardPower(game: Game, code: string): string {
  const key = {
    claim: `power-${code.slice(0, 2)}`,
    braverats: `rat-power-${code}`,
    defaite: `defaite-power-${/^[A-Z][a-z]{2}$/.test(code) ? code : code.slice(0, 2)}`,
  }[game];
  return speech.has(key) ? speech.get(key) : '';
}
