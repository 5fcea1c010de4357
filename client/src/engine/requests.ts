/** What the engine is asked and what it replies, as `crates/browser/src/request.rs` reads and writes it. */
import type { AtMove, GameInfo, GivenLesson, Making, Reviewed } from '../api';
import type { Advice, Chapter, ErrorBody, FromClient, GameDeal, Glance, OptionForm, Phrase, Summary, ToClient } from '../wire/messages';

/** Time in milliseconds, and 32 random bytes in hexadecimal digits. */
export interface Moment {
  now: number;
  chance: string;
}

/** Who makes a table, and who sits where. */
interface SeatPlan {
  token: string;
  name: string;
  seats: string[];
}

/** An error whose message has no language yet. */
export type UntranslatedError = Omit<ErrorBody, 'message'> & { phrase: Phrase };

/** A message as the engine writes it. */
export type LocalMessage = Exclude<ToClient, { kind: 'refused' }> | { kind: 'refused'; id: string | null; error: UntranslatedError };

export interface NewLog {
  table: string;
  entries: string[];
}

/** A bot that has to choose, and in how many milliseconds its answer is to be given. */
export interface Chooser {
  seat: number;
  turn: number;
  wait: number;
  fallback: string | null;
}

/** What comes of a request to a table: entries to store, then messages to deliver. */
export interface Step {
  expected: number;
  entries: string[];
  messages: Array<{ to: number; message: LocalMessage }>;
  bots: Chooser[];
  wake: number | null;
}

/** A finished game of a log; the last one if there is no round. */
interface Finished {
  log: readonly string[];
  round: number | null;
}

/** By the name of a request: what it carries, and its reply. */
export interface Requests {
  create: [SeatPlan & { setup: Making['setup']; moment: Moment }, NewLog];
  continue: [SeatPlan & Finished & { number: number; moment: Moment }, NewLog];
  open: [{ log: readonly string[]; moment: Moment }, Step];
  close: [{ table: string }, boolean];
  hear: [{ table: string; connection: number; message: FromClient; moment: Moment }, Step];
  leave: [{ table: string; connection: number; moment: Moment }, Step];
  tick: [{ table: string; moment: Moment }, Step];
  answer: [{ table: string; seat: number; turn: number; action: string; moment: Moment }, Step];
  story: [{ table: string; token: string | null }, Chapter[]];
  glance: [{ table: string; token: string | null; number: number }, Glance];
  summary: [{ table: string }, Summary];
  think: [{ log: readonly string[]; seat: number; chance: string }, string | null];
  hint: [{ log: readonly string[]; token: string; chance: string }, Advice[]];
  record: [Finished, GameDeal];
  'at-move': [Finished & { number: number; token: string | null }, Omit<AtMove, 'tale'>];
  review: [Finished & { number: number }, Reviewed];
  games: [object, Array<Omit<GameInfo, 'blurb'>>];
  form: [{ game: string }, OptionForm];
  lesson: [{ name: string }, GivenLesson];
}

export type Request<Name extends keyof Requests> = { do: Name } & Requests[Name][0];
export type Reply<Name extends keyof Requests> = Requests[Name][1];

/** A request as the engine reads it: its name, and then the rest. */
export function written<Name extends keyof Requests>({ do: name, ...rest }: Request<Name>): string {
  return JSON.stringify({ [name]: rest });
}

/** The engine refuses; what to tell has no language yet. */
export class EngineRefusal extends Error {
  constructor(readonly body: UntranslatedError) {
    super(body.code);
  }
}
