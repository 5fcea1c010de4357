// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REST_TYPES, restTypes } from '../../rest-types.ts';

test('the types of requests are those of the OpenAPI document', async () => {
  const generated = await restTypes();
  if (process.env.INTERREGNUM_BLESS) writeFileSync(REST_TYPES, generated);
  expect(readFileSync(REST_TYPES, 'utf8')).toBe(generated);
});

test('every type of a request is known', async () => {
  expect(await restTypes()).not.toMatch(/unknown|Record<string, never>/);
});
