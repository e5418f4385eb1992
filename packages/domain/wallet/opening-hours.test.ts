import { expect, test } from 'vitest';
import { isOpenAt } from './opening-hours.ts';

const day = { from: '08:00', until: '22:30' };
const night = { from: '20:00', until: '04:00' };

test.each([
  [day, '07:59', false],
  [day, '08:00', true],
  [day, '22:29', true],
  [day, '22:30', false],
  [night, '19:59', false],
  [night, '20:00', true],
  [night, '23:00', true],
  [night, '03:59', true],
  [night, '04:00', false],
  [{ from: '06:00', until: '06:00' }, '12:00', true],
  [undefined, '03:00', true],
])('a channel open %o is, at %s, open: %s', (hours, time, open) => {
  expect(isOpenAt(hours, time)).toBe(open);
});
