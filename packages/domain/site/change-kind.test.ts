import { expect, test } from 'vitest';
import { changeKinds, isChangeKind, isPublicChange } from './change-kind.ts';

test('Wire transport: only changes of what everyone may see are published to guests', () => {
  expect(changeKinds.filter(isPublicChange)).toEqual([
    'winners',
    'announcements',
    'status',
    'games',
    'rains',
    'lottery',
  ]);
});

test.each([
  ['balance', true],
  ['income', true],
  ['lottery-order', true],
  ['toString', false],
  ['', false],
  [null, false],
])('Wire transport: %s is a kind of change: %s', (value, expected) => {
  expect(isChangeKind(value)).toBe(expected);
});
