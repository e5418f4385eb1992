import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Member } from '#testing/test-base.ts';
import { firstNumero, openTaking, s1, type Taking } from './taking.fixture.ts';

const strings = 300;

const good = [
  s1,
  '5~1~14~3~1950~50~0',
  '0_5_8,1_1_2~2~85~1~1956~1',
  '2_#_7_#_56~1~59~1~1700~3',
  '0357~1~24~2~1950~30',
  `${s1};5~1~14~2~1950~9~4;0123456789~1~24~1~1800~1`,
];
const pieces = [
  '~',
  ';',
  '_',
  '-',
  ',',
  '@',
  '#',
  '',
  '0',
  '1',
  '9',
  '99999999999',
  '٣',
  '\0',
  ' ',
];
const others = ['__proto__', 'NaN', '1e3', '-1', '0x1', '\uD800', '😀', '\n', ';;', '\\', '"', "'"];

const mutation = fc.record({
  at: fc.nat({ max: 90 }),
  cut: fc.nat({ max: 3 }),
  put: fc.constantFrom(...pieces, ...others),
});

const slip = fc
  .tuple(fc.constantFrom(...good), fc.array(mutation, { maxLength: 2 }))
  .map(([text, mutations]) => {
    let changed = text;
    for (const { at, cut, put } of mutations) {
      const from = at % (changed.length + 1);
      changed = changed.slice(0, from) + put + changed.slice(from + cut);
    }
    return changed;
  });

let site: Taking;
let member: Member;
beforeAll(async () => {
  site = await openTaking(anyDatabase());
  await site.draw({ gameId: 1001, numero: firstNumero, closesIn: 86_400 });
  member = await site.member({ balance: 100_000_000_00n });
});
afterAll(() => site.close());

/** Places a slip; where only the amount differs, once more with the amount that was named. */
async function place(bettingSlipString: string): Promise<string> {
  let betCartAmountSum = '8';
  for (const isLast of [false, true]) {
    site.pass(4000);
    try {
      await site.order(member, { bettingSlipString, betCartAmountSum });
      return 'placed';
    } catch (error) {
      if (!(error instanceof ApiError)) return String(error);
      const { code, hints } = error;
      if (isLast || code !== 'lottery.amount.differs') return code;
      ({ amount: betCartAmountSum } = hints as { amount: string });
    }
  }
  return 'never';
}

test('any slip is an order or a refusal, and money moves with an order alone', async () => {
  const ends = new Map<string, number>();
  for (const text of fc.sample(slip, { numRuns: strings, seed: 20_261_124 })) {
    const end = await place(text);
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const isKnown = (end: string) => end === 'placed' || end.startsWith('lottery.');
  expect([...ends.keys()].filter((end) => !isKnown(end))).toEqual([]);
  expect(ends.get('placed')).toBeGreaterThan(20);
  expect(ends.get('lottery.slip.invalid')).toBeGreaterThan(20);

  const orders = await site.ordersOf(member);
  expect(orders).toHaveLength(ends.get('placed') ?? 0);
  const bets = await site.betsOf(member);
  expect(bets).toEqual(new Map(orders.map(({ number, stake }) => [`${number}-001`, stake])));
  const staked = orders.reduce((all, { stake }) => all + stake, 0n);
  expect(await site.balanceOf(member)).toBe(100_000_000_00n - staked);
  expect(await site.findings()).toEqual([]);
});
