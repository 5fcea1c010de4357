/**
 * A line to a table that mends itself. What was asked and not answered is asked again under the
 * same name after a break, so that nothing is lost and nothing is done twice.
 */
import type { Command, FromClient, ToClient } from '../wire/messages';

export const PROTOCOL = 1;

/** How often a sign of life is asked for, and after how much silence the line counts as lost. */
const PING = 4_000;
const SILENCE = 9_000;
/** The first wait before a new attempt, and the longest. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** Refusals of the connection that another attempt would only repeat. */
const FINAL = new Set(['no-such-table', 'protocol', 'bad-origin', 'too-large', 'banned', 'network-banned']);

export type LineState = 'connecting' | 'open' | 'lost' | 'ended';

/** What the line needs of a browser's socket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** The world around a line, so that tests can bring their own. */
export interface World {
  open(): Socket;
  /** Calls back after this many milliseconds; the returned function cancels it. */
  later(after: number, call: () => void): () => void;
  /** A number from 0 up to 1. */
  chance(): number;
}

export interface Listener {
  heard(message: ToClient): void;
  changed(state: LineState, code: string | null): void;
  /** The last version that is known, to be told what happened since. */
  version(): number | null;
  /** The visitor's token, where the browser keeps no cookies. */
  token(): string | null;
}

interface Asked {
  id: string;
  command: Command;
}

export class Line {
  readonly #world: World;
  readonly #listener: Listener;
  #socket: Socket | null = null;
  #state: LineState = 'connecting';
  #welcomed = false;
  #attempts = 0;
  #code: string | null = null;
  #pending: Asked[] = [];
  #cancel: Array<() => void> = [];
  #pings = 0;
  /** Whether this tab wants to act and was not told yet that it does. */
  #takingOver = false;

  constructor(world: World, listener: Listener) {
    this.#world = world;
    this.#listener = listener;
    this.#connect();
  }

  /** What was asked and has no answer yet. */
  get pending(): readonly Asked[] {
    return this.#pending;
  }

  /** Asks something of the table, now or as soon as the line is open. */
  ask(id: string, command: Command): void {
    this.#pending = [...this.#pending, { id, command }];
    if (this.#welcomed) this.#send({ kind: 'ask', id, command });
  }

  /** Asks to act here, now or as soon as the line is open. */
  takeOver(): void {
    this.#takingOver = true;
    if (this.#welcomed) this.#send({ kind: 'take-over' });
  }

  /** Tries at once, as when the browser says that the network is back. */
  retry(): void {
    if (this.#state === 'lost' && !this.#socket) this.#connect();
  }

  /** Opens the connection anew, so that the server sees who the visitor is now; unanswered requests are sent again. */
  renew(): void {
    if (this.#state === 'ended') return;
    this.#become('connecting');
    this.#connect();
  }

  /** The line is no longer wanted. */
  close(): void {
    this.#state = 'ended';
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    const socket = this.#world.open();
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#heard(data);
    socket.onclose = () => this.#broken();
    this.#watch();
  }

  #greet(): void {
    const [since, token] = [this.#listener.version(), this.#listener.token()];
    this.#send({ kind: 'hello', protocol: PROTOCOL, ...(since === null ? {} : { since }), ...(token === null ? {} : { token }) });
  }

  #heard(text: string): void {
    const message: ToClient = JSON.parse(text);
    this.#watch();
    if ('acting' in message && message.acting) this.#takingOver = false;
    if (message.kind === 'welcome') this.#open();
    if (message.kind === 'done') this.#answered(message.id);
    if (message.kind === 'refused' && message.id) this.#answered(message.id);
    if (message.kind === 'bye') this.#code = message.code;
    this.#listener.heard(message);
  }

  #open(): void {
    this.#welcomed = true;
    this.#attempts = 0;
    this.#code = null;
    this.#become('open');
    if (this.#takingOver) this.#send({ kind: 'take-over' });
    for (const { id, command } of this.#pending) this.#send({ kind: 'ask', id, command });
  }

  #answered(id: string): void {
    this.#pending = this.#pending.filter((asked) => asked.id !== id);
  }

  #broken(): void {
    if (this.#state === 'ended') return;
    this.#drop();
    if (this.#code !== null && FINAL.has(this.#code)) {
      this.#pending = [];
      this.#become('ended');
      return;
    }
    this.#become('lost');
    const wait = Math.min(FIRST_WAIT * 2 ** this.#attempts, LONGEST_WAIT);
    this.#attempts += 1;
    this.#cancel.push(this.#world.later(wait * (0.75 + this.#world.chance() / 2), () => this.#connect()));
  }

  /** Begins anew to wait for a sign of life. */
  #watch(): void {
    this.#calm();
    const ping = () => {
      this.#pings += 1;
      if (this.#welcomed) this.#send({ kind: 'ping', n: this.#pings });
      this.#cancel.push(this.#world.later(PING, ping));
    };
    this.#cancel.push(this.#world.later(PING, ping));
    this.#cancel.push(this.#world.later(SILENCE, () => this.#broken()));
  }

  #calm(): void {
    for (const cancel of this.#cancel) cancel();
    this.#cancel = [];
  }

  #drop(): void {
    this.#calm();
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #become(state: LineState): void {
    this.#state = state;
    this.#listener.changed(state, this.#code);
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

/** A browser's socket. */
function opened(address: string): Socket {
  const inner = new WebSocket(address);
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: (text) => inner.send(text), close: () => inner.close() };
  inner.onopen = () => socket.onopen?.();
  inner.onmessage = ({ data }) => socket.onmessage?.({ data: String(data) });
  inner.onclose = () => socket.onclose?.();
  return socket;
}

/** The time and the chance of a browser. */
export const timers: Omit<World, 'open'> = {
  later: (after, call) => {
    const timer = setTimeout(call, after);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

/** The world of a browser before a server. */
export const browser = (address: string): World => ({ ...timers, open: () => opened(address) });
