import { expect, test } from 'vitest';
import { teamDays, type WantedTeamDays } from './team-days.ts';

const calendar = { today: '2026-11-21', yesterday: '2026-11-20', monday: '2026-11-16' };
const bound = { earliest: '2026-08-23', most: 31 };

test.each<[WantedTeamDays, [string, string] | null]>([
  [{}, ['2026-11-21', '2026-11-21']],
  [{ period: 'today' }, ['2026-11-21', '2026-11-21']],
  [{ period: 'yesterday' }, ['2026-11-20', '2026-11-20']],
  [{ period: 'week' }, ['2026-11-16', '2026-11-21']],
  [{ period: 'month' }, ['2026-11-01', '2026-11-21']],
  [{ period: 'today', startDate: '2026-11-01' }, ['2026-11-21', '2026-11-21']],
  [{ startDate: '2026-11-01' }, ['2026-11-01', '2026-11-21']],
  [{ endDate: '2026-11-05' }, ['2026-11-05', '2026-11-05']],
  [{ startDate: '2026-10-22', endDate: '2026-11-21' }, ['2026-10-22', '2026-11-21']],
  [{ startDate: '2026-10-21', endDate: '2026-11-21' }, null],
  [{ startDate: '2026-08-23', endDate: '2026-08-23' }, ['2026-08-23', '2026-08-23']],
  [{ startDate: '2026-08-22', endDate: '2026-08-23' }, null],
  [{ startDate: '2026-11-02', endDate: '2026-11-01' }, null],
  [{ startDate: '2026-11-22' }, null],
])('§7: a page about a team on %j covers %j', (wanted, days) => {
  const expected = days && { firstDay: days[0], lastDay: days[1] };
  expect(teamDays(wanted, calendar, bound)).toEqual(expected);
});

test('§7: a month of 31 days can be asked for at once', () => {
  const long = { today: '2026-12-31', yesterday: '2026-12-30', monday: '2026-12-28' };
  expect(teamDays({ period: 'month' }, long, bound)).toEqual({
    firstDay: '2026-12-01',
    lastDay: '2026-12-31',
  });
});
