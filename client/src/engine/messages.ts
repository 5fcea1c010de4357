/** What the page and the worker of the engine say to each other. */
import type { FromClient } from '../wire/messages';
import type { LocalMessage, Reply, Request, UntranslatedError } from './requests';

/** The requests that the page makes without a connection. The worker adds the log and the time where they belong. */
export type Wanted =
  | { want: 'create'; setup: Request<'create'>['setup']; seats: string[]; name: string }
  | { want: 'continue'; table: string; round: number | null; number: number; seats: string[]; name: string }
  | { want: 'story'; table: string }
  | { want: 'glance'; table: string; number: number }
  | { want: 'hint'; table: string }
  | { want: 'record'; table: string; round: number | null }
  | { want: 'at-move'; table: string; round: number | null; number: number }
  | { want: 'review'; table: string; round: number | null; number: number }
  | { want: 'games' }
  | { want: 'form'; game: string }
  | { want: 'lesson'; name: string };

/** From the page to the worker. */
export type ToWorker =
  | { kind: 'start'; address: string; weights: Record<string, string[]> }
  | { kind: 'connect'; connection: number; table: string }
  | { kind: 'say'; connection: number; message: FromClient }
  | { kind: 'disconnect'; connection: number }
  | { kind: 'want'; id: number; wanted: Wanted };

/** From the worker to the page. */
export type FromWorker =
  /** The engine has started, or cannot. */
  | { kind: 'started' }
  | { kind: 'failed' }
  | { kind: 'connected'; connection: number }
  | { kind: 'message'; connection: number; message: LocalMessage }
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
