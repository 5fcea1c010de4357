/** The drawings and the typefaces are light. */
import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import test from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { built, client } from './lib/bench.mjs';

const LIMIT = 60 * 1024;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

test('all drawings together take at most 60 kB, compressed', async (t) => {
  const files = await built();
  assert.ok(sum(files.map((file) => file.bytes.length)) > 40_000, 'the drawings are in what was built');
  const gzip = sum(files.map((file) => gzipSync(file.bytes, { level: 9 }).length));
  const brotli = sum(files.map((file) => brotliCompressSync(file.bytes).length));
  t.diagnostic(`gzip ${gzip} bytes, brotli ${brotli} bytes`);
  assert.ok(gzip <= LIMIT, `${gzip} bytes`);
});

test('both typefaces together take less than 60 kB', async (t) => {
  const folder = `${client}/src/art/fonts`;
  const fonts = (await readdir(folder)).filter((name) => name.endsWith('.woff2'));
  assert.equal(fonts.length, 3);
  const sizes = await Promise.all(fonts.map(async (name) => (await stat(`${folder}/${name}`)).size));
  t.diagnostic(`${sum(sizes)} bytes`);
  assert.ok(sum(sizes) < LIMIT, `${sum(sizes)} bytes`);
});
