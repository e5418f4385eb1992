import { expect, test } from 'vitest';
import { markChanges } from './terms-changes.ts';

const before = new Map([
  ['a', 'stays'],
  ['b', 'was'],
  ['c', 'goes'],
]);
const now = new Map([
  ['a', 'stays'],
  ['b', 'is'],
  ['d', 'comes'],
]);

test('parts that changed, came and went are marked', () => {
  expect(markChanges(now, before)).toEqual([
    { key: 'a', part: 'stays', before: 'stays', mark: null },
    { key: 'b', part: 'is', before: 'was', mark: 'changed' },
    { key: 'd', part: 'comes', before: null, mark: 'added' },
    { key: 'c', part: 'goes', before: null, mark: 'gone' },
  ]);
});

test('nothing is marked without something before', () => {
  expect(markChanges(now, null).map(({ mark }) => mark)).toEqual([null, null, null]);
});
