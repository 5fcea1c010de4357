/** Sentences for moves that the clock or a stand-in made for a seat. */
import type { Chapter, News, Phrase } from '../wire/messages';

const PLAYS = /-tell-(plays|reveals)$/;

/** Whether a phrase tells that this seat plays a card. */
function isPlay({ key, args }: Phrase, seat: number): boolean {
  const who = args['seat'];
  return PLAYS.test(key) && who !== undefined && 'seat' in who && who.seat === seat && 'cards' in args;
}

/** The phrases of a chapter, with the truth about who made the move. */
export function retold({ seat, by, phrases }: Chapter): Phrase[] {
  if (by === 'player' || seat === null) return phrases;
  if (phrases.some((phrase) => isPlay(phrase, seat))) {
    return phrases.map((phrase) => (isPlay(phrase, seat) ? { ...phrase, key: `page-${by}-plays` } : phrase));
  }
  return [{ key: `page-${by}-moves`, args: { seat: { seat } } }, ...phrases];
}

/** What is to be announced of a move: that somebody's time was up. */
export function timeouts({ seats, by, story }: Extract<News, { kind: 'played' }>): Array<{ seat: number; phrase: Phrase }> {
  return seats.flatMap((seat, place) => {
    if (by[place] !== 'clock') return [];
    const told = retold({ seat, by: 'clock', phrases: story.phrases });
    return told.filter(({ key }) => /^page-clock-/.test(key)).map((phrase) => ({ seat, phrase }));
  });
}
