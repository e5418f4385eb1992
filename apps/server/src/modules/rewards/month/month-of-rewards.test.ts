import { expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { inFull } from '#testing/in-full.ts';
import { printed } from './cost-table.fixture.ts';
import { readCosts } from './costs.fixture.ts';
import { divided, exceeded, type GivenBack } from './give-back.fixture.ts';
import { openMonth } from './open-month.fixture.ts';
import { runMonth } from './run-month.fixture.ts';

const members = inFull ? 1_000 : 20;

test(`a month of ${members} members gives back no more than the site allows`, async () => {
  const month = await openMonth(anyDatabase());
  await runMonth(month, members);
  const costs = await readCosts(month);
  if (inFull) process.stdout.write(`${printed(costs)}\n`);
  expect(month.site.vip.levels.map(({ benefits }) => benefits.monthlyBonus)).toEqual(
    Array(10).fill(0n),
  );
  // Few members have not everything, such as a birthday in the month. Members without a line have
  // a rebate of lotteries that is as high as what levels up to 6 pay for them.
  const empty = costs.costs.filter(({ times }) => times === 0).map(({ name }) => name);
  const isExpected = (name: string) => !inFull || name === 'VIP cash-back LOTT';
  expect.soft(empty.filter((name) => !isExpected(name))).toEqual([]);
  expect.soft(exceeded(costs.givenBack)).toEqual([]);
  const sum = (of: 'money' | 'points') => costs.costs.reduce((all, one) => all + one[of], 0n);
  expect.soft({ money: sum('money'), points: sum('points') }).toEqual(costs.ledger);
  expect.soft(month.failures).toEqual([]);
  expect(await month.findings()).toEqual([]);
  await month.close();
}, 3_600_000);

const row: GivenBack = {
  category: 'LIVE',
  valid: 10_000_00n,
  levels: 20_00n,
  promotions: 15_00n,
  points: 10_00n,
  missions: 5_00n,
  allowed: 50,
  bound: 63,
};

test('a category that gives back a centavo too much is named, and one that allows too much', () => {
  expect(exceeded([row])).toEqual([]);
  expect(exceeded([{ ...row, missions: 5_01n }])).toEqual(['LIVE']);
  expect(exceeded([{ ...row, allowed: 64 }])).toEqual(['LIVE']);
});

test('an amount is divided without a rest', () => {
  const parts = divided(
    10n,
    new Map([
      ['RNG', 1n],
      ['LIVE', 1n],
      ['JL', 1n],
    ] as const),
  );
  expect([...parts.values()].reduce((all, part) => all + part, 0n)).toBe(10n);
});
