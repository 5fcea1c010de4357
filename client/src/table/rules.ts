/** The sentences of a rulebook, fetched once for each game and language. */
import { rules } from '../api';
import { settings } from '../settings.svelte';

const books = new Map<string, Promise<Map<string, string>>>();

async function fetched(game: string): Promise<Map<string, string>> {
  const { sentences } = await rules(game);
  return new Map(sentences.map(({ number, text }) => [number, text]));
}

/** The sentence behind a number; none if the book has no such number or cannot be had now. */
export async function sentence(game: string, number: string): Promise<string | null> {
  const key = `${game} ${settings.lang}`;
  const book = books.get(key) ?? fetched(game);
  books.set(key, book);
  try {
    return (await book).get(number) ?? null;
  } catch {
    books.delete(key);
    return null;
  }
}

export interface Piece {
  text: string;
  /** Whether the text is the number of a rule. */
  rule: boolean;
}

/** A sentence cut at the numbers of rules, such as C8.3. */
export const pieces = (text: string): Piece[] =>
  text
    .split(/(\b[A-Z]\d+\.\d+\b)/)
    .map((piece, place) => ({ text: piece, rule: place % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');
