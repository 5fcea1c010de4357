/** A game at a local table, played against an engine as the worker of the page does. */
import type { Now, ToClient } from '../../src/wire/messages';
import type { Chooser, NewLog, Step } from '../../src/wire/engine';
import type { Answering } from './engine';

export const ME = '00000000000000000000000000000001';

export class Game {
  log: string[] = [];
  table = '';
  now: Now | null = null;
  #time = 1_000_000;
  #drawn: number;

  constructor(
    readonly engine: Answering,
    seed = 0,
  ) {
    this.#drawn = seed * 1_000_000;
  }

  /** The reply to a request, whose name is its field `do`. */
  async call<T>({ do: name, ...rest }: { do: string; [field: string]: unknown }): Promise<T> {
    const reply = JSON.parse(await this.engine.text(JSON.stringify({ [name]: rest })));
    if ('error' in reply) throw new Error(JSON.stringify(reply.error));
    return reply.ok;
  }

  chance(): string {
    this.#drawn += 1;
    return this.#drawn.toString(16).padStart(64, '0');
  }

  moment(): { now: number; chance: string } {
    this.#time += 100;
    return { now: this.#time, chance: this.chance() };
  }

  /** Opens a table from its log. */
  async open(table: string, log: string[]): Promise<void> {
    [this.table, this.log] = [table, log];
    await this.call({ do: 'open', log, moment: this.moment() });
  }

  /** Makes a table and sits down. */
  async begin(setup: object, seats: string[]): Promise<Step> {
    const { table, entries } = await this.call<NewLog>({ do: 'create', setup, seats, name: 'Ada', token: ME, moment: this.moment() });
    await this.open(table, entries);
    return this.hear(1, { kind: 'hello', protocol: 1, since: 0, token: ME });
  }

  async step(request: { do: string; [field: string]: unknown }): Promise<Step> {
    const step = await this.call<Step>({ ...request, table: this.table, moment: this.moment() });
    this.log.push(...step.entries);
    for (const { to, message } of step.messages) {
      if (to !== 1) continue;
      if (message.kind === 'news') this.now = message.now;
      if (message.kind === 'welcome') this.now = message.scene.now;
      if (message.kind === 'refused') throw new Error(JSON.stringify(message.error));
    }
    return step;
  }

  hear(connection: number, message: object): Promise<Step> {
    return this.step({ do: 'hear', connection, message });
  }

  async answer(bot: Chooser): Promise<Step> {
    const action = await this.call<string | null>({ do: 'think', log: this.log, seat: bot.seat, chance: this.chance() });
    return this.step({ do: 'answer', seat: bot.seat, turn: bot.turn, action });
  }

  /** Plays until the game is over, for oneself what the rules name first, or later; how many choices that took. */
  async playOut(step: Step): Promise<number> {
    for (let choices = 0; choices < 3000; choices += 1) {
      if (this.now?.stage.kind === 'over') return choices;
      const position = this.now?.position;
      const [bot] = step.bots;
      if (bot) step = await this.answer(bot);
      else if (position) {
        const action = position.legal[choices % position.legal.length];
        step = await this.hear(1, { kind: 'ask', id: `p${choices}`, command: { do: 'play', action, turn: position.turn } });
      }
    }
    throw new Error(`the game does not end: ${JSON.stringify(this.now)}`);
  }
}

export type { ToClient };
