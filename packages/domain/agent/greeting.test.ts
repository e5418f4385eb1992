import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [0, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [14, 'noon'],
  [15, 'afternoon'],
  [18, 'afternoon'],
  [19, 'evening'],
  [23, 'evening'],
])('§2 Agent home: at hour %i it says good %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
