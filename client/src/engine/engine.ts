/** The engine as the page uses it: a worker that is started when it is first wanted. */
import address, { weights } from 'virtual:engine';
import type { Socket } from '../socket/line';
import { speech } from '../texts/speech.svelte';
import { REFUSALS } from '../texts/refusals';
import type { ErrorBody, FromClient, ToClient } from '../wire/messages';
import { addLocal, removeLocal } from './known';
import type { FromWorker, ToWorker, Wanted } from './messages';
import { canRun } from './module';
import type { Message, UntranslatedError } from '../wire/engine';
import type { Reply } from './requests';

/** The engine refuses; `body` says why, in the visitor's language. */
export class LocalRefusal extends Error {
  constructor(
    readonly body: ErrorBody,
    /** What was found in a text that cannot be read. */
    readonly found = '',
  ) {
    super(body.message);
  }
}

/** An error in the visitor's language. */
async function translated({ phrase, ...error }: UntranslatedError): Promise<ErrorBody> {
  await speech.fetch(REFUSALS);
  return { ...error, message: speech.say(phrase) };
}

/** What an error has found in a text. */
function foundIn({ phrase }: UntranslatedError): string {
  const found = phrase.args['found'];
  return found && 'text' in found ? found.text : '';
}

/** A message as a server would send it. */
const spoken = async (message: Message): Promise<ToClient> =>
  message.kind === 'refused' ? { ...message, error: await translated(message.error) } : message;

interface Waiting {
  resolve(reply: Reply<Wanted['want']>): void;
  reject(fault: Error): void;
}

export class Engine {
  readonly #worker: Worker;
  readonly #sockets = new Map<number, Socket>();
  readonly #waiting = new Map<number, Waiting>();
  #number = 0;

  /** Fails if the engine cannot be started here. */
  readonly ready: Promise<void>;

  constructor(address: string) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'started') resolve();
        else if (data.kind === 'failed') reject(new Error('the engine did not start'));
        else this.#heard(data);
      };
      this.#worker.onerror = ({ message }) => reject(new Error(message));
    });
    this.#post({ kind: 'start', address, weights });
  }

  /** Connects a socket to a table, for the first time or again. */
  connect(table: string, socket: Socket, seat: number | null, again: boolean): number {
    this.#number += 1;
    this.#sockets.set(this.#number, socket);
    this.#post({ kind: 'connect', connection: this.#number, table, seat, again });
    return this.#number;
  }

  say(connection: number, message: FromClient): void {
    this.#post({ kind: 'say', connection, message });
  }

  disconnect(connection: number): void {
    if (this.#sockets.delete(connection)) this.#post({ kind: 'disconnect', connection });
  }

  /** Asks for something that needs no connection; the refusal is an exception. */
  want<Name extends Wanted['want']>(wanted: Extract<Wanted, { want: Name }>): Promise<Reply<Name>> {
    this.#number += 1;
    const id = this.#number;
    return new Promise<Reply<Name>>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post({ kind: 'want', id, wanted });
    });
  }

  /** Makes a table and remembers that it is this browser's own. */
  async make(wanted: Extract<Wanted, { want: 'create' | 'continue' }>): Promise<{ table: string }> {
    const { table } = await this.want(wanted);
    addLocal(table, wanted.names.length > 1);
    return { table };
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #heard(message: Exclude<FromWorker, { kind: 'started' | 'failed' }>): void {
    switch (message.kind) {
      case 'connected':
        this.#sockets.get(message.connection)?.onopen?.();
        break;
      case 'message':
        void spoken(message.message).then((said) => this.#tell(message.connection, said));
        break;
      case 'ended': {
        const socket = this.#sockets.get(message.connection);
        this.#sockets.delete(message.connection);
        // What was said before the end is heard before it.
        void Promise.resolve().then(() => socket?.onclose?.());
        break;
      }
      case 'reply':
        this.#waiting.get(message.id)?.resolve(message.reply);
        this.#waiting.delete(message.id);
        break;
      case 'refused': {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        void translated(message.error).then((body) => waiting?.reject(new LocalRefusal(body, foundIn(message.error))));
        break;
      }
      case 'removed':
        removeLocal(message.tables);
        break;
      case 'unkept':
        for (const connection of this.#sockets.keys()) this.#tell(connection, { kind: 'notice', text: speech.get('page-unkept') });
        break;
    }
  }

  #tell(connection: number, message: ToClient): void {
    this.#sockets.get(connection)?.onmessage?.({ data: JSON.stringify(message) });
  }
}

let started: Promise<Engine | null> | null = null;

async function begin(from: string): Promise<Engine> {
  const engine = new Engine(from);
  await engine.ready;
  return engine;
}

/** The engine; none if the page was built without one, or the browser cannot run it. What failed is tried again. */
export function engine(): Promise<Engine | null> {
  if (address === null || !canRun()) return Promise.resolve(null);
  started ??= begin(address).catch(() => (started = null));
  return started;
}
