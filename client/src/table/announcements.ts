/** The announcements above the board that news calls for: time-outs, stand-ins, returns, answered proposals. */
import { speech } from '../texts/speech.svelte';
import type { News, Phrase, Scene } from '../wire/messages';
import type { Tone } from './announcer.svelte';
import { botName } from './names';
import { timeouts } from './retold';

export interface Announcement {
  text: string;
  tone: Tone;
}

interface Told {
  /** The table before the news. */
  before: Scene;
  names: readonly string[];
  tell: (phrase: Phrase) => string;
}

/** The sentences for one piece of news; most news has none. */
export function announcements(news: News, { before, names, tell }: Told): Announcement[] {
  const { you } = before;
  const name = (seat: number): string => names[seat] ?? '';
  const plain = (key: string, args: Record<string, string | number> = {}): Announcement[] => [{ text: speech.get(key, args), tone: 'plain' }];
  switch (news.kind) {
    case 'played':
      return timeouts(news).map(({ seat, phrase }) => ({ text: tell(phrase), tone: seat === you ? 'loss' : 'plain' }));
    case 'stood-in':
      return plain(news.for_good ? 'page-stood-in-for-good' : 'page-stood-in', { name: name(news.seat), bot: botName(news.bot) });
    case 'found':
      return found(news, before, name);
    case 'answered': {
      const asked = before.now.proposals.find(({ what }) => what === news.what);
      if (news.agree || asked === undefined || news.seat === you) return [];
      const key = asked.by === news.seat ? 'page-withdrawn' : `page-declined-${news.what}`;
      return plain(key, { name: name(news.seat) });
    }
    case 'rose':
      return news.unseated && news.seat === you ? [{ text: speech.get('page-unseated'), tone: 'loss' }] : [];
    case 'took-back':
      return plain('page-took-back');
    case 'extended':
      return plain(before.clock.kind === 'days' ? 'page-extended-day' : 'page-extended');
    default:
      return [];
  }
}

function found({ seat, played }: Extract<News, { kind: 'found' }>, before: Scene, name: (seat: number) => string): Announcement[] {
  if (seat === before.you) return played > 0 ? [{ text: speech.get('page-played-for-you', { count: played }), tone: 'plain' }] : [];
  const holder = before.now.seats[seat]?.holder;
  const stood = holder?.kind === 'person' && holder.stand_in !== null;
  return [{ text: speech.get(stood ? 'page-relieved' : 'page-came-back', { name: name(seat) }), tone: 'plain' }];
}
