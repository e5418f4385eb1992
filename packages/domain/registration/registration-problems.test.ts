import { expect, test } from 'vitest';
import { ageInYears, isOldEnough } from './registration-problems.ts';

test.each([
  ['2005-11-21', '2026-11-21', 21, true],
  ['2005-11-22', '2026-11-21', 20, false],
  ['2004-02-29', '2025-02-28', 20, false],
  ['2004-02-29', '2025-03-01', 21, true],
  ['1900-01-01', '2026-11-21', 126, true],
])('§5, D2: born %s, on %s is %i years old', (birthday, today, age, oldEnough) => {
  expect(ageInYears(birthday, today)).toBe(age);
  expect(isOldEnough(birthday, today, 21)).toBe(oldEnough);
});
