import { expect, test } from 'vitest';
import { createRemembered } from './remembered.ts';

test('the least recently used entry is dropped first', () => {
  const remembered = createRemembered<string, number>(2);
  remembered.set('one', 1);
  remembered.set('two', 2);
  expect(remembered.get('one')).toBe(1);
  remembered.set('three', 3);
  expect(remembered.get('two')).toBeUndefined();
  expect([remembered.get('one'), remembered.get('three')]).toEqual([1, 3]);
});

test('setting an entry again drops no other one', () => {
  const remembered = createRemembered<string, number>(2);
  remembered.set('one', 1);
  remembered.set('two', 2);
  remembered.set('two', 22);
  expect([remembered.get('one'), remembered.get('two')]).toEqual([1, 22]);
  remembered.forget('one');
  expect(remembered.get('one')).toBeUndefined();
});
