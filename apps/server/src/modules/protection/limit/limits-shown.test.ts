import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { asOperator, codeOf, trialCurrency } from '#testing/test-base.ts';
import type { LimitKind, LimitPeriod } from '@pavilion/domain/protection/own-limit';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { openForAll, type OwnLimitsBase } from '../limits.fixture.ts';

const quarterMs = 15 * 60_000;
/** The day of the site ends at midnight in Manila. */
const endOfDay = '2026-11-21T16:00:00.000Z';

/** What a member with money and an operator do to limits, and what is shown of them. */
async function limitedPlayer(site: OwnLimitsBase) {
  const member = await site.member({ balance: 500_00n });
  const { username: account, accountId, memberId, context } = member;
  const shown = () => site.limits.getLimits({}, context);
  return {
    ...member,
    shown,
    set: (kind: LimitKind, period: LimitPeriod, amount: string | null) =>
      site.limits.setLimit({ kind, period, amount }, context),
    /** Sets the limit of an operator, who may raise it at once. */
    setByOperator: (kind: LimitKind, period: LimitPeriod, amount: string | null) =>
      site.operators.setMemberLimit(
        { account, kind, period, amount, reason: 'a test', requestKey: randomUUID() },
        asOperator,
      ),
    line: async (kind: LimitKind, period: LimitPeriod) =>
      (await shown()).list.find((one) => one.kind === kind && one.period === period),
    bet: async (minor: bigint) => (await site.move(accountId, 'bet', -minor)).outcome,
    /** Stakes as a caller inside the server does. */
    stake: (stakeMinor: bigint, more: { rounds?: number; isBet?: boolean } = {}) =>
      site.db
        .transaction()
        .execute((transaction) =>
          site.ownLimits.checkWager(transaction, { memberId, stakeMinor, ...more }),
        ),
    launch: () => site.ownLimits.beginPlay(memberId, accountId),
    /** Has the member played today for so long, with the last sign of play so long ago. */
    hasPlayed: (ms: number, last = '1 hour') =>
      sql`update play_limit set played_ms = ${ms},
          played_at = clock_timestamp() - ${last}::interval,
          played_on = (select (clock_timestamp() at time zone time_zone)::date from play_policy)
        where account_id = ${accountId}`.execute(site.db),
  };
}

describe.each([anyDatabase()])('§7: what limits show and refuse, on $name', (database) => {
  let site: OwnLimitsBase;
  openForAll(database, (opened) => void (site = opened));
  const player = () => limitedPlayer(site);

  test('every limit shows amount, used, left, and when the next part is free again', async () => {
    const { set, setByOperator, line, bet, hasPlayed, shown, username } = await player();
    await set('loss', 'day', '100');
    await set('wager', 'week', '200');
    await set('bet', 'stake', '50');
    await set('time', 'day', '60');
    expect(await line('time', 'day')).toMatchObject({ used: '0', left: '60', frees: null });
    expect(await line('loss', 'day')).toMatchObject({ used: '0.00', left: '100.00', frees: null });
    expect(await bet(30_00n)).toBe('applied');
    const loss = await line('loss', 'day');
    const byNow = { used: '30.00', frees: { amount: '30.00' } };
    expect(loss).toMatchObject({ ...byNow, amount: '100.00', left: '70.00' });
    const freesIn = Date.parse(loss?.frees?.at ?? '') - Date.now();
    expect(freesIn).toBeGreaterThan(dayMs - quarterMs);
    expect(freesIn).toBeLessThanOrEqual(dayMs + quarterMs);
    expect(await line('wager', 'week')).toMatchObject({ ...byNow, left: '170.00' });
    expect(await line('wager', 'day')).toMatchObject({ ...byNow, amount: null, left: null });
    const ofOne = { used: null, left: null, frees: null };
    expect(await line('bet', 'stake')).toMatchObject({ ...ofOne, amount: '50.00' });
    await hasPlayed(59_999);
    expect(await line('time', 'day')).toMatchObject({ used: '0', left: '60', frees: null });
    await hasPlayed(60_000);
    const minute = { used: '1', left: '59', frees: { at: endOfDay, amount: '1' } };
    expect(await line('time', 'day')).toMatchObject(minute);
    await hasPlayed(25 * 60_000 + 59_000);
    await setByOperator('time', 'day', '26');
    const time = { amount: '60', byOperator: '26', used: '25', left: '1' };
    expect(await line('time', 'day')).toMatchObject({ ...time, frees: { amount: '25' } });
    await set('loss', 'day', '29.99');
    expect(await line('loss', 'day')).toMatchObject({ used: '30.00', left: '0.00' });
    expect(await shown()).toMatchObject({ raiseAfterHours: 24, confirmWithinHours: 168 });
    const call = { account: username.toUpperCase() };
    const byMember = { byMember: '60', byOperator: '26', wish: null };
    expect(await site.operators.showMemberLimits(call, asOperator)).toMatchObject({
      account: username,
      list: [
        { kind: 'bet', period: 'stake', byMember: '50.00', byOperator: null },
        { kind: 'loss', period: 'day', byMember: '29.99', byOperator: null },
        { kind: 'time', period: 'day', ...byMember },
        { kind: 'wager', period: 'week', byMember: '200.00', byOperator: null },
      ],
    });
  });

  test('a refused stake names each limit of losses or wagers that leaves too little', async () => {
    const { set, setByOperator, bet, shown, hasPlayed } = await player();
    await set('deposit', 'day', '1');
    await set('bet', 'stake', '90');
    await set('time', 'day', '5');
    await setByOperator('loss', 'day', '50');
    await setByOperator('wager', 'week', '60');
    expect(await bet(40_00n)).toBe('applied');
    expect((await shown()).refused).toBeNull();
    expect(await bet(10_01n)).toBe('spendingLimit');
    const at: unknown = expect.any(String);
    const ofDay = { kind: 'loss', period: 'day' };
    const ofWeek = { kind: 'wager', period: 'week' };
    expect((await shown()).refused).toEqual({ at, by: [ofDay] });
    await hasPlayed(5 * 60_000);
    expect((await shown()).refused).toEqual({ at, by: [ofDay] });
    await setByOperator('loss', 'day', '50.01');
    expect((await shown()).refused).toBeNull();
    await setByOperator('loss', 'day', '50');
    await hasPlayed(0);
    expect(await bet(20_01n)).toBe('spendingLimit');
    expect((await shown()).refused).toEqual({ at, by: [ofDay, ofWeek] });
    await setByOperator('loss', 'day', null);
    expect((await shown()).refused).toEqual({ at, by: [ofWeek] });
  });

  test('a bet above that of one bet, or after the time of the day, names that limit', async () => {
    const { set, setByOperator, bet, shown, hasPlayed } = await player();
    await set('loss', 'day', '20');
    await set('deposit', 'day', '1');
    await setByOperator('bet', 'stake', '20');
    await setByOperator('time', 'day', '5');
    const at: unknown = expect.any(String);
    expect(await bet(20_01n)).toBe('stakeLimit');
    const ofOne = [{ kind: 'bet', period: 'stake' }];
    expect((await shown()).refused).toEqual({ at, by: ofOne });
    await setByOperator('bet', 'stake', '20.01');
    expect((await shown()).refused).toBeNull();
    expect(await bet(20_00n)).toBe('applied');
    await hasPlayed(5 * 60_000);
    expect(await bet(1n)).toBe('timeLimit');
    const ofTime = [{ kind: 'time', period: 'day' }];
    expect((await shown()).refused).toEqual({ at, by: ofTime });
    await setByOperator('bet', 'stake', '0.01');
    expect((await shown()).refused).toEqual({ at, by: ofTime });
    await setByOperator('time', 'day', '6');
    expect((await shown()).refused).toBeNull();
  });

  test('who has played for the time of the day opens no game until the day ends', async () => {
    const { set, launch, hasPlayed } = await player();
    await launch();
    await hasPlayed(600 * 60_000);
    expect(await codeOf(launch())).toBeNull();
    await set('time', 'day', '2');
    const frees = { period: 'day', frees: endOfDay };
    const refusal = { code: 'limit.time.reached', hints: { ...frees, left: '0' } };
    await expect(launch()).rejects.toMatchObject(refusal);
    await hasPlayed(119_000);
    expect(await codeOf(launch())).toBeNull();
    await hasPlayed(120_000);
    await expect(launch()).rejects.toMatchObject(refusal);
  });

  test('an order may use what is left and counts as play; no time is left for others', async () => {
    const { set, stake, line, hasPlayed } = await player();
    await set('wager', 'day', '5');
    await set('time', 'day', '5');
    await hasPlayed(0, '4 minutes');
    expect(await codeOf(stake(5_00n))).toBeNull();
    expect(await line('time', 'day')).toMatchObject({ used: '4', left: '1' });
    expect(await codeOf(stake(2_50n, { rounds: 2 }))).toBeNull();
    const hints = { period: 'day', left: '5.00', frees: null };
    const above = stake(2_51n, { rounds: 2 });
    await expect(above).rejects.toMatchObject({ code: 'limit.wager.reached', hints });
    await hasPlayed(5 * 60_000);
    const noTime = { period: 'day', left: '0', frees: endOfDay };
    await expect(stake(1n)).rejects.toMatchObject({ code: 'limit.time.reached', hints: noTime });
  });

  test('a refused order names the limit of the shortest period of those reached', async () => {
    const { set, stake } = await player();
    await set('wager', 'month', '5');
    await set('wager', 'week', '5');
    await set('wager', 'day', '6');
    await expect(stake(5_01n)).rejects.toMatchObject({ hints: { period: 'week', left: '5.00' } });
    await expect(stake(6_01n)).rejects.toMatchObject({ hints: { period: 'day', left: '6.00' } });
  });

  test('the limit of one bet is for bets, not for money that goes to a provider', async () => {
    const { set, stake } = await player();
    await set('bet', 'stake', '5');
    await set('loss', 'day', '20');
    expect(await codeOf(stake(5_00n))).toBeNull();
    expect(await codeOf(stake(5_01n))).toBe('limit.bet.reached');
    expect(await codeOf(stake(5_01n, { isBet: false }))).toBeNull();
    expect(await codeOf(stake(20_01n, { isBet: false }))).toBe('limit.loss.reached');
  });

  test('a deposit is refused by limits of deposits alone', async () => {
    const { set, memberId } = await player();
    await set('loss', 'day', '5');
    await set('wager', 'day', '5');
    await set('time', 'day', '5');
    const deposit = (minor: bigint) =>
      site.db
        .transaction()
        .execute((transaction) => site.ownLimits.checkDeposit(transaction, memberId, minor));
    expect(await codeOf(deposit(900_00n))).toBeNull();
    await set('deposit', 'week', '10');
    expect(await codeOf(deposit(10_00n))).toBeNull();
    const hints = { period: 'week', left: '10.00', frees: null };
    const refusal = { code: 'deposit.own.limit', hints };
    await expect(deposit(10_01n)).rejects.toMatchObject(refusal);
  });

  test('play money is staked without limits', async () => {
    const { memberId } = await site.member({ currency: trialCurrency.code });
    const stake = { memberId, stakeMinor: 1_00n };
    const staked = site.db
      .transaction()
      .execute((transaction) => site.ownLimits.checkWager(transaction, stake));
    expect(await codeOf(staked)).toBeNull();
  });

  test('what member and operator set at once counts both, 5 times', async () => {
    for (let round = 0; round < 5; round++) {
      const { set, setByOperator, line } = await player();
      await Promise.all([set('loss', 'day', '30'), setByOperator('loss', 'day', '20')]);
      expect(await line('loss', 'day')).toMatchObject({ amount: '30.00', byOperator: '20.00' });
    }
  });

  test('a limit that is set while a game is opened is enforced, 5 times', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await player();
      await Promise.all([one.launch(), one.set('loss', 'day', '30')]);
      expect(await site.enforced(one)).toMatchObject({ max_lost_day: 30_00n });
    }
  });

  test('who has not played yet is shown all limits with nothing used', async () => {
    const { shown } = await player();
    const { list, refused, realityCheck } = await shown();
    expect(new Set(list.map(({ used }) => used))).toEqual(new Set(['0.00', '0', null]));
    expect(refused).toBeNull();
    expect(realityCheck).toMatchObject({ everyMinutes: 60, playedMinutes: 0 });
  });

  test('limits are offered where the site says, until one is set', async () => {
    const { memberId, set } = await player();
    const offeredBy = (offerLimitsAt: typeof limitPolicy.offerLimitsAt) =>
      site.under({ ...limitPolicy, offerLimitsAt }).ownLimits.placesOfOffer(memberId);
    expect(await offeredBy(['deposit'])).toEqual(['deposit']);
    expect(await offeredBy([])).toEqual([]);
    await set('loss', 'day', '30');
    expect(await offeredBy(['registration', 'deposit'])).toEqual([]);
  });
});
