/** Which chapters tell why something was won: the last of each trick or round. */
import type { Chapter, Phrase } from '../wire/messages';

const DECIDING = /^(claim-tell-won|braverats-tell-(won|held|game)|defaite-tell-(suit|captures|duel-won|lets-go))/;
/** What belongs to a decision besides: the powers that made it, and who got which cards. */
const CONSEQUENCE =
  /^(claim-tell-(leads-next|looks|takes|draws|scores|in-front|aside|driven-off)|braverats-tell-(powerless|keeps-victory|match))/;

/** The numbers of the chapters in which something was decided, in order. */
export function decided(chapters: readonly Chapter[]): number[] {
  return chapters.flatMap(({ phrases }, number) => (phrases.some(({ key }) => DECIDING.test(key)) ? [number] : []));
}

/** The sentences of the last decision: what was decided and why first, then what came of it. */
export function lastDecision(chapters: readonly Chapter[]): Phrase[] {
  const from = decided(chapters).at(-1);
  if (from === undefined) return [];
  const phrases = chapters.slice(from).flatMap((chapter) => chapter.phrases);
  const ranked = (pattern: RegExp): Phrase[] => phrases.filter(({ key }) => pattern.test(key));
  return [...ranked(DECIDING), ...ranked(CONSEQUENCE)];
}
