import { expect, test } from 'vitest';
import { hoursText, minutesText } from './duration.ts';

test('D10: whole days are said as days from the second on, all else as hours', () => {
  expect(hoursText(1, 'EN')).toBe('1 hour');
  expect(hoursText(24, 'EN')).toBe('24 hours');
  expect(hoursText(36, 'EN')).toBe('36 hours');
  expect(hoursText(168, 'EN')).toBe('7 days');
  expect(hoursText(168, 'RU')).toBe('7 дней');
  expect(hoursText(24, 'TY')).toBe('24 na oras');
});

test('D10: minutes are said in hours and minutes, without a part that is nothing', () => {
  expect(minutesText(0, 'EN')).toBe('0 min');
  expect(minutesText(45, 'EN')).toBe('45 min');
  expect(minutesText(120, 'EN')).toBe('2 hr');
  expect(minutesText(150, 'EN')).toBe('2 hr 30 min');
});
