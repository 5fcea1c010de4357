import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { hmac as anyHmac, sha256 as anySha256 } from '../../src/socket/hash';
import { hmac, sha256 } from '../../src/socket/sha256';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);

test('SHA-256 gives the values of the standard', () => {
  expect(hex(sha256(text('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(sha256(text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
});

test('SHA-256 and HMAC agree with another implementation at every length around a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const [key, data] = [Uint8Array.from(randomBytes(length)), Uint8Array.from(randomBytes(199 - length))];
    expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    expect(hex(hmac(key, data))).toBe(createHmac('sha256', key).update(data).digest('hex'));
  }
});

test('a page is given the same hashes whether or not it is secure', async () => {
  for (const secure of [true, false]) {
    vi.stubGlobal('isSecureContext', secure);
    expect(hex(await anySha256(text('abc')))).toBe(createHash('sha256').update('abc').digest('hex'));
    expect(hex(await anyHmac(text('key'), text('abc')))).toBe(createHmac('sha256', 'key').update('abc').digest('hex'));
  }
  vi.unstubAllGlobals();
});
