import { expect, test } from 'vitest';
import { matchTime } from '../HotMatches.tsx';

test('§2 Home screen: a match has its date as DD/MM/YYYY and its time as HH:mm', () => {
  const local = new Date(2026, 2, 5, 7, 4);
  expect(matchTime(local.toISOString())).toEqual({ date: '05/03/2026', time: '07:04' });
});
