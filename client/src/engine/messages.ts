/** What the page and the worker of the engine say to each other. */
import type { FromClient } from '../wire/messages';
import type { Message, UntranslatedError } from '../wire/engine';
import type { Reply, Request, Requests } from './requests';

/**
 * The requests that the page makes without a connection. The worker adds the log and the time where they belong. `names` are
 * those of the people at this device, the one who makes the table first; `seat` is that of the one who looks.
 */
export type Wanted =
  | { want: 'create'; setup: Request<'create'>['setup']; seats: string[]; names: string[] }
  | { want: 'continue'; table: string; round: number | null; number: number; seats: string[]; names: string[] }
  | { want: 'story'; table: string; seat: number | null }
  | { want: 'glance'; table: string; seat: number | null; number: number }
  | { want: 'hint'; table: string; seat: number | null }
  | { want: 'record'; table: string; round: number | null }
  | { want: 'at-move'; table: string; round: number | null; number: number }
  | ({ want: 'review' } & Requests['review'][0])
  | ({ want: 'moment' } & Requests['moment'][0])
  | ({ want: 'position' } & Requests['position'][0])
  | ({ want: 'solve' } & Requests['solve'][0])
  | ({ want: 'brief' } & Requests['brief'][0])
  | ({ want: 'whole' } & Requests['whole'][0])
  | ({ want: 'advise' } & Omit<Requests['advise'][0], 'chance'>)
  | { want: 'example'; game: string }
  | { want: 'games' }
  | { want: 'form'; game: string }
  | { want: 'lesson'; name: string };

/** From the page to the worker. */
export type ToWorker =
  | { kind: 'start'; address: string; weights: Record<string, string[]> }
  /**
   * `seat`: where the person sits who looks, if several share this device. `again`: the line was open before, and does not
   * take the table from another tab.
   */
  | { kind: 'connect'; connection: number; table: string; seat: number | null; again: boolean }
  | { kind: 'say'; connection: number; message: FromClient }
  | { kind: 'disconnect'; connection: number }
  | { kind: 'want'; id: number; wanted: Wanted };

/** From the worker to the page. */
export type FromWorker =
  /** The engine has started, or cannot. */
  | { kind: 'started' }
  | { kind: 'failed' }
  | { kind: 'connected'; connection: number }
  | { kind: 'message'; connection: number; message: Message }
  | { kind: 'ended'; connection: number }
  | { kind: 'reply'; id: number; reply: Reply<Wanted['want']> }
  | { kind: 'refused'; id: number; error: UntranslatedError }
  /** Tables that were removed because there were too many. */
  | { kind: 'removed'; tables: string[] }
  /** Something cannot be kept: it is lost with the tab. */
  | { kind: 'unkept' };

/** To a worker that thinks; it replies with a text. */
export type ToThinker =
  | { kind: 'think'; module: WebAssembly.Module }
  /** The weights of a game's networks, before the first request that needs them is asked again. */
  | { kind: 'weights'; game: string; files: Uint8Array }
  | { kind: 'ask'; request: string };
