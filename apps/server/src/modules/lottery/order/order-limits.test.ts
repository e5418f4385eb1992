import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { createLimits } from '#modules/protection/limits.fixture.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import type { LimitName } from '@pavilion/domain/protection/own-limit';
import type { LotteryDependencies } from '../lottery-deps.ts';
import { openTaking, type Taking } from './taking.fixture.ts';

/** S1 three times: 8.00, 16.00 and 32.00. */
const numeros = ['20261124-0731', '20261124-0732', '20261124-0733'];
const chaseSlip = { numero: numeros[0] ?? '', multiples: [1, 2, 4] };
const chase = { chase: true, chaseSlip, betCartAmountSum: '56.00' };

describe.each(testDatabases())('limits of play and orders, on $name', (database) => {
  let site: Taking;
  let limits: ReturnType<typeof createLimits>;
  let asked: Parameters<LotteryDependencies['checkWagers']>[1][] = [];
  beforeAll(async () => {
    site = await openTaking(database, {
      startedAt: new Date(),
      deps: {
        checkWagers: (transaction, stakes) => {
          asked.push(stakes);
          return limits.ownLimits.checkWagers(transaction, stakes);
        },
      },
    });
    limits = createLimits(site);
    for (const numero of numeros) await site.draw({ gameId: 1001, numero, closesIn: 3600 });
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  async function limited(name: LimitName, amount: string): Promise<Member> {
    const member = await site.member({ balance: 1000_00n });
    await limits.limitsOf(member).limit(name, amount);
    return member;
  }

  test('the limit of one bet concerns the dearest draw of an order', async () => {
    const member = await limited({ kind: 'bet', period: 'stake' }, '31.99');
    await expect(site.order(member, chase)).rejects.toMatchObject({
      code: 'limit.bet.reached',
      hints: { left: '31.99' },
    });
    expect(await site.balanceOf(member)).toBe(1000_00n);
    const other = await limited({ kind: 'bet', period: 'stake' }, '32.00');
    expect(await site.order(other, chase)).toMatchObject({ balance: '944.00' });
  });

  test.each(['wager', 'loss'] as const)(
    'the limit of the whole %s concerns all draws',
    async (kind) => {
      const member = await limited({ kind, period: 'day' }, '55.99');
      await expect(site.order(member, chase)).rejects.toMatchObject({
        code: `limit.${kind}.reached`,
        hints: { left: '55.99' },
      });
      const other = await limited({ kind, period: 'day' }, '56.00');
      expect(await site.order(other, chase)).toMatchObject({ balance: '944.00' });
      site.pass(5000);
      expect(await codeOf(site.order(other))).toBe(`limit.${kind}.reached`);
    },
  );

  test('of orders at once a limit leaves those that fit', async () => {
    const member = await limited({ kind: 'wager', period: 'day' }, '20.00');
    const three = ['a', 'b', 'c'].map((end) =>
      codeOf(site.order(member, { requestKey: `the-key-of-order-${end}` })),
    );
    const codes = await Promise.all(three);
    expect(codes.map(String).toSorted()).toEqual(['limit.wager.reached', 'null', 'null']);
    expect(await site.balanceOf(member)).toBe(984_00n);
    expect(await site.ordersOf(member)).toHaveLength(2);
  });

  test('a time-out begun before it refuses an order', async () => {
    const member = await site.member({ balance: 100_00n });
    await limits.limitsOf(member).exclude('timeOut', '24 h');
    expect(await codeOf(site.order(member))).toBe('member.excluded');
  });

  test('nobody asks for the limits of play money', async () => {
    asked = [];
    expect(await site.order(await site.trial())).toMatchObject({ balance: '992.00' });
    expect(asked).toEqual([]);
  });
});
