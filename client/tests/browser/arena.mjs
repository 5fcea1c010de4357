/**
 * Bots of this machine against bots of the WebAssembly module, level for level: every deal is played twice, with the
 * seats changed over, and every choice draws its own chance. A level is a number of worlds, so that the shares must be
 * even. Beside that it counts how many choices both engines make alike with the same chance. `make arena-engine` builds
 * what it needs; `node arena.mjs GAME LEVEL DEALS` plays one pair.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../../..');
const ME = '00000000000000000000000000000001';
const OPTIONS = {
  claim: { players: 2, kingdom: ['Go', 'Kn', 'Dw', 'Un', 'Do'], leader: 0 },
  braverats: { deal: 'standard', traitor: false, draw: false, target: 4, match: 1, musician_cancels: false, ambassador_keeps: true },
};
/** Deals by game and level: fewer where a choice takes longer. */
const PLAN = [
  ['claim', 'page', 200], ['claim', 'squire', 200], ['claim', 'herald', 100], ['claim', 'chancellor', 50],
  ['braverats', 'page', 200], ['braverats', 'squire', 200], ['braverats', 'herald', 100], ['braverats', 'chancellor', 50],
];

/** The WebAssembly module. */
function wasm() {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(join(ROOT, 'target/engine.wasm'))), {});
  const exchange = (bytes) => {
    // A request may let the memory grow, which replaces its buffer.
    const place = exports.request(bytes.length);
    new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
    const length = exports.call();
    const reply = exports.reply();
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, reply, length));
  };
  exchange(Buffer.concat([Buffer.from('\0claim\0'), ...['claim-habit', 'claim-second', 'claim'].map((name) => readFileSync(join(ROOT, `crates/players/weights/${name}.bin`)))]));
  return { ask: async (request) => exchange(new TextEncoder().encode(request)), close() {} };
}

/** The same engine built for this machine. */
function native() {
  const [built] = ['release', 'debug'].map((profile) => join(ROOT, `target/${profile}/examples/lines`)).filter((path) => existsSync(path));
  if (!built) throw new Error('there is no native engine: cargo build --release --package interregnum-browser --examples');
  const child = spawn(built);
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()(line));
  return {
    ask: (request) => new Promise((resolve) => (waiting.push(resolve), child.stdin.write(`${request}\n`))),
    close: () => child.kill(),
  };
}

async function call(engine, name, fields) {
  const reply = JSON.parse(await engine.ask(JSON.stringify({ [name]: fields })));
  if ('error' in reply) throw new Error(`${name}: ${JSON.stringify(reply.error)}`);
  return reply.ok;
}

const seed = (...parts) => createHash('sha256').update(parts.join(' ')).digest('hex');

/** Plays a deal; `thinkers` are the engines by seat. Returns seat 0's points, and how many choices were compared and alike. */
async function play(keeper, thinkers, [game, level, deal, seating]) {
  let time = 1_000_000;
  let choices = 0;
  const moment = () => ({ now: (time += 100), chance: seed('moment', deal, time) });
  const plan = { token: ME, name: 'Ada', seats: [level, level] };
  const { table, entries } = await call(keeper, 'create', { setup: { game, options: OPTIONS[game], pace: 0 }, ...plan, moment: moment() });
  const log = [...entries];
  let step = await call(keeper, 'open', { log, moment: moment() });
  const counted = { compared: 0, alike: 0 };
  for (; choices < 500; choices += 1) {
    log.push(...step.entries);
    const [bot] = step.bots;
    if (!bot) break;
    const asked = { log, seat: bot.seat, chance: seed('choice', deal, choices, seating) };
    const action = await call(thinkers[bot.seat], 'think', asked);
    // The other engine, with the same chance, for every eighth choice.
    if (choices % 8 === 0) {
      counted.compared += 1;
      if ((await call(thinkers[1 - bot.seat], 'think', asked)) === action) counted.alike += 1;
    }
    step = await call(keeper, 'answer', { table, seat: bot.seat, turn: bot.turn, action, moment: moment() });
  }
  await call(keeper, 'close', { table });
  const { outcome } = await call(keeper, 'record', { log, round: null });
  const winners = outcome.winners;
  return { points: winners.includes(0) ? 1 / winners.length : 0, ...counted };
}

/** The share of the native engine over pairs of games, with a 95 % interval. */
async function match(game, level, deals) {
  const [keeper, here, there] = [wasm(), native(), wasm()];
  const pairs = [];
  let [compared, alike] = [0, 0];
  const begun = performance.now();
  for (let deal = 1; deal <= deals; deal += 1) {
    let sum = 0;
    for (const seating of [0, 1]) {
      const found = await play(keeper, seating === 0 ? [here, there] : [there, here], [game, level, deal, seating]);
      sum += seating === 0 ? found.points : 1 - found.points;
      compared += found.compared;
      alike += found.alike;
    }
    pairs.push(sum / 2);
  }
  here.close();
  const mean = pairs.reduce((sum, each) => sum + each, 0) / deals;
  const variance = pairs.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, deals - 1);
  const half = 1.96 * Math.sqrt(variance / deals);
  const percent = (share) => (100 * share).toFixed(1).padStart(5);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(`${game.padEnd(10)} ${level.padEnd(11)} ${String(2 * deals).padStart(5)} ${percent(mean)} % ± ${percent(half)}  ${alike} of ${compared} ${minutes.padStart(9)}`);
}

console.log('game       level       games  native share   alike choices   minutes');
const [game, level, deals] = process.argv.slice(2);
for (const [each, name, number] of game ? [[game, level, Number(deals)]] : PLAN) await match(each, name, number);
