import { expect, test } from 'vitest';
import { dayAfter, dayAt } from '#kit/time/day-range.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { wholeTerms } from '@pavilion/domain/agent/contract-terms';
import { drawPast } from './draw-past.ts';
import { ratesWithin } from './past-rates.ts';

const timeZone = 'Asia/Manila';
const { rebate, validBet } = siteOfFolder().agents;
const rules = { rebate, validBet };
const games = (['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP'] as const).flatMap((gameType, index) => [
  { nodeId: index * 10 + 1, gameType },
  { nodeId: index * 10 + 2, gameType },
]);
const agentRates = ratesWithin(rebate, 'topAgent', null);
const people = [60, 40, 20].map((registeredDaysAgo, index) => ({
  username: `person${index}`,
  ...(index > 0 && { parent: 'person0' }),
  rates: index > 0 ? ratesWithin(rebate, 'member', agentRates) : agentRates,
  registeredDaysAgo,
  stakes: [100_00n, 200_00n],
  balanceMinor: 250_00n,
  logsIn: index > 0,
}));
const transfers = [
  { id: 'sent', from: 'person0', to: 'person1', daysAgo: 4, amountMinor: 400_00n, remark: '' },
];
const termsOf = (rate: number) =>
  wholeTerms(
    'dailySalary',
    {
      period: undefined,
      tiers: [{ validMinor: 1n, activeMembers: 1, resultMinor: 0n, rate, lostRate: null }],
      unitMinor: undefined,
      capMinor: null,
      onlyWhenTeamLost: false,
      includeOwn: true,
      carry: undefined,
      costRate: 0,
    },
    {
      activeMinimumMinor: 100_00n,
      deducts: [],
      payUnitMinor: 1n,
      carry: 'none',
      dividendPeriod: 'HALF_MONTH',
    },
  );
const salariesAt = (now: Date) => {
  const fromDay = dayAfter(dayAt(now, timeZone), -10);
  return [
    { payee: 'person0', terms: termsOf(100), fromDay },
    { payee: 'person1', payer: 'person0', terms: termsOf(50), fromDay },
  ];
};
const pastAt = (text: string) => {
  const now = new Date(text);
  const salaries = salariesAt(now);
  return drawPast({ people, transfers, salaries, games, rules, now, timeZone });
};
/** Without the days, which are those of the start. */
const movesOf = (now: string) =>
  pastAt(now).moments.map(({ moves }) =>
    moves.map(({ username, kind, amountMinor, round }) => ({ username, kind, amountMinor, round })),
  );

test('§1: each start of a day draws the same', () => {
  const moves = movesOf('2026-11-20T06:00:00Z');
  expect(movesOf('2026-11-20T15:59:00Z')).toEqual(moves);
  expect(movesOf('2026-11-20T20:00:00Z')).toEqual(moves);
});

test.each(['2026-11-20T06:00:00Z', '2026-11-20T16:00:30Z', '2026-03-08T15:59:59Z'])(
  '§1: everything of the past is before %s, in order, and no balance is ever below zero',
  (now) => {
    const { moments, logins, days } = pastAt(now);
    const times = moments.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const at of [...times, ...logins.map((login) => login.at.getTime())]) {
      expect(at).toBeLessThanOrEqual(Date.parse(now));
    }
    expect(days).toHaveLength(31);
    const balances = new Map<string, bigint>();
    for (const { username, amountMinor } of moments.flatMap(({ moves }) => moves)) {
      const balance = (balances.get(username) ?? 0n) + amountMinor;
      expect(balance).toBeGreaterThanOrEqual(0n);
      balances.set(username, balance);
    }
    expect([...balances.values()]).toEqual([250_00n, 250_00n, 250_00n]);
  },
);

test('§1: a transfer leaves one balance and arrives at the other, on its day', () => {
  const { moments, transfers: sent } = pastAt('2026-11-20T06:00:00Z');
  const halves = moments.flatMap(({ at, moves }) =>
    moves.flatMap((move) => (move.transfer ? [{ ...move, at }] : [])),
  );
  expect(halves).toMatchObject([
    { username: 'person0', kind: 'downlineOut', amountMinor: -400_00n, key: 'sent:out' },
    { username: 'person1', kind: 'downlineIn', amountMinor: 400_00n, key: 'sent:in' },
  ]);
  expect(sent).toMatchObject([{ ...transfers[0], at: halves[0]?.at }]);
  expect(halves.map(({ at }) => dayAt(at, timeZone))).toEqual(['2026-11-16', '2026-11-16']);
});

test('§1: a salary of each day since its start arrives, and leaves who pays it', () => {
  const { moments, salaries } = pastAt('2026-11-20T06:00:00Z');
  const halves = moments.flatMap(({ moves }) =>
    moves.flatMap((move) => (move.settlement ? [move] : [])),
  );
  const sumOf = (username: string, half: 'payee' | 'payer') =>
    halves
      .filter((move) => move.username === username && move.settlement?.half === half)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  expect(sumOf('person0', 'payer')).toBe(-sumOf('person1', 'payee'));
  expect(sumOf('person0', 'payee')).toBeGreaterThan(sumOf('person1', 'payee'));
  const days = salaries.filter(({ payee }) => payee === 'person0').map(({ day }) => day);
  expect([days[0], days.at(-1)]).toEqual(['2026-11-10', '2026-11-19']);
});

test('§1: nobody plays or logs in before the day after the registration', () => {
  const { moments, logins } = pastAt('2026-11-20T06:00:00Z');
  const acts = [
    ...moments.flatMap(({ at, moves }) => moves.map(({ username }) => ({ username, at }))),
    ...logins,
  ];
  const late = acts.filter(({ username }) => username === 'person2');
  expect(late.length).toBeGreaterThan(0);
  // In Manila the day begins at 16:00 of the day before.
  for (const { at } of late) expect(at >= new Date('2026-10-31T16:00:00Z')).toBe(true);
  expect(logins.filter(({ username }) => username === 'person0')).toEqual([]);
});
