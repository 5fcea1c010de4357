/**
 * French joins a short word to what follows it: not « que Écuyer » but « qu’Écuyer », not « de le Roi »
 * but « du Roi ». A message cannot know what will stand in its placeholders; so short words before them
 * are joined when the sentence is whole, as `crates/text` does for the other front ends.
 */

/** The marks that Fluent puts around what stands in a placeholder. */
const OPENED = '\u2068';
const CLOSED = '\u2069';
const MARKS = new RegExp(`[${OPENED}${CLOSED}]`, 'g');
const NAMED = `[${OPENED}]+`;

/** Words that lose their vowel before another. (An `h` or a `y` may be a vowel or not, and is taken for none.) */
const ELIDED = new RegExp(`(?<!\\p{L})(?:(d|qu|n|s|jusqu|lorsqu|puisqu)e|(l)[ea]) ${NAMED}(?=[aàâäeéèêëiîïoôöuùûüœæ])`, 'giu');
/** Words that become one with an article. */
const CONTRACTED: ReadonlyArray<readonly [RegExp, string]> = [
  [new RegExp(`(?<!\\p{L})de ${NAMED}le `, 'gu'), 'du '],
  [new RegExp(`(?<!\\p{L})de ${NAMED}les `, 'gu'), 'des '],
  [new RegExp(`(?<!\\p{L})à ${NAMED}le `, 'gu'), 'au '],
  [new RegExp(`(?<!\\p{L})à ${NAMED}les `, 'gu'), 'aux '],
];

/** Spaces before these signs and inside quotation marks, at which no line may break. */
const BEFORE_SIGNS = / (?=[:;!?»%])|(?<=«) /g;

/** A sentence with its short words joined to what stands in its placeholders, without the marks around them, and with spaces that do not break. */
export function joined(text: string): string {
  const contracted = CONTRACTED.reduce((said, [both, one]) => said.replace(both, one), text);
  return contracted.replace(ELIDED, '$1$2’').replace(MARKS, '').replace(BEFORE_SIGNS, '\u00a0');
}
