import { expect, test } from 'vitest';
import { changeKinds, isChangeKind, isPublicChange } from './change-kind.ts';

test('Wire transport: a guest is told of what everyone may see, and of nothing else', () => {
  expect(changeKinds.filter(isPublicChange)).toEqual([
    'winners',
    'announcements',
    'status',
    'games',
  ]);
});

test.each([
  ['balance', true],
  ['toString', false],
  ['', false],
  [null, false],
])('Wire transport: %s is a kind of change: %s', (value, expected) => {
  expect(isChangeKind(value)).toBe(expected);
});
