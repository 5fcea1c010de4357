import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bare, Both, engine, missing, missingNative, Native } from './engine';
import { Game, ME } from './game';
import { SETUPS } from './setups';

const ROOT = join(import.meta.dirname, '../../..');
const GOLDEN = join(ROOT, 'golden');
const MINUTES = 600_000;
/** Tables at which strong bots are asked: one of each kind of player. */
const STRONG = ['Claim for two', 'BraveRats, standard', 'BraveRats, draft', 'La Défaite for 3'];

describe.skipIf(missing())('the engine', () => {
  test('takes at most 470 kB over the line, all games in it', () => {
    const bytes = brotliCompressSync(readFileSync(join(ROOT, 'target/engine.wasm'))).length;
    console.log(`${bytes} bytes with Brotli, ${statSync(join(ROOT, 'target/engine.wasm')).size} without`);
    expect(bytes).toBeLessThanOrEqual(470_000);
  }, MINUTES);

  test('says what is wrong with a request, and goes on', () => {
    const module = engine();
    expect(JSON.parse(module.text('{"dance":{}}')).error.code).toBe('bad-request');
    expect(JSON.parse(module.text('no JSON')).error.code).toBe('bad-request');
    expect(JSON.parse(module.text('{"games":{}}')).ok.length).toBeGreaterThanOrEqual(3);
  });

  test('refuses to search without the weights that a search needs', async () => {
    const game = new Game(bare());
    const step = await game.begin(SETUPS[1]?.[1] ?? {}, ['me', 'regent']);
    await expect(game.answer(step.bots[0] ?? { seat: 1, turn: 0, wait: 0, fallback: null })).rejects.toThrow('no-weights');
  });

  describe.each(['page', 'squire'])('%s ends a game of', (level) => {
    test.each(SETUPS)(
      '%s',
      async (_name, setup, players) => {
        const game = new Game(engine(), players);
        await game.playOut(await game.begin(setup, ['me', ...Array.from({ length: players - 1 }, () => level)]));
        expect(game.now?.stage).toMatchObject({ kind: 'over', ending: { kind: 'played' } });
      },
      MINUTES,
    );
  });

  describe.each(['herald', 'chancellor', 'regent'])('%s answers in', (level) => {
    test.each(SETUPS.filter(([name]) => STRONG.includes(name)))(
      '%s',
      async (_name, setup, players) => {
        const game = new Game(engine(), players);
        let step = await game.begin(setup, ['me', level, ...Array.from({ length: players - 2 }, () => 'page')]);
        let answered = 0;
        for (let choice = 0; answered < 2 && choice < 100; choice += 1) {
          const [bot] = step.bots;
          const position = game.now?.position;
          if (bot) {
            step = await game.answer(bot);
            if (bot.seat === 1) answered += 1;
          } else if (position) {
            step = await game.hear(1, { kind: 'ask', id: `p${choice}`, command: { do: 'play', action: position.legal[0], turn: position.turn } });
          }
        }
        expect(answered).toBe(2);
      },
      MINUTES,
    );
  });
});

/** The log of a table at which the record's players sit and its cards lie. */
async function laid(game: Game, record: { game: string; options: object; deal: object; seats: Array<{ name: string }> }): Promise<string[]> {
  const setup = { game: record.game, options: record.options, pace: 0 };
  const { table, entries } = await game.call<{ table: string; entries: string[] }>({ do: 'create', setup, seats: [], name: 'Ada', token: ME, moment: game.moment() });
  const at = 1_000_100;
  const holders = await Promise.all(record.seats.map((_, seat) => hash(tokenOf(seat))));
  const line = (what: object) => JSON.stringify({ v: 1, entry: { at, what } });
  const sat = record.seats.map(({ name }, seat) => line({ kind: 'sat', seat, holder: holders[seat], name, commitment: null }));
  const dealt = line({ kind: 'dealt', bytes: record.seats.map(() => '0'.repeat(32)), laid: record.deal });
  await game.open(table, [...entries, ...sat, dealt]);
  return entries;
}

const tokenOf = (seat: number): string => String(seat + 1).repeat(32);
const hash = async (token: string): Promise<string> => {
  const bytes = Uint8Array.from(token.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
};

describe.skipIf(missingNative())('the engine in WebAssembly and the one of this machine', () => {
  let native: Native;
  beforeAll(() => void (native = new Native()));
  afterAll(() => native.close());

  test.each(['claim', 'braverats', 'defaite'])(
    'tell every viewer the same of the golden games of %s',
    async (name) => {
      const files = readdirSync(join(GOLDEN, name)).filter((file) => file.endsWith('.json'));
      const both = new Both(engine(), native);
      for (const file of files) {
        const record = JSON.parse(readFileSync(join(GOLDEN, name, file), 'utf8'));
        const game = new Game(both);
        await laid(game, record);
        for (let seat = 0; seat < record.seats.length; seat += 1) await game.hear(seat + 2, { kind: 'hello', protocol: 1, token: tokenOf(seat) });
        await game.hear(1, { kind: 'hello', protocol: 1 });
        for (const [number, { seat, action }] of record.moves.entries()) {
          await game.hear(seat + 2, { kind: 'ask', id: `g${number}`, command: { do: 'play', action, turn: game.now?.position?.turn } });
        }
        expect(game.now?.stage.kind, file).toBe('over');
      }
      expect(both.compared).toBeGreaterThan(100);
    },
    MINUTES,
  );

  test.each(SETUPS)(
    'let bots of the same seed play the same game of %s',
    async (_name, setup, players) => {
      for (const level of ['page', 'herald']) {
        const game = new Game(new Both(engine(), native), players);
        const others = Array.from({ length: players - 1 }, () => level);
        await game.playOut(await game.begin(setup, ['me', ...others]));
      }
    },
    MINUTES,
  );

  test.each(['Claim for two', 'BraveRats, standard'])(
    'let a chancellor of the same seed play the same game of %s',
    async (name) => {
      const game = new Game(new Both(engine(), native), 7);
      await game.playOut(await game.begin(SETUPS.find(([each]) => each === name)?.[1] ?? {}, ['me', 'chancellor']));
    },
    MINUTES,
  );

  test(
    'review a game alike',
    async () => {
      const both = new Both(engine(), native);
      const game = new Game(both);
      await game.playOut(await game.begin(SETUPS[0]?.[1] ?? {}, ['me', 'page']));
      const record = await game.call({ do: 'record', log: game.log, round: null });
      for (const number of [1, 30, 45]) await game.call({ do: 'review', record, number });
      await game.call({ do: 'at-move', log: game.log, round: null, number: 20, token: ME });
      expect(both.compared).toBeGreaterThan(50);
    },
    MINUTES,
  );
});
