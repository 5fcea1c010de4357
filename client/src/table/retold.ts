/** Sentences for moves that the clock or a stand-in made for a seat. */
import type { Chapter, MovedBy, News, Phrase, Sentence } from '../wire/messages';

/** The sentence that tells which cards a seat played, if it played any. */
function playOf(seat: number, sentences: readonly Sentence[]): Sentence | undefined {
  return sentences.find(({ role, args: { seat: who } }) => role === 'play' && who !== undefined && 'seat' in who && who.seat === seat);
}

/** The sentence that says who made a seat's move: with its cards, if it played some. */
function moved(seat: number, by: MovedBy, play: Sentence | undefined): Phrase {
  return play ? { key: `page-${by}-plays`, args: play.args } : { key: `page-${by}-moves`, args: { seat: { seat } } };
}

/** The phrases of a chapter, with the truth about who made the move. */
export function retold({ seat, by, phrases }: Chapter): Phrase[] {
  if (by === 'player' || seat === null) return phrases;
  const play = playOf(seat, phrases);
  const told = moved(seat, by, play);
  return play ? phrases.map((phrase) => (phrase === play ? told : phrase)) : [told, ...phrases];
}

/** What is to be announced of a move: that somebody's time was up. */
export function timeouts({ seats, by, story }: Extract<News, { kind: 'played' }>): Array<{ seat: number; phrase: Phrase }> {
  return seats.flatMap((seat, place) =>
    by[place] === 'clock' ? [{ seat, phrase: moved(seat, 'clock', playOf(seat, story.phrases)) }] : [],
  );
}
