import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { asOperator, codeOf, type Member } from '#testing/test-base.ts';
import type { LimitKind, LimitPeriod } from '@pavilion/domain/protection/own-limit';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { openForAll, openOwnLimits, type OwnLimitsBase } from '../limits.fixture.ts';

type Named = readonly [LimitKind, LimitPeriod];
const lossOfDay = { kind: 'loss', period: 'day' } as const;
const timeOfDay = { kind: 'time', period: 'day' } as const;

function setting(site: OwnLimitsBase, { context }: Pick<Member, 'context'>) {
  return (...[kind, period, amount]: [...Named, string | null]) =>
    codeOf(site.limits.setLimit({ kind, period, amount }, context));
}

describe.each([anyDatabase()])('§7: which limits are refused, on $name', (database) => {
  let site: OwnLimitsBase;
  openForAll(database, (opened) => void (site = opened));

  test.each<[...Named, string]>([
    ['loss', 'day', '0'],
    ['loss', 'day', '0.00'],
    ['loss', 'day', '1.005'],
    ['loss', 'day', '-1'],
    ['loss', 'day', ''],
    ['wager', 'week', '1e3'],
    ['bet', 'stake', '0'],
    ['time', 'day', '0'],
    ['time', 'day', '1440'],
    ['time', 'day', '9999'],
    ['time', 'day', '59.5'],
    ['time', 'day', '30.0'],
  ])('a limit of %s of a %s to %j', async (kind, period, amount) => {
    const member = await site.member();
    expect(await setting(site, member)(kind, period, amount)).toBe('limit.amount.invalid');
    const input = { kind, period, amount };
    expect(await codeOf(site.limits.confirmLimit(input, member.context))).toBe(
      'limit.amount.invalid',
    );
    const byOperator = { ...input, account: member.username, reason: 'a test', requestKey: amount };
    expect(await codeOf(site.operators.setMemberLimit(byOperator, asOperator))).toBe(
      'limit.amount.invalid',
    );
    expect(await site.enforced(member)).toBeNull();
  });

  test('what other modules ask of deposits: the lower one of member and operator', async () => {
    const member = await site.member();
    const set = setting(site, member);
    const asked = () => site.ownLimits.depositLimits(site.db, member.memberId);
    expect(await asked()).toEqual([]);
    expect(await set('deposit', 'day', '100')).toBeNull();
    expect(await set('deposit', 'month', '900')).toBeNull();
    expect(await set('loss', 'day', '5')).toBeNull();
    const input = { account: member.username, reason: 'a test', requestKey: 'deposits' };
    const ofDay = { ...input, kind: 'deposit', period: 'day', amount: '40' } as const;
    await site.operators.setMemberLimit(ofDay, asOperator);
    expect(await asked()).toEqual([40_00n, 900_00n]);
  });

  test.each<[...Named, string, string, bigint]>([
    ['loss', 'month', '0.01', 'max_lost_month', 1n],
    ['loss', 'week', '0.02', 'max_lost_week', 2n],
    ['wager', 'day', '1234.5', 'max_staked_day', 123_450n],
    ['wager', 'month', '7', 'max_staked_month', 700n],
    ['bet', 'stake', '10', 'max_bet', 1000n],
    ['time', 'day', '1', 'max_ms', 60_000n],
    ['time', 'day', '1439', 'max_ms', 86_340_000n],
  ])('not one of %s of a %s to %s', async (kind, period, amount, column, minor) => {
    const member = await site.member();
    expect(await setting(site, member)(kind, period, amount)).toBeNull();
    expect(await site.enforced(member)).toMatchObject({ [column]: minor });
  });

  test('an operator cannot set a limit of a period that its kind does not have', async () => {
    const { username: account } = await site.member();
    for (const [kind, period] of [
      ['bet', 'day'],
      ['loss', 'stake'],
      ['deposit', 'stake'],
      ['time', 'week'],
      ['time', 'stake'],
    ] as const) {
      const input = { account, kind, period, amount: '5', reason: 'a test', requestKey: kind };
      expect(await codeOf(site.operators.setMemberLimit(input, asOperator))).toBe(
        'limit.amount.invalid',
      );
    }
    const { list, changes } = await site.operators.showMemberLimits({ account }, asOperator);
    expect([list, changes]).toEqual([[], []]);
  });

  test('a looser one before its time and after it, for another amount, once dropped', async () => {
    const member = await site.member();
    const set = setting(site, member);
    const confirm = (amount: string | null) =>
      codeOf(site.limits.confirmLimit({ ...lossOfDay, amount }, member.context));
    await set('loss', 'day', '10');
    expect(await confirm('20')).toBe('limit.wish.gone');
    await set('loss', 'day', '20');
    site.pass(dayMs - 1);
    expect(await confirm('20')).toBe('limit.wish.early');
    expect(await confirm('21')).toBe('limit.wish.gone');
    site.pass(1);
    expect(await confirm('21')).toBe('limit.wish.gone');
    expect(await confirm(null)).toBe('limit.wish.gone');
    expect(await site.enforced(member)).toMatchObject({ max_lost_day: 1000n });
    expect(await confirm('20')).toBeNull();
    expect(await confirm('20')).toBeNull();
    expect(await site.enforced(member)).toMatchObject({ max_lost_day: 2000n });
    await set('loss', 'day', null);
    await site.limits.dropLimitWish(lossOfDay, member.context);
    site.pass(dayMs);
    expect(await confirm(null)).toBe('limit.wish.gone');
    await set('loss', 'day', null);
    site.pass(8 * dayMs);
    expect(await confirm(null)).toBe('limit.wish.gone');
    expect(await site.enforced(member)).toMatchObject({ max_lost_day: 2000n });
  });

  test('a wish made twice at one instant is for the amount that was wanted last', async () => {
    const member = await site.member();
    const set = setting(site, member);
    await set('loss', 'day', '10');
    await set('loss', 'day', '30');
    await set('loss', 'day', '20');
    const { list } = await site.limits.getLimits({}, member.context);
    expect(list.find(({ kind, period }) => kind === 'loss' && period === 'day')).toMatchObject({
      amount: '10.00',
      wish: { amount: '20.00' },
    });
  });

  test('D5: on a remembered device a looser one and a second yes, until the password', async () => {
    const member = await site.member();
    const set = setting(site, member);
    site.password.given = false;
    expect(await set('time', 'day', '60')).toBeNull();
    expect(await set('time', 'day', '30')).toBeNull();
    expect(await set('time', 'day', '45')).toBe('session.confirm.required');
    expect(await set('time', 'day', null)).toBe('session.confirm.required');
    site.password.given = true;
    expect(await set('time', 'day', '45')).toBeNull();
    site.pass(dayMs);
    site.password.given = false;
    const yes = () =>
      codeOf(site.limits.confirmLimit({ ...timeOfDay, amount: '45' }, member.context));
    expect(await yes()).toBe('session.confirm.required');
    expect(await site.enforced(member)).toMatchObject({ max_ms: 1_800_000n });
    site.password.given = true;
    expect(await yes()).toBeNull();
    site.password.given = false;
    expect(await yes()).toBeNull();
    expect(await site.enforced(member)).toMatchObject({ max_ms: 2_700_000n });
    site.password.given = true;
  });

  test('a key of an operator again, with another limit or for another member', async () => {
    const [one, other] = [await site.member(), await site.member()];
    const input = { ...lossOfDay, account: one.username, amount: '50', reason: 'a test' };
    const call = (more: object, operator = 'ana') =>
      site.operators.setMemberLimit(
        { ...input, requestKey: 'once', ...more },
        { ...asOperator, operator },
      );
    const first = await call({});
    expect(await call({})).toEqual(first);
    expect(first.changes).toHaveLength(1);
    for (const more of [
      { amount: '51' },
      { amount: null },
      { period: 'week' },
      { kind: 'wager' },
      { account: other.username },
    ]) {
      expect(await codeOf(call(more))).toBe('wallet.repeat.differs');
    }
    expect((await call({ amount: '40' }, 'ben')).changes).toMatchObject([
      { amount: '40.00', operator: 'ben' },
      { amount: '50.00', operator: 'ana' },
    ]);
    expect(await site.enforced(one)).toMatchObject({ max_lost_day: 4000n });
    expect(await site.enforced(other)).toBeNull();
  });

  test('by an operator, of an account that nobody has or that plays with play money', async () => {
    const trial = await site.member({ currency: 'FUN' });
    for (const account of ['nobody-at-all', trial.username]) {
      const input = { ...lossOfDay, account, amount: '5', reason: 'a test', requestKey: account };
      expect(await codeOf(site.operators.setMemberLimit(input, asOperator))).toBe(
        'member.not.found',
      );
    }
    expect(
      await codeOf(site.operators.showMemberLimits({ account: 'nobody-at-all' }, asOperator)),
    ).toBe('member.not.found');
  });
});

describe.each([anyDatabase()])('§7: a site without some of the limits, on $name', (database) => {
  let site: OwnLimitsBase;
  const offered: Named[] = [
    ['wager', 'week'],
    ['deposit', 'day'],
    ['deposit', 'month'],
  ];
  const kinds: Named[] = [
    ['deposit', 'week'],
    ['loss', 'day'],
    ['wager', 'day'],
    ['bet', 'stake'],
    ['time', 'day'],
  ];
  beforeAll(async () => {
    site = await openOwnLimits(database, {
      ...limitPolicy,
      deposit: ['day', 'month'],
      loss: [],
      wager: ['week'],
      maxBet: false,
      time: false,
    });
  });
  afterAll(() => site.close());

  test('lets nobody set them, shows those that are there, and lets them be confirmed', async () => {
    const member = await site.member();
    const set = setting(site, member);
    for (const name of kinds) expect(await set(...name, '5')).toBe('limit.not.offered');
    for (const name of [
      ['wager', 'stake'],
      ['bet', 'day'],
      ['time', 'week'],
    ] as Named[]) {
      expect(await set(...name, '5')).toBe('limit.not.offered');
    }
    for (const name of offered) expect(await set(...name, '5')).toBeNull();
    const namesOf = async () =>
      (await site.limits.getLimits({}, member.context)).list.map(({ kind, period }) => [
        kind,
        period,
      ]);
    expect(await namesOf()).toEqual([
      ['deposit', 'day'],
      ['deposit', 'month'],
      ['wager', 'week'],
    ]);
    const input = { account: member.username, amount: '9', reason: 'a test', requestKey: 'k' };
    await site.operators.setMemberLimit({ ...input, kind: 'bet', period: 'stake' }, asOperator);
    expect(await namesOf()).toContainEqual(['bet', 'stake']);
    expect(await site.enforced(member)).toMatchObject({ max_bet: 900n, max_staked_week: 500n });
  });
});
