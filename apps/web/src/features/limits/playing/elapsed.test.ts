import { expect, it } from 'vitest';
import { elapsedText } from './elapsed.ts';

it.each([
  [0, '0:00'],
  [7999, '0:07'],
  [247_000, '4:07'],
  [3_847_000, '1:04:07'],
  [-5, '0:00'],
])('%i ms read as %s', (elapsedMs, text) => {
  expect(elapsedText(elapsedMs)).toBe(text);
});
