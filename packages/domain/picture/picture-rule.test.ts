import { expect, test } from 'vitest';
import { pictureProblem } from './picture-rule.ts';

const fiveMegabytes = 5 * 1024 * 1024;

test.each([
  ['image/png', 1, null],
  ['image/jpeg', fiveMegabytes, null],
  ['image/jpeg', fiveMegabytes + 1, 'picture.too.large'],
  ['image/png', 0, 'picture.empty'],
  ['image/gif', 10, 'picture.type'],
  ['image/svg+xml', 10, 'picture.type'],
  ['image/webp', 10, 'picture.type'],
  ['application/pdf', 10, 'picture.type'],
  ['', 10, 'picture.type'],
] as const)('§5: a file of type %s with %i bytes: %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
