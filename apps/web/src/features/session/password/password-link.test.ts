import { expect, it } from 'vitest';
import { secretOfHash } from './password-link.ts';

const secret = 'Ab-_'.repeat(10) + 'xyz';

it.each([
  [`#token=${secret}`, secret],
  [`#token=${secret}x`, null],
  ['#token=', null],
  [`#other=${secret}`, null],
  [`#token=${secret}&next=/m/home`, null],
  ['#token=' + '<'.repeat(43), null],
  ['', null],
])('%s holds %s', (hash, expected) => {
  expect(secretOfHash(hash)).toBe(expected);
});
