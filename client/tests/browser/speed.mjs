/**
 * How fast the engine is in Chromium: against the same engine built for this machine, in one run, on the same requests.
 * `make speed` builds what it needs.
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { ARGS, CHROMIUM } from './site.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const NATIVE = join(ROOT, 'target/release/examples/lines');
const WIDTH = 2;

const golden = (game, prefix) => {
  const [name] = readdirSync(join(ROOT, 'golden', game)).filter((file) => file.startsWith(prefix) && file.endsWith('.json'));
  return JSON.parse(readFileSync(join(ROOT, 'golden', game, name), 'utf8'));
};
const review = (record, number) => ({ review: { record, number } });
const all = (record) => record.moves.map((_, place) => review(record, place + 1));
const weights = () => Buffer.concat([Buffer.from('\0claim\0'), ...['claim-habit', 'claim-second', 'claim'].map((name) => readFileSync(join(ROOT, `crates/players/weights/${name}.bin`)))]);

/** Answers requests one after the other; how many seconds each took. */
async function natively(requests) {
  const child = spawn(NATIVE);
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()(line));
  const seconds = [];
  for (const request of requests) {
    const begun = performance.now();
    await new Promise((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
    seconds.push((performance.now() - begun) / 1000);
  }
  child.kill();
  return seconds;
}

/** In the page: answers requests with workers, each with a module of its own; seconds in all, and frames a second meanwhile. */
async function inPage({ requests, width, provided }) {
  const script = `
    let exports;
    const exchange = (bytes) => {
      const place = exports.request(bytes.length);
      new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
      const length = exports.call();
      return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.reply(), length));
    };
    onmessage = ({ data }) => {
      if (data.module) {
        exports = new WebAssembly.Instance(data.module, {}).exports;
        if (data.weights) exchange(data.weights);
        return postMessage('ready');
      }
      postMessage(exchange(new TextEncoder().encode(data.request)));
    };`;
  const module = await WebAssembly.compile(await (await fetch('engine.wasm')).arrayBuffer());
  const bytes = provided ? new Uint8Array(await (await fetch('weights')).arrayBuffer()) : null;
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const answer = (worker, message) => new Promise((resolve) => ((worker.onmessage = ({ data }) => resolve(data)), worker.postMessage(message)));
  const workers = await Promise.all(Array.from({ length: width }, async () => {
    const worker = new Worker(address);
    await answer(worker, { module, weights: bytes });
    return worker;
  }));
  let frames = 0;
  let running = true;
  const count = () => running && ((frames += 1), requestAnimationFrame(count));
  requestAnimationFrame(count);
  const begun = performance.now();
  const left = [...requests];
  const replies = [];
  await Promise.all(workers.map(async (worker) => {
    for (let next = left.shift(); next; next = left.shift()) replies.push(await answer(worker, { request: JSON.stringify(next) }));
  }));
  running = false;
  const seconds = (performance.now() - begun) / 1000;
  workers.forEach((worker) => worker.terminate());
  return { seconds, fps: frames / seconds, failed: replies.filter((reply) => !reply.startsWith('{"ok"')).length };
}

const server = createServer(({ url }, answer) => {
  if (url === '/engine.wasm') return createReadStream(join(ROOT, 'target/engine.wasm')).pipe(answer.writeHead(200, { 'content-type': 'application/wasm' }));
  if (url === '/weights') return answer.end(weights());
  return answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>speed</title>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const run = (requests, width = 1, provided = false) => page.evaluate(inPage, { requests, width, provided });
const [claim, rats, court] = [golden('claim', 'random-2'), golden('braverats', 'prince-wins'), golden('defaite', 'random-3')];
const start = { ...rats, moves: [], outcome: null };

console.log('what                                        seconds  frames/s  failed');
const told = (what, { seconds, fps, failed }) => console.log(`${what.padEnd(42)} ${seconds.toFixed(2).padStart(8)} ${fps.toFixed(1).padStart(9)} ${String(failed).padStart(7)}`);
told('BraveRats solved from nothing, 1 worker', await run([{ solve: { record: start } }]));
told(`Claim reviewed, ${claim.moves.length} moves, ${WIDTH} workers`, await run(all(claim), WIDTH));
told(`La Défaite reviewed, ${court.moves.length} moves, ${WIDTH} workers`, await run(all(court), WIDTH));
if (existsSync(NATIVE)) {
  for (const [what, requests] of [
    ['search worlds: ten moves of Claim', all(claim).slice(0, 10)],
    ['playouts: ten moves of La Défaite', all(court).slice(20, 30)],
    ['BraveRats solved from nothing', [{ solve: { record: start } }]],
  ]) {
    const native = (await natively(requests)).reduce((sum, each) => sum + each, 0);
    const { seconds } = await run(requests);
    console.log(`${what.padEnd(42)} native ${native.toFixed(2)} s, Chromium ${seconds.toFixed(2)} s, ratio ${(native / seconds).toFixed(2)}`);
  }
} else console.log('no native engine to compare: cargo build --release --package interregnum-browser --examples');
await browser.close();
server.close();
