import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { Chance } from '../../src/socket/chance';
import { follows } from '../../src/socket/deal';
import { LIST } from '../../src/games/list';
import type { GameDeal, PlainName } from '../../src/wire/messages';

vi.mock('../../src/texts/speech.svelte', () => ({ speech: { get: (key: string) => key, has: () => true }, t: (key: string) => key }));

const ZEROS = '0'.repeat(64);

describe('chance', () => {
  test('is ChaCha20: RFC 8439, appendix A.1, test vectors 1 and 2', () => {
    const chance = new Chance(ZEROS);
    const words = Array.from({ length: 18 }, () => chance.word());
    expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    expect(words.slice(16)).toEqual([0xbee7079f, 0x7a385155]);
  });
  test('is keyed: RFC 8439, appendix A.1, test vector 3 begins its second block so', () => {
    const chance = new Chance(`${'0'.repeat(63)}1`);
    const words = Array.from({ length: 17 }, () => chance.word());
    expect(words[16]).toBe(0x2452eb3a);
  });
  test('shuffles as worked by hand from the first vector', () => {
    // 0xade0b876 · 4 >> 32 = 2 swaps places 3 and 2; 0x903df1a0 · 3 >> 32 = 1 swaps 2 and 1; 0xe56a5d40 · 2 >> 32 = 1 leaves 1.
    expect(new Chance(ZEROS).shuffled(['a', 'b', 'c', 'd'])).toEqual(['a', 'd', 'b', 'c']);
  });
});

const golden = join(import.meta.dirname, '../../../golden');
const records = readdirSync(golden, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, record: JSON.parse(readFileSync(join(golden, name), 'utf8')) as Exclude<GameDeal, { game: PlainName }> }))
  .filter(({ record }) => LIST[record.game].follows !== null && record.deal?.seed);

describe('a deal that the program made', () => {
  test('is found of every game', () => {
    for (const game of ['claim', 'braverats', 'defaite']) expect(records.filter(({ record }) => record.game === game).length, game).toBeGreaterThan(3);
  });
  test.each(records)('follows from its seed: $name', async ({ record }) => {
    expect(await follows(record.deal.seed ?? '', record)).toBe(true);
  });
  test('does not follow from another seed, nor with two cards exchanged', async () => {
    for (const { name, record } of records) {
      if (record.game === 'braverats') continue;
      expect(await follows(ZEROS, record), name).toBe(false);
      const deck = [...record.deal.deck];
      const other = deck.findIndex((card) => card !== deck[0]);
      [deck[0], deck[other]] = [deck[other]!, deck[0]!];
      const changed = { ...record, deal: { ...record.deal, deck } } as GameDeal;
      expect(await follows(record.deal.seed ?? '', changed), name).toBe(false);
    }
  });
});
