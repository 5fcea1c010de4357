/** Where a finished game comes from: a table, of a server or of this browser, or a record that somebody has opened. */
import { atMove, published, publishedAt, publishedReview, record, reviewed, type AtMove, type Reviewed } from '../api';
import { isLocal } from '../engine/known';
import { settings } from '../settings.svelte';
import type { GameDeal } from '../wire/messages';

export interface GameSource {
  /** The table it was played at, and which game of it; none for a record. */
  readonly played: { table: string; round: number | null } | null;
  at(move: number): Promise<AtMove>;
  review(move: number): Promise<Reviewed>;
  record(): Promise<GameDeal>;
  /** Where a server has the record as a file; none if the page has to make the file. */
  readonly file: string | null;
  /** How many moves are reviewed at a time. */
  width(): Promise<number>;
  /** Where the game is seen after a move. */
  address(move: number): string;
}

const engineWidth = async (): Promise<number> => (await import('../engine/thinkers')).width();

/** A record that was opened; `part` is what its link carries. */
export function recordSource(found: GameDeal, part: string): GameSource {
  const reader = async () => (await import('./records')).reader();
  return {
    played: null,
    at: async (number) => ({ ...(await (await reader()).want({ want: 'moment', record: found, number })), you: null, continued: null, elsewhere: null, tale: [] }),
    review: async (number) => (await reader()).want({ want: 'review', record: found, number }),
    record: async () => found,
    file: null,
    width: engineWidth,
    address: (move) => `/record/${move}#${part}`,
  };
}

/** A game that somebody has put on the net. */
export function publishedSource(name: string): GameSource {
  let asked: Promise<GameDeal> | null = null;
  const whole = (): Promise<GameDeal> => (asked ??= published(name));
  const running = async () => (settings.here ? (await import('../engine/engine')).engine() : null);
  return {
    played: null,
    at: (number) => publishedAt(name, number),
    review: async (number) => {
      const engine = await running();
      return engine ? engine.want({ want: 'review', record: await whole(), number }) : publishedReview(name, number);
    },
    record: whole,
    file: `/api/records/${name}`,
    width: async () => ((await running()) ? engineWidth() : 1),
    address: (move) => `/published/${name}/${move}`,
  };
}

/** A game of a table. The moves of a server's game are reviewed in this browser, where it can, and else by the server. */
export function tableSource(table: string, round: number | null): GameSource {
  const local = isLocal(table);
  let asked: Promise<GameDeal> | null = null;
  const whole = (): Promise<GameDeal> => (asked ??= record(table, round));
  const running = async () => (local || settings.here ? (await import('../engine/engine')).engine() : null);
  return {
    played: { table, round },
    at: (number) => atMove(table, number, round),
    review: async (number) => {
      const engine = await running();
      return engine ? engine.want({ want: 'review', record: await whole(), number }) : reviewed(table, number, round);
    },
    record: whole,
    file: local ? null : `/api/tables/${table}/record${round === null ? '' : `?round=${round}`}`,
    // A server is asked for one move at a time, the engine for as many as it has workers.
    width: async () => ((await running()) ? engineWidth() : 1),
    address: (move) => `/replay/${table}/${move}${round === null ? '' : `?round=${round}`}`,
  };
}
