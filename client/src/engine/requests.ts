/** What the engine is asked and what it replies; the types are generated from `crates/browser`. */
import type { Requests, UntranslatedError } from '../wire/engine';

export type { Requests };
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
