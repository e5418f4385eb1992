import { expect, test } from 'vitest';
import { isSwipeBack } from './swipe-back.ts';

test('§2 Page shell: only a swipe-back of more than 100 px skips the animation', () => {
  expect(isSwipeBack(10, 111)).toBe(true);
  expect(isSwipeBack(10, 110)).toBe(false);
  expect(isSwipeBack(300, 20)).toBe(false);
});
