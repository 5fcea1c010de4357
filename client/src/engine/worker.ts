/**
 * The worker of the engine. One script serves both kinds: the one that keeps the tables, and those that think. Which it
 * is, the first message says.
 */
import type { FromWorker, ToThinker, ToWorker } from './messages';
import { Keeper } from './keeper';
import { Module } from './module';
import { Shelf } from './shelf';
import { Thinkers, type Weights } from './thinkers';

let keeper: Keeper | null = null;
let thinker: Module | null = null;

async function bytesOf(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** The weights of all games, from the addresses of their files. */
const fetched = (addresses: Record<string, string[]>): Promise<Weights[]> =>
  Promise.all(
    Object.entries(addresses).map(async ([game, files]) => {
      const parts = await Promise.all(files.map(bytesOf));
      return { game, files: new Uint8Array(await new Blob(parts).arrayBuffer()) };
    }),
  );

const post = (message: FromWorker): void => self.postMessage(message);

/** Begins to keep tables with the module at this address. */
async function start(address: string, weights: Record<string, string[]>): Promise<void> {
  const module = await WebAssembly.compile(await bytesOf(address));
  const thinking = () => {
    const worker = new Worker(self.location.href, { type: 'module' });
    worker.postMessage({ kind: 'think', module } satisfies ToThinker);
    return worker;
  };
  keeper = new Keeper(() => new Module(module), new Shelf(), new Thinkers(thinking, () => fetched(weights)), post);
}

function onKeeper(message: ToWorker): void {
  if (message.kind !== 'start') return keeper?.heard(message);
  start(message.address, message.weights).then(
    () => post({ kind: 'started' }),
    () => post({ kind: 'failed' }),
  );
}

self.onmessage = ({ data }: MessageEvent<ToWorker | ToThinker>) => {
  if (data.kind === 'think') thinker = new Module(data.module);
  else if (data.kind === 'weights') thinker?.provide(data.game, data.files);
  else if (data.kind === 'ask') {
    if (thinker) self.postMessage(thinker.text(data.request));
  } else onKeeper(data);
};
