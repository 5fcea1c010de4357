/** Which chapters tell why something was won: the last of each trick or round. */
import type { Chapter, Role, Sentence } from '../wire/messages';

/** The numbers of the chapters in which something was decided, in order. */
export function decided(chapters: readonly Chapter[]): number[] {
  return chapters.flatMap(({ phrases }, number) => (phrases.some(({ role }) => role === 'decision') ? [number] : []));
}

/** The sentences of the last decision: what was decided and why first, then what belongs to it. */
export function lastDecision(chapters: readonly Chapter[]): Sentence[] {
  const from = decided(chapters).at(-1);
  if (from === undefined) return [];
  const sentences = chapters.slice(from).flatMap(({ phrases }) => phrases);
  const having = (wanted: Role): Sentence[] => sentences.filter(({ role }) => role === wanted);
  return [...having('decision'), ...having('consequence')];
}
