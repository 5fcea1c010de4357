/** Workers that think: as many as the machine has cores, each with one task at a time. */
import type { ToThinker } from './messages';
import { EngineRefusal, written, type Reply, type Request } from './requests';

/** What a thinker needs of a browser's worker. */
export interface ThinkingWorker {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToThinker): void;
  terminate(): void;
}

/** The requests that take long. */
export type Thoughtful = 'think' | 'hint' | 'review' | 'advise' | 'solve';

/** The weights of a game's networks, which are no part of the module. */
export interface Weights {
  game: string;
  /** One after the other. */
  files: Uint8Array;
}

interface Task {
  request: string;
  resolve(reply: string): void;
  reject(fault: Error): void;
}

/** Each worker takes some megabytes. */
const MOST = 8;

/** How many tasks are thought about at a time. */
export const width = (cores = navigator.hardwareConcurrency): number => Math.max(1, Math.min(cores, MOST));

/** The reply of an engine that needs weights. */
const NO_WEIGHTS = /^\{"error":\{"code":"no-weights"/;

/** The task failed: its worker ran out of memory, or the engine has a fault. */
export class Unthinkable extends Error {}

export class Thinkers {
  readonly #start: () => ThinkingWorker;
  readonly #weights: () => Promise<Weights[]>;
  readonly #most: number;
  /** The workers that have the weights. */
  readonly #provided = new WeakSet<ThinkingWorker>();
  #idle: ThinkingWorker[] = [];
  #number = 0;
  #waiting: Task[] = [];

  constructor(start: () => ThinkingWorker, weights: () => Promise<Weights[]>, most = width()) {
    this.#start = start;
    this.#weights = weights;
    this.#most = most;
  }

  /** Thinks; a bot whose turn it is comes before reviews. */
  async ask<Name extends Thoughtful>(request: Request<Name>): Promise<Reply<Name>> {
    const text = await new Promise<string>((resolve, reject) => {
      const task = { request: written(request), resolve, reject };
      if (request.do === 'review') this.#waiting.push(task);
      else this.#waiting.unshift(task);
      this.#next();
    });
    const reply = JSON.parse(text);
    if ('error' in reply) throw new EngineRefusal(reply.error);
    return reply.ok;
  }

  #next(): void {
    const task = this.#waiting.shift();
    if (!task) return;
    const worker = this.#free();
    if (!worker) return void this.#waiting.unshift(task);
    worker.onmessage = ({ data }) => {
      if (NO_WEIGHTS.test(data) && !this.#provided.has(worker)) return void this.#provide(worker, task);
      this.#idle.push(worker);
      task.resolve(data);
      this.#next();
    };
    // A worker that failed once is not used again.
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#number -= 1;
      task.reject(new Unthinkable(event.message));
      this.#next();
    };
    worker.postMessage({ kind: 'ask', request: task.request });
  }

  /** Gives a worker the weights and asks again; without them the task is answered as it was. */
  async #provide(worker: ThinkingWorker, task: Task): Promise<void> {
    this.#provided.add(worker);
    const weights = await this.#weights().catch(() => []);
    // What did not arrive is asked for again with the next task.
    if (weights.length === 0) this.#provided.delete(worker);
    for (const { game, files } of weights) worker.postMessage({ kind: 'weights', game, files });
    if (weights.length > 0) return worker.postMessage({ kind: 'ask', request: task.request });
    this.#idle.push(worker);
    task.reject(new Unthinkable('the weights did not arrive'));
    this.#next();
  }

  #free(): ThinkingWorker | null {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#number >= this.#most) return null;
    this.#number += 1;
    return this.#start();
  }
}
