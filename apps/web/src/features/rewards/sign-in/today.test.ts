import { expect, test } from 'vitest';
import { signIn } from './sign-in-answers.fixture.ts';
import { dayAfter, todayOf } from './today.ts';

test('today is the day that can be claimed', () => {
  expect(todayOf(signIn(3, 'open'))?.day).toBe(3);
  expect(todayOf(signIn(1, 'locked'))?.day).toBe(1);
});

test('once claimed, today is the last day that was', () => {
  expect(todayOf(signIn(3, 'claimed'))?.day).toBe(3);
  expect(todayOf(signIn(7, 'claimed'))?.day).toBe(7);
  expect(todayOf(signIn(3, 'checking'))?.day).toBe(3);
  expect(todayOf(signIn(3, 'void'))?.day).toBe(3);
});

test('no day is today in a row without days', () => {
  expect(todayOf({ days: [], checkedToday: false })).toBeNull();
});

test('after the last day the row begins anew', () => {
  const { days } = signIn(7, 'claimed');
  const [first, second] = days;
  expect(dayAfter(first!, days)).toBe(second);
  expect(dayAfter(days.at(-1)!, days)).toBe(first);
});
