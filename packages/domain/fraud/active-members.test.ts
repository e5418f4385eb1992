import { describe, expect, test } from 'vitest';
import { areMadeActive, countJustAbove, type ActiveMembers } from './active-members.ts';

describe('active members that were made', () => {
  test('up to ten percent above the minimum is just above it', () => {
    expect(countJustAbove([1_000n, 1_100n, 1_101n, 9_000n], 1_000n)).toBe(2);
    expect(countJustAbove([1_000n], 0n)).toBe(0);
  });

  const members = (more: Partial<ActiveMembers>): ActiveMembers => ({
    activeMembers: 10,
    justAbove: 0,
    isWithinHour: false,
    ...more,
  });

  test.each([
    ['four of five just above', members({ justAbove: 8 }), true],
    ['fewer', members({ justAbove: 7 }), false],
    ['all within one hour', members({ isWithinHour: true }), true],
    ['three of three', members({ activeMembers: 3, justAbove: 3 }), true],
    ['two of two', members({ activeMembers: 2, justAbove: 2, isWithinHour: true }), false],
  ])('%s', (_, given, are) => {
    expect(areMadeActive(given)).toBe(are);
  });
});
