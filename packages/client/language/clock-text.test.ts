import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, null],
  [-5, null],
  [1, '0:01'],
  [65_000, '1:05'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
])('%i ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
