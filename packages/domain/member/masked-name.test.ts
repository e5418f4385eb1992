import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.each([
  ['lakambini', 'la***i'],
  ['maria', 'm***a'],
  ['jose', 'j***e'],
  ['ana', 'a***'],
  ['', '***'],
])('winner board: %s is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
