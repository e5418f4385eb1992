import { expect, test } from 'vitest';
import {
  selfTestAnswers,
  selfTestBand,
  selfTestBands,
  selfTestQuestions,
  selfTestSum,
} from './self-test.ts';

test('§7: the self-test has nine questions of 0 to 3 and four bands', () => {
  expect(selfTestQuestions).toBe(9);
  expect(selfTestAnswers).toEqual([0, 1, 2, 3]);
  expect(selfTestBands).toEqual(['none', 'low', 'moderate', 'high']);
});

test('§7: the answers of a self-test are added', () => {
  expect(selfTestSum([0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(0);
  expect(selfTestSum([3, 3, 3, 3, 3, 3, 3, 3, 3])).toBe(27);
  expect(selfTestSum([1, 0, 2, 0, 3, 0, 0, 1, 0])).toBe(7);
});

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
])('§7: a sum of %i is read as %s', (sum, band) => {
  expect(selfTestBand(sum)).toBe(band);
});
