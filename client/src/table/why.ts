/** Which chapters tell why something was won: the last of each trick or round. */
import type { Chapter } from '../wire/messages';

const DECIDING = /^(claim-tell-won|braverats-tell-(won|held|game)|defaite-tell-(suit|captures|duel-won|lets-go))/;

/** The numbers of the chapters in which something was decided, in order. */
export function decided(chapters: readonly Chapter[]): number[] {
  return chapters.flatMap(({ phrases }, number) => (phrases.some(({ key }) => DECIDING.test(key)) ? [number] : []));
}
