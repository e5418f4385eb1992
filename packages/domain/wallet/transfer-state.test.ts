import { expect, test } from 'vitest';
import { nextTransferState, transferLock } from './transfer-state.ts';

test.each([
  ['pending', 'confirm', 'done'],
  ['pending', 'refuse', 'refused'],
  ['done', 'refuse', null],
  ['done', 'confirm', null],
  ['refused', 'confirm', null],
  ['refused', 'refuse', null],
] as const)('a transfer that is %s and gets %s becomes %s', (state, event, next) => {
  expect(nextTransferState(state, event)).toBe(next);
});

const free = { underWay: false, closed: false, memberBlocked: false };

test.each([
  ['toVendor', free, null],
  ['toVendor', { ...free, closed: true }, 'closed'],
  ['toVendor', { ...free, memberBlocked: true }, 'memberBlocked'],
  ['toVendor', { ...free, underWay: true }, 'underWay'],
  ['fromVendor', { ...free, closed: true, memberBlocked: true }, null],
  ['fromVendor', { ...free, underWay: true }, 'underWay'],
] as const)('money %s with %o is stopped by %s', (direction, info, lock) => {
  expect(transferLock(direction, info)).toBe(lock);
});
