/**
 * Keeps the local tables of one tab: asks the engine, stores what comes of it, and only then delivers the messages. What
 * a server's actor does for a table, this does for all tables of the tab, one request after the other.
 */
import type { FromClient } from '../wire/messages';
import type { FromWorker, ToWorker, Wanted } from './messages';
import type { Module } from './module';
import type { Chooser, Message, Moment, NewLog, Step } from '../wire/engine';
import { EngineRefusal, type Reply } from './requests';
import { Roles, type Takeover } from './roles';
import { Session } from './session';
import { Conflict, type Shelf } from './shelf';
import type { Thinkers } from './thinkers';

/** The secrets of the people at this browser: they never leave it, and nobody else plays here. The first makes the tables. */
const PEOPLE = [1, 2, 3, 4, 5, 6].map((person) => String(person).padStart(32, '0'));
const PERSON = '00000000000000000000000000000001';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const chance = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
const moment = (): Moment => ({ now: Date.now(), chance: chance() });
/** Who sits down under which name: the first makes the table, the others are friends at the same device. */
const planOf = (seats: string[], [name = '', ...others]: string[]) => ({
  token: PERSON,
  name,
  seats,
  friends: others.map((name, place) => ({ token: PEOPLE[place + 1] ?? PERSON, name })),
});
const sleep = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));

/** What tabs of one browser tell each other: a table was written to, or another tab acts there now. */
type Told = { changed: string } | { takeover: Takeover };

export class Keeper {
  #module: Module;
  readonly #make: () => Module;
  readonly #shelf: Shelf;
  readonly #thinkers: Thinkers;
  readonly #post: (message: FromWorker) => void;
  readonly #sessions = new Map<string, Session>();
  /** The table of every connection. */
  readonly #tables = new Map<number, string>();
  /** The secret of every connection. */
  readonly #people = new Map<number, string>();
  /** The connections of lines that were open before. */
  readonly #returned = new Set<number>();
  readonly #tabs = new BroadcastChannel('interregnum-tables');
  readonly #roles = new Roles(chance(), (takeover) => this.#tell({ takeover }));
  #queue: Promise<void> = Promise.resolve();

  constructor(make: () => Module, shelf: Shelf, thinkers: Thinkers, post: (message: FromWorker) => void) {
    this.#make = make;
    this.#module = make();
    this.#shelf = shelf;
    this.#thinkers = thinkers;
    this.#post = post;
    this.#tabs.onmessage = ({ data }: MessageEvent<Told>) => this.#inTurn(() => this.#toldBy(data));
  }

  #tell(told: Told): void {
    this.#tabs.postMessage(told);
  }

  heard(message: Exclude<ToWorker, { kind: 'start' }>): void {
    if (message.kind === 'want') void this.#answer(message.id, message.wanted);
    else this.#inTurn(() => this.#handle(message));
  }

  /** Does one thing after the other: a table must not be asked while what it said is being stored. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task);
    this.#queue = done.then(
      () => undefined,
      (fault) => this.#failed(fault),
    );
    return done;
  }

  /** After a fault of the engine nothing in its memory can be relied on: every table is loaded again. */
  #failed(fault: Error): void {
    console.error(fault);
    if (fault instanceof EngineRefusal) return;
    this.#module = this.#make();
    for (const session of this.#sessions.values()) session.stop();
    this.#sessions.clear();
    for (const connection of this.#tables.keys()) this.#post({ kind: 'ended', connection });
    this.#tables.clear();
    this.#people.clear();
    this.#returned.clear();
  }

  async #handle(message: Exclude<ToWorker, { kind: 'start' | 'want' }>): Promise<void> {
    const { connection } = message;
    if (message.kind === 'connect') return this.#connect(message);
    const session = this.#sessions.get(this.#tables.get(connection) ?? '');
    if (!session) return;
    if (message.kind === 'say') return this.#say(session, connection, message.message);
    this.#tables.delete(connection);
    this.#people.delete(connection);
    this.#returned.delete(connection);
    session.connections.delete(connection);
    await this.#take(session, this.#module.call<'leave'>({ do: 'leave', table: session.table, connection, moment: moment() }));
    if (session.connections.size > 0) return;
    session.stop();
    this.#sessions.delete(session.table);
    this.#module.call<'close'>({ do: 'close', table: session.table });
  }

  async #connect({ connection, table, seat, again }: Extract<ToWorker, { kind: 'connect' }>): Promise<void> {
    const session = await this.#session(table).catch((fault) => fault);
    if (!(session instanceof Session)) {
      const code = session instanceof EngineRefusal ? session.body.code : 'no-such-table';
      this.#post({ kind: 'message', connection, message: { kind: 'bye', code } });
      return this.#post({ kind: 'ended', connection });
    }
    session.connections.add(connection);
    this.#tables.set(connection, table);
    this.#people.set(connection, this.#token(table, seat));
    if (again) this.#returned.add(connection);
    this.#post({ kind: 'connected', connection });
  }

  /** The secret of the person at a seat of an open table; that of the one who made it if no seat is named. */
  #token(table: string, seat: number | null): string {
    if (seat === null) return PERSON;
    const seats = this.#module.call<'seats'>({ do: 'seats', table, tokens: PEOPLE });
    return PEOPLE[seats.indexOf(seat)] ?? PERSON;
  }

  /** An open table, which is loaded if it is not in memory. */
  async #session(table: string): Promise<Session> {
    const known = this.#sessions.get(table);
    if (known) return known;
    const log = await this.#shelf.read(table);
    if (log.length === 0) throw new Error(`there is no table ${table}`);
    this.#module.call<'open'>({ do: 'open', log, moment: moment() });
    const session = new Session(table, log);
    this.#sessions.set(table, session);
    return session;
  }

  async #say(session: Session, connection: number, message: FromClient): Promise<void> {
    const { table } = session;
    if (message.kind === 'take-over' || (message.kind === 'hello' && !this.#returned.has(connection))) this.#roles.takeOver(table);
    if (message.kind === 'ask' && this.#roles.isElsewhere(table)) {
      const error = { code: 'other-tab', phrase: { key: 'server-problem-other-tab', args: {} } };
      return this.#post({ kind: 'message', connection, message: { kind: 'refused', id: message.id, error } });
    }
    const said = message.kind === 'hello' ? { ...message, token: this.#people.get(connection) ?? PERSON } : message;
    await this.#take(session, this.#module.call<'hear'>({ do: 'hear', table, connection, message: said, moment: moment() }));
  }

  /** Stores what came of a request, then delivers it, then asks the bots. */
  async #take(session: Session, step: Step): Promise<void> {
    const { table } = session;
    if (step.entries.length > 0) {
      const row = { table, summary: this.#module.call<'summary'>({ do: 'summary', table }), changed: Date.now() };
      try {
        if (!(await this.#shelf.append(row, session.log, step.entries))) this.#post({ kind: 'unkept' });
      } catch (fault) {
        if (fault instanceof Conflict) return this.#again(session);
        throw fault;
      }
      session.log.push(...step.entries);
      this.#tell({ changed: table });
    }
    for (const { to, message } of step.messages) this.#post({ kind: 'message', connection: to, message: this.#acted(table, message) });
    this.#goOn(session, step);
  }

  /** A message with what the engine of one tab cannot know: whether another tab acts. */
  #acted(table: string, message: Message): Message {
    const acts = message.kind === 'welcome' || message.kind === 'acting';
    return acts && this.#roles.isElsewhere(table) ? { ...message, acting: false } : message;
  }

  #goOn(session: Session, step: Step): void {
    if (this.#roles.isElsewhere(session.table) || session.connections.size === 0) return session.stop();
    for (const bot of session.toAsk(step.bots)) void this.#think(session, bot);
    const { table } = session;
    session.wakeAfter(step.wake, () => void this.#inTurn(async () => {
      if (this.#sessions.get(table) === session) await this.#take(session, this.#module.call<'tick'>({ do: 'tick', table, moment: moment() }));
    }));
  }

  async #think(session: Session, bot: Chooser): Promise<void> {
    const { table } = session;
    const due = performance.now() + bot.wait;
    const request = { do: 'think', log: session.log, seat: bot.seat, chance: chance() } as const;
    // A bot that fails plays a legal action.
    const action = (await this.#thinkers.ask<'think'>(request).catch(() => null)) ?? bot.fallback;
    await sleep(due - performance.now());
    await this.#inTurn(async () => {
      if (action === null || this.#sessions.get(table) !== session || !session.takes(bot)) return;
      const { seat, turn } = bot;
      await this.#take(session, this.#module.call<'answer'>({ do: 'answer', table, seat, turn, action, moment: moment() }));
    });
  }

  /** Another tab has written to a table, or acts there now. */
  async #toldBy(told: Told): Promise<void> {
    if ('takeover' in told) return this.#takenOver(told.takeover);
    const session = this.#sessions.get(told.changed);
    if (session) await this.#again(session);
  }

  /** Another tab takes a table over. */
  #takenOver(takeover: Takeover): void {
    const session = this.#sessions.get(takeover.table);
    if (!this.#roles.heard(takeover) || !session) return;
    session.stop();
    for (const connection of session.connections) this.#post({ kind: 'message', connection, message: { kind: 'acting', acting: false } });
  }

  /** Loads a table again that another tab has written to, and shows it to everybody as after a break. */
  async #again(session: Session): Promise<void> {
    const { table } = session;
    const since = session.log.length;
    session.stop();
    session.log = await this.#shelf.read(table);
    this.#module.call<'open'>({ do: 'open', log: session.log, moment: moment() });
    for (const connection of session.connections) {
      const message: FromClient = { kind: 'hello', protocol: 1, since, token: this.#people.get(connection) ?? PERSON };
      await this.#take(session, this.#module.call<'hear'>({ do: 'hear', table, connection, message, moment: moment() }));
    }
  }

  async #answer(id: number, wanted: Wanted): Promise<void> {
    try {
      this.#post({ kind: 'reply', id, reply: await this.#reply(wanted) });
    } catch (fault) {
      const unknown = { code: 'no-such-table', phrase: { key: 'server-problem-no-such-table', args: {} } };
      this.#post({ kind: 'refused', id, error: fault instanceof EngineRefusal ? fault.body : unknown });
    }
  }

  async #reply(wanted: Wanted): Promise<Reply<Wanted['want']>> {
    const module = this.#module;
    switch (wanted.want) {
      case 'create': {
        const { setup, seats, names } = wanted;
        return this.#made(module.call<'create'>({ do: 'create', setup, ...planOf(seats, names), moment: moment() }));
      }
      case 'continue': {
        const { round, number, seats, names } = wanted;
        const log = await this.#log(wanted.table);
        return this.#made(module.call<'continue'>({ do: 'continue', log, round, number, ...planOf(seats, names), moment: moment() }));
      }
      case 'story': {
        const { table, seat } = wanted;
        await this.#inTurn(() => this.#session(table));
        return this.#module.call<'story'>({ do: 'story', table, token: this.#token(table, seat) });
      }
      case 'glance': {
        const { table, seat, number } = wanted;
        await this.#inTurn(() => this.#session(table));
        return this.#module.call<'glance'>({ do: 'glance', table, token: this.#token(table, seat), number });
      }
      case 'hint': {
        const { table, seat } = wanted;
        await this.#inTurn(() => this.#session(table));
        return this.#thinkers.ask<'hint'>({ do: 'hint', log: await this.#log(table), token: this.#token(table, seat), chance: chance() });
      }
      case 'record':
        return module.call<'record'>({ do: 'record', log: await this.#log(wanted.table), round: wanted.round });
      case 'at-move':
        return module.call<'at-move'>({ do: 'at-move', log: await this.#log(wanted.table), round: wanted.round, number: wanted.number, token: PERSON });
      case 'review':
        return this.#thinkers.ask<'review'>({ do: 'review', record: wanted.record, number: wanted.number });
      case 'advise':
        return this.#thinkers.ask<'advise'>({ do: 'advise', record: wanted.record, seat: wanted.seat, chance: chance() });
      case 'solve':
        return this.#thinkers.ask<'solve'>({ do: 'solve', record: wanted.record });
      case 'moment':
        return module.call<'moment'>({ do: 'moment', record: wanted.record, number: wanted.number });
      case 'position':
        return module.call<'position'>({ do: 'position', record: wanted.record, number: wanted.number, tried: wanted.tried });
      case 'brief':
        return module.call<'brief'>({ do: 'brief', record: wanted.record });
      case 'whole':
        return module.call<'whole'>({ do: 'whole', brief: wanted.brief });
      case 'example':
        return module.call<'example'>({ do: 'example', game: wanted.game });
      case 'games':
        return module.call<'games'>({ do: 'games' });
      case 'form':
        return module.call<'form'>({ do: 'form', game: wanted.game });
      case 'lesson':
        return module.call<'lesson'>({ do: 'lesson', name: wanted.name });
    }
  }

  /** The log of a table, as far as it is stored. */
  async #log(table: string): Promise<string[]> {
    const log = this.#sessions.get(table)?.log ?? (await this.#shelf.read(table));
    if (log.length === 0) throw new Error(`there is no table ${table}`);
    return [...log];
  }

  /** Keeps a new table. */
  async #made(made: NewLog): Promise<NewLog> {
    const { table, entries } = made;
    return this.#inTurn(async () => {
      this.#module.call<'open'>({ do: 'open', log: entries, moment: moment() });
      const row = { table, summary: this.#module.call<'summary'>({ do: 'summary', table }), changed: Date.now() };
      if (!(await this.#shelf.append(row, [], entries))) this.#post({ kind: 'unkept' });
      this.#sessions.set(table, new Session(table, [...entries]));
      const tables = await this.#shelf.tidy().catch(() => []);
      if (tables.length > 0) this.#post({ kind: 'removed', tables });
      return made;
    });
  }
}
