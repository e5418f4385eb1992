import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: 'rain-7@pavilion.example',
  madeAt: Date.parse('2026-11-02T08:00:00.123Z'),
  beginsAt: Date.parse('2026-11-02T20:00:00.000+08:00'),
  endsAt: Date.parse('2026-11-02T20:01:00.000+08:00'),
  title: 'Red envelope rain; Pavilion',
  text: 'Tap, once\nin a wave \\ that is all',
  url: 'https://pavilion.example/m/redRain',
};

test('a calendar file has its times in UTC, and every line ends as the format asks', () => {
  const file = calendarFile(entry);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'UID:rain-7@pavilion.example',
      'DTSTAMP:20261102T080000Z',
      'DTSTART:20261102T120000Z',
      'DTEND:20261102T120100Z',
      'URL:https://pavilion.example/m/redRain',
    ]),
  );
});

test('a calendar file marks commas, semicolons, backslashes and new lines of a text', () => {
  const file = calendarFile(entry);
  expect(file).toContain(String.raw`SUMMARY:Red envelope rain\; Pavilion`);
  expect(file).toContain(String.raw`DESCRIPTION:Tap\, once\nin a wave \\ that is all`);
});

test('a long line is folded within 75 bytes, and no character is cut', () => {
  const text = 'Ulan ng pulang sobre 🧧 '.repeat(20);
  const file = calendarFile({ ...entry, text });
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(Math.max(...lengths)).toBeGreaterThan(70);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`);
});
