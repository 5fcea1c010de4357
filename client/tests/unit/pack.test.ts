import { describe, expect, test } from 'vitest';
import { packed, unpacked } from '../../src/records/pack';

describe('a text in an address', () => {
  test.each(['', 'a', 'La Défaite – « 5 » ✓', 'play Go7\n'.repeat(500)])('comes out as it went in: %#', async (text) => {
    const part = await packed(text);
    expect(part).toMatch(/^[\w-]*$/);
    expect(await unpacked(part)).toBe(text);
  });

  test('is short where it repeats itself', async () => {
    expect((await packed('play Go7\n'.repeat(500))).length).toBeLessThan(100);
  });

  test.each(['!', 'abc', 'AAAA'])('that was broken on the way is refused: %s', async (part) => {
    await expect(unpacked(part)).rejects.toThrow();
  });
});
