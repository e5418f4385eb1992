import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { Site } from '#modules/site/site.ts';
import { openPermit } from '#modules/wallet/wager-permit.store.ts';
import { asOperator, codeOf, trialCurrency, type Member } from '#testing/test-base.ts';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { openForAll, playedFor, type OwnLimitsBase } from '../limits.fixture.ts';

const { realityCheck: everyHour, ...noCheck } = limitPolicy;
const minuteMs = 60_000n;
type Policy = Site['protection'];

describe.each([anyDatabase()])('§7: reality checks, on $name', (database) => {
  let site: OwnLimitsBase;
  openForAll(database, (opened) => void (site = opened));

  /** The same members on a site with another policy. */
  const underPolicy = (policy: Policy) => site.under(policy);

  async function rowOf({ accountId }: Pick<Member, 'accountId'>) {
    const row = await site.db
      .selectFrom('play_limit')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row ?? null;
  }

  /** A member with an open game. */
  async function player(policy: Policy = limitPolicy) {
    const { ownLimits, limits } = underPolicy(policy);
    const member = await site.member({ balance: 100_00n });
    const { memberId, accountId, context } = member;
    const permitId = randomUUID();
    await openPermit(site.db, permitId, accountId);
    await ownLimits.beginPlay(memberId, accountId);
    await limits.notePlay({}, context);
    return {
      ...member,
      permitId,
      note: () => limits.notePlay({}, context),
      answer: (since: string, answer: 'goOn' | 'stop' = 'goOn') =>
        limits.answerCheck({ since, answer }, context),
      choose: (everyMinutes: number | null) => limits.setRealityCheck({ everyMinutes }, context),
      shown: () => limits.getLimits({}, context),
      launch: () => ownLimits.beginPlay(memberId, accountId),
      stake: () =>
        site.db
          .transaction()
          .execute((transaction) =>
            ownLimits.checkWager(transaction, { memberId, stakeMinor: 1_00n }),
          ),
      choices: () =>
        site.db
          .selectFrom('reality_check_choice')
          .select('every_minutes')
          .where('member_id', '=', memberId)
          .execute(),
      answers: () =>
        site.db
          .selectFrom('reality_check_answer')
          .select(['played_ms', 'staked', 'won', 'answer', 'since'])
          .where('member_id', '=', memberId)
          .orderBy('id')
          .execute(),
    };
  }

  /** The check that is due after so many minutes of play. */
  async function dueAfter(one: Awaited<ReturnType<typeof player>>, minutes: number) {
    await playedFor(site.db, one, minutes);
    const { check } = await one.note();
    if (check === null) throw new Error('no check is due');
    return check;
  }

  test('who opens a game is checked as the site says, or as they choose', async () => {
    const one = await player();
    expect(await rowOf(one)).toMatchObject({ check_every_ms: 60n * minuteMs });
    expect((await one.shown()).realityCheck).toEqual({
      everyMinutes: 60,
      choices: [15, 30, 60],
      mayBeOff: false,
      playedMinutes: 0,
    });
    expect((await one.choose(15)).realityCheck).toMatchObject({ everyMinutes: 15 });
    expect(await rowOf(one)).toMatchObject({ check_every_ms: 15n * minuteMs });
    await playedFor(site.db, one, 14);
    await one.note();
    expect((await one.shown()).realityCheck).toMatchObject({ playedMinutes: 14 });
    await one.launch();
    expect(await rowOf(one)).toMatchObject({ check_every_ms: 15n * minuteMs });
    await one.choose(15);
    expect(await one.choices()).toEqual([{ every_minutes: 15 }]);
  });

  test.each([20, 0, -15, 15.5, 1_000_000, null])(
    'a time that is not offered is refused: %s',
    async (minutes) => {
      const one = await player();
      expect(await codeOf(one.choose(minutes))).toBe('limit.check.not.offered');
      expect(await rowOf(one)).toMatchObject({ check_every_ms: 60n * minuteMs });
    },
  );

  test('a site without checks has none, and no row for who has no limits', async () => {
    const one = await player(noCheck);
    expect(await rowOf(one)).toBeNull();
    expect((await one.shown()).realityCheck).toBeNull();
    expect(await codeOf(one.choose(60))).toBe('limit.check.not.offered');
    expect(await codeOf(one.choose(null))).toBe('limit.check.not.offered');
    expect(await one.note()).toEqual({ minutesLeft: null, pauseUntil: null, check: null });
  });

  test('a game that was opened before the site had checks is checked from then on', async () => {
    const one = await player(noCheck);
    await underPolicy(limitPolicy).limits.notePlay({}, one.context);
    expect(await rowOf(one)).toMatchObject({ check_every_ms: 60n * minuteMs });
  });

  test('the same choice at once on many devices is one', async () => {
    const one = await player();
    await Promise.all(Array.from({ length: 8 }, () => one.choose(15)));
    expect(await one.choices()).toEqual([{ every_minutes: 15 }]);
  });

  test('where it may be off it can be switched off, until the site says otherwise', async () => {
    const mayBeOff = { ...limitPolicy, realityCheck: { ...everyHour!, mayBeOff: true } };
    const one = await player(mayBeOff);
    expect((await one.choose(null)).realityCheck).toMatchObject({ everyMinutes: null });
    expect(await rowOf(one)).toMatchObject({ check_every_ms: null });
    await playedFor(site.db, one, 600);
    expect((await one.note()).check).toBeNull();
    await underPolicy(limitPolicy).ownLimits.beginPlay(one.memberId, one.accountId);
    expect(await rowOf(one)).toMatchObject({ check_every_ms: 60n * minuteMs });
    await underPolicy(noCheck).ownLimits.beginPlay(one.memberId, one.accountId);
    expect(await rowOf(one)).toMatchObject({ check_every_ms: null });
  });

  test('a check says what was played, staked and won since the last one', async () => {
    const one = await player();
    const { externalId } = await site.move(one.accountId, 'bet', -30_00n);
    await site.move(one.accountId, 'bet', -10_00n);
    await site.move(one.accountId, 'win', 45_50n);
    await site.move(one.accountId, 'rollback', 0n, { reverses: externalId });
    const first = await dueAfter(one, 60);
    const { since: _, ...said } = first;
    expect(said).toEqual({ playedMinutes: 60, staked: '10.00', won: '45.50', net: '35.50' });
    expect(await codeOf(one.stake())).toBe('limit.check.due');
    const bet = await site.move(one.accountId, 'bet', -1_00n);
    expect(bet.outcome).toBe('checkDue');
    expect((await one.note()).check).toEqual(first);
    expect(await codeOf(one.launch())).toBeNull();
    expect((await one.choose(15)).realityCheck).toMatchObject({ playedMinutes: 60 });
    expect((await one.note()).check).toEqual(first);

    site.published.length = 0;
    expect((await one.answer(first.since)).check).toBeNull();
    expect(site.published).toContainEqual({ kind: 'limit', memberId: one.memberId });
    expect(await codeOf(one.stake())).toBeNull();
    await site.move(one.accountId, 'bet', -7_00n);
    const second = await dueAfter(one, 15);
    expect(second).toMatchObject({ playedMinutes: 15, staked: '7.00', won: '0.00', net: '-7.00' });

    site.published.length = 0;
    expect((await one.answer(first.since)).check).toEqual(second);
    expect(site.published).toEqual([]);
    expect((await one.answer(second.since)).check).toBeNull();
    expect((await one.answer(second.since)).check).toBeNull();
    const byOperator = await site.operators.showMemberLimits({ account: one.username }, asOperator);
    expect(byOperator).toMatchObject({
      checkEveryMinutes: 15,
      checks: [
        { playedMinutes: 15, staked: '7.00', won: '0.00', answer: 'goOn', since: second.since },
        { playedMinutes: 60, staked: '10.00', won: '45.50', since: first.since },
      ],
    });
    expect(await one.answers()).toMatchObject([
      { staked: 10_00n, won: 45_50n, answer: 'goOn', since: new Date(first.since) },
      { staked: 7_00n, won: 0n, answer: 'goOn', since: new Date(second.since) },
    ]);
  });

  test('answers at once from many devices are one', async () => {
    const one = await player();
    const { since } = await dueAfter(one, 60);
    const answered = await Promise.all(
      Array.from({ length: 8 }, (_, index) => one.answer(since, index === 5 ? 'stop' : 'goOn')),
    );
    expect(answered.map(({ check }) => check)).toEqual(answered.map(() => null));
    expect(await one.answers()).toHaveLength(1);
  });

  test('who stops wagers no more until they open a game again', async () => {
    const one = await player();
    const { since } = await dueAfter(one, 60);
    const bet = (permitId: string) =>
      site.move(one.accountId, 'bet', -1_00n, { permitId }).then(({ outcome }) => outcome);
    expect(await bet(one.permitId)).toBe('checkDue');
    expect((await one.answer(since, 'stop')).check).toBeNull();
    expect(await bet(one.permitId)).toBe('permitClosed');
    const permits = site.db.selectFrom('wager_permit').select('close_reason');
    expect(await permits.where('account_id', '=', one.accountId).execute()).toEqual([
      { close_reason: 'stopped by the player' },
    ]);
    const again = randomUUID();
    await openPermit(site.db, again, one.accountId);
    expect(await bet(again)).toBe('applied');
    expect(await one.answers()).toMatchObject([{ answer: 'stop' }]);
  });

  test('the pause of the site refuses games and stakes until it ends', async () => {
    const one = await player({ ...limitPolicy, sessionPause: { after: 45, pause: 15 } });
    expect((await one.shown()).pause).toEqual({ afterMinutes: 45, minutes: 15, until: null });
    await playedFor(site.db, one, 44);
    expect((await one.note()).pauseUntil).toBeNull();
    await playedFor(site.db, one, 45);
    const { pauseUntil } = await one.note();
    expect(Date.parse(pauseUntil ?? '') - Date.now()).toBeGreaterThan(14.9 * Number(minuteMs));
    expect((await one.shown()).pause).toMatchObject({ until: pauseUntil });
    const refusal = { code: 'limit.pause', hints: { until: pauseUntil } };
    await expect(one.launch()).rejects.toMatchObject(refusal);
    await expect(one.stake()).rejects.toMatchObject(refusal);
    expect((await site.move(one.accountId, 'bet', -1_00n)).outcome).toBe('pause');
    expect((await site.move(one.accountId, 'win', 1_00n)).outcome).toBe('applied');
    await site.db
      .updateTable('play_limit')
      .set({ paused_until: new Date(), played_at: new Date(Date.now() - 15 * Number(minuteMs)) })
      .where('account_id', '=', one.accountId)
      .execute();
    expect(await codeOf(one.launch())).toBeNull();
    expect((await site.move(one.accountId, 'bet', -1_00n)).outcome).toBe('applied');
    expect((await one.note()).pauseUntil).toBeNull();
  });

  test('play money is not checked', async () => {
    const { context, accountId } = await site.member({ currency: trialCurrency.code });
    expect(await site.limits.notePlay({}, context)).toMatchObject({ check: null });
    expect(await rowOf({ accountId })).toBeNull();
    const since = new Date().toISOString();
    expect((await site.limits.answerCheck({ since, answer: 'stop' }, context)).check).toBeNull();
  });
});
