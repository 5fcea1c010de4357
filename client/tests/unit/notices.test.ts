import { expect, test } from 'vitest';
import { base64url, bytes } from '../../src/notices/base64url';
import { clock, minutes } from '../../src/notices/times';
import { parse } from '../../src/route.svelte';

test('keys are written in base64url, and read again', () => {
  const key = Uint8Array.from([4, 250, 255, 62, 63]);
  expect(base64url(key.buffer)).toBe('BPr_Pj8');
  expect([...bytes('BPr_Pj8')]).toEqual([...key]);
  expect(base64url(null)).toBe('');
});

test('times of the day are minutes since midnight', () => {
  expect([clock(0), clock(425), clock(1439)]).toEqual(['00:00', '07:05', '23:59']);
  expect([minutes('00:00'), minutes('07:05'), minutes('23:59')]).toEqual([0, 425, 1439]);
  expect([minutes(''), minutes('24:00'), minutes('7:05')]).toEqual([null, null, null]);
});

test('links of messages have a screen, and a link that was cut off has no secret', () => {
  const secret = '0'.repeat(32);
  expect(parse('/mail', '', secret)).toEqual({ screen: 'letter', purpose: 'confirm', secret });
  expect(parse('/recover', '', secret)).toEqual({ screen: 'letter', purpose: 'recover', secret });
  expect(parse('/off', '', 'push.turn')).toEqual({ screen: 'letter', purpose: 'off', secret: '' });
  expect(parse('/notifications')).toEqual({ screen: 'notices' });
});
