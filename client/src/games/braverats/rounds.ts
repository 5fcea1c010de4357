/** How a round between two cards ends without a +2, my card in rows, from the Musician up (B7). */
import type { RATS } from '../../art/names';

export const ROUNDS: Record<(typeof RATS)[number], string> = {
  Mu: '= = = = = - = =',
  Pp: '= = - + - - - *',
  Sp: '= + = + - - - -',
  As: '= - - = + - + -',
  Am: '= ++ ++ - = - - -',
  Wi: '+ + + + + = - -',
  Ge: '= + + - + + = -',
  Pr: '= ! + + + + + =',
};
