/** What is said at a table: the last lines of it, and whether anything may be said. */
import type { Scene, Told } from '../wire/messages';

/** How many messages stay. */
const LINES = 50;

/** Whether there is a chat: people sit at the table, and may talk or could be allowed to. */
export function hasTalk({ chat, you, now: { seats } }: Scene): boolean {
  const host = seats.some(({ holder }, seat) => seat === you && holder.kind === 'person' && holder.host);
  const alone = seats.every(({ holder }, seat) => holder.kind === 'bot' || seat === you);
  return (chat || host) && !alone;
}

/** Who said what; news of anything else are no words. */
export function lines({ at, news }: Told, names: readonly string[]): Scene['talk'] {
  if (news.kind === 'said') return [{ at, name: names[news.seat] ?? '', words: { text: news.text } }];
  if (news.kind === 'gestured') return [{ at, name: names[news.seat] ?? '', words: { emote: news.emote } }];
  return [];
}

/** The talk after some news. */
export function heard(told: readonly Told[], { chat, talk }: Pick<Scene, 'chat' | 'talk'>, names: readonly string[]): Pick<Scene, 'chat' | 'talk'> {
  return {
    chat: told.reduce((on, { news }) => (news.kind === 'chat-switched' ? news.on : on), chat),
    talk: [...talk, ...told.flatMap((entry) => lines(entry, names))].slice(-LINES),
  };
}
