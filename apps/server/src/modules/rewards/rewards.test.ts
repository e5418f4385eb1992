import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { anyDatabase, everyEngine } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { codeOf } from '#testing/test-base.ts';
import { ana, ben, openRewards, type Rewards } from './rewards.fixture.ts';

describe.each(everyEngine())('§7: rewards on $name', (database) => {
  let site: Rewards;
  beforeAll(async () => {
    site = await openRewards(database);
  });
  afterEach(async () => {
    expect(await site.findings()).toEqual([]);
  });
  afterAll(() => site.close());

  test('a gift is claimed once, and a repeat answers the same', async () => {
    const member = await site.member();
    const id = await site.given(member);
    expect(await site.list(member)).toMatchObject({
      list: [
        {
          transactionId: id,
          origin: 'manual',
          title: 'A gift',
          amount: '50.00',
          state: 'issued',
          conditionStatus: [],
          bonusState: null,
        },
      ],
      claimable: 1,
      endingSoon: 0,
    });
    const first = await site.claim(member, id);
    expect(first).toMatchObject({ state: 'claimed', bonusState: null });
    expect(await site.claim(member, id)).toEqual(first);
    expect(await site.balanceOf(member)).toBe(50_00n);
    expect(await site.list(member)).toMatchObject({ claimable: 0 });
    expect(site.published).toContainEqual({ kind: 'reward', memberId: member.memberId });
  });

  test('64 claims at once pay once', async () => {
    const member = await site.member();
    const id = await site.given(member);
    const claims = Array.from({ length: 64 }, () => site.claimUnlimited(member, id));
    const states = (await Promise.all(claims)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['claimed']));
    expect(await site.balanceOf(member)).toBe(50_00n);
  });

  test('of two that are wagered, claimed at once, one is active and one waits', async () => {
    const member = await site.member();
    const ids = [
      await site.given(member, { wageringMultiple: 3 }),
      await site.given(member, { wageringMultiple: 3 }),
    ];
    const claimed = await Promise.all(ids.map((id) => site.claim(member, id)));
    expect(claimed.map(({ state }) => state)).toEqual(['claimed', 'claimed']);
    const { list } = await site.list(member, 'CLAIMED');
    const states = new Set(list.map(({ bonusState }) => bonusState));
    expect(states).toEqual(new Set(['active', 'waiting']));
    const wagering = { days: 14, contribution: { RNG: 100 }, required: '150.00', wagered: '0.00' };
    expect(list.map((one) => one.wagering)).toEqual([wagering, wagering]);
    expect((await site.accountOf(member)).bonus).toBe(50_00n);
  });

  test('"claim all" takes each by itself and reports what was refused', async () => {
    const member = await site.member();
    const ids = [await site.given(member), await site.given(member, { amount: '20.00' })];
    const requestKey = randomUUID();
    const input = { requestKey, isApp: undefined };
    const { list } = await site.handlers.claimAllRewards(input, member.context);
    const again = await site.handlers.claimAllRewards(input, member.context);
    expect(new Set(again.list)).toEqual(new Set(list));
    expect(list.map(({ ok, errorCode }) => [ok, errorCode])).toEqual([
      [true, null],
      [true, null],
    ]);
    expect(new Set(list.map(({ transactionId }) => transactionId))).toEqual(new Set(ids));
    expect(await site.balanceOf(member)).toBe(70_00n);
  });

  test('every one of many "claim all" of one key at once names all of it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await site.member();
      const ids: string[] = [];
      for (let reward = 0; reward < 4; reward += 1) ids.push(await site.given(member));
      const requestKey = randomUUID();
      const calls: ReturnType<typeof site.claimAllUnlimited>[] = [];
      // One after the other, so that each of the later ones begins while the first one claims.
      for (let call = 0; call < 8; call += 1) {
        calls.push(site.claimAllUnlimited(member, requestKey));
        await site.stateOf(ids[0] ?? '');
      }
      for (const list of await Promise.all(calls)) {
        expect(list.map(({ transactionId }) => transactionId).toSorted()).toEqual(ids.toSorted());
        expect(list.every(({ ok }) => ok)).toBe(true);
      }
      expect(await site.balanceOf(member)).toBe(200_00n);
    }
  });

  test('nobody claims the reward of somebody else, nor one that is gone', async () => {
    const [member, other] = [await site.member(), await site.member()];
    const id = await site.given(member);
    for (const wrong of [id, randomUUID(), 'not-an-id']) {
      expect(await codeOf(site.claim(other, wrong))).toBe('reward.not.found');
    }
    expect(await site.stateOf(id)).toBe('issued');
  });

  test('a request key claims one reward', async () => {
    const member = await site.member();
    const [one, two] = [await site.given(member), await site.given(member)];
    const key = randomUUID();
    await site.claim(member, one, key);
    expect(await codeOf(site.claim(member, two, key))).toBe('reward.repeat.differs');
    expect(await site.stateOf(two)).toBe('issued');
  });

  test('what is over cannot be claimed, and expires', async () => {
    const member = await site.member();
    const id = await site.given(member);
    site.pass(14 * dayMs - 1);
    expect(await site.list(member)).toMatchObject({ claimable: 1, endingSoon: 1 });
    site.pass(1);
    const late = site.claim(member, id);
    await expect(late).rejects.toMatchObject({ code: 'reward.state', hints: { state: 'expired' } });
    await site.rewards.jobs.runNow();
    expect(await site.stateOf(id)).toBe('expired');
    expect(await site.balanceOf(member)).toBe(0n);
    expect((await site.list(member, 'EXPIRED')).list).toHaveLength(1);
  });

  test('a locked reward shows how far it is, and has its whole time once open', async () => {
    const member = await site.member();
    const conditions = [
      { condition: 'provedContact', target: undefined },
      { condition: 'deposits', target: '200.00' },
    ] as const;
    const id = await site.given(member, { conditions: [...conditions] });
    const [locked] = (await site.list(member, 'LOCKED')).list;
    expect(locked?.conditionStatus).toEqual([
      {
        condition: 'provedContact',
        text: 'Confirm your mobile number or e-mail',
        done: false,
        actual: null,
        target: null,
      },
      { condition: 'deposits', text: 'Deposits', done: false, actual: '0.00', target: '200.00' },
    ]);
    const early = site.claim(member, id);
    await expect(early).rejects.toMatchObject({ code: 'reward.state', hints: { state: 'locked' } });
    await site.db
      .updateTable('member')
      .set({ mobile_num: `+63917${String(Date.now()).slice(-7)}` })
      .where('id', '=', member.memberId)
      .execute();
    await site.rewards.jobs.runNow();
    expect(await site.stateOf(id)).toBe('locked');
    await site.db
      .insertInto('member_total')
      .values({ account_id: member.accountId, category: '', deposit: 200_00n })
      .execute();
    site.pass(3 * dayMs);
    await site.rewards.jobs.runNow();
    const [open] = (await site.list(member, 'AVAILABLE')).list;
    expect(open).toMatchObject({ transactionId: id, conditionStatus: [] });
    expect(Date.parse(open?.expiresAt ?? '')).toBe(site.clock().getTime() + 14 * dayMs);
    await site.claim(member, id);
    expect(await site.balanceOf(member)).toBe(50_00n);
  });

  test('an operator takes back what was not claimed; the member reads no reason', async () => {
    const member = await site.member();
    const id = await site.given(member);
    const input = { transactionId: id, reason: 'Given by mistake', requestKey: randomUUID() };
    const done = await site.operatorHandlers.voidReward(input, ben);
    expect(done).toMatchObject({ state: 'void', voidReason: 'Given by mistake', voidBy: 'ben' });
    expect(await site.operatorHandlers.voidReward(input, ben)).toEqual(done);
    expect(JSON.stringify(await site.list(member))).not.toContain('mistake');
    expect(await codeOf(site.claim(member, id))).toBe('reward.state');
    const claimed = await site.given(member);
    await site.claim(member, claimed);
    const late = site.operatorHandlers.voidReward({ ...input, transactionId: claimed }, ben);
    expect(await codeOf(late)).toBe('reward.state');
  });

  test('a large gift needs a second operator, whoever asks how often', async () => {
    const member = await site.member();
    const input = site.input(member, { amount: '1000.01' });
    const gift = await site.operatorHandlers.giveReward(input, ana);
    expect(gift).toMatchObject({ state: 'proposed', needsSecond: true, transactionId: null });
    expect((await site.list(member)).list).toEqual([]);
    const { giftId } = gift;
    const alone = site.operatorHandlers.confirmGift({ giftId }, ana);
    expect(await codeOf(alone)).toBe('reward.same.person');
    const confirmed = await Promise.all(
      Array.from({ length: 8 }, () => site.operatorHandlers.confirmGift({ giftId }, ben)),
    );
    expect(new Set(confirmed.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect((await site.list(member)).list).toHaveLength(1);
    expect(await codeOf(site.operatorHandlers.refuseGift({ giftId }, ben))).toBe('reward.state');
  });

  test('a repeated gift is given once; its key with other content is refused', async () => {
    const member = await site.member();
    const input = site.input(member, { amount: '1000.00' });
    const gifts = await Promise.all(
      Array.from({ length: 8 }, () => site.operatorHandlers.giveReward(input, ana)),
    );
    expect(new Set(gifts.map(({ transactionId }) => transactionId)).size).toBe(1);
    const other = site.operatorHandlers.giveReward({ ...input, amount: '999.00' }, ana);
    expect(await codeOf(other)).toBe('reward.repeat.differs');
  });

  test.each([
    [{ amount: '0.00' }, 'wallet.amount.invalid'],
    [{ amount: '5000.01' }, 'wallet.amount.invalid'],
    [{ wageringMultiple: 41 }, 'reward.terms'],
    [{ account: 'nobody-here' }, 'member.not.found'],
    [
      { conditions: [{ condition: 'deposits' as const, target: undefined }] },
      'wallet.amount.invalid',
    ],
    [
      {
        conditions: [
          { condition: 'validBets' as const, target: '1.00' },
          { condition: 'validBets' as const, target: '2.00' },
        ],
      },
      'reward.terms',
    ],
  ])('a gift of %o is refused as %s', async (change, code) => {
    const member = await site.member();
    const asked = site.operatorHandlers.giveReward(site.input(member, change), ana);
    expect(await codeOf(asked)).toBe(code);
  });

  test('whoever is on a break is given nothing, and what was open is void', async () => {
    const member = await site.member();
    const id = await site.given(member);
    await site.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('member')
        .set({ exclusion: 'timeOut' })
        .where('id', '=', member.memberId)
        .execute();
      const { memberId } = member;
      await site.rewards.on.breakBegan?.({ transaction, memberId, kind: 'timeOut' });
    });
    expect(await site.stateOf(id)).toBe('void');
    const asked = site.operatorHandlers.giveReward(site.input(member), ana);
    expect(await codeOf(asked)).toBe('reward.not.offered');
    expect(await codeOf(site.claim(member, id))).toBe('member.excluded');
    expect(await site.issue(member, '2026-W47')).toMatchObject({ state: 'void' });
    await site.db
      .updateTable('member')
      .set({ exclusion: null })
      .where('id', '=', member.memberId)
      .execute();
    expect(await site.issue(member, '2026-W47')).toBeNull();
    expect(await site.issue(member, '2026-W48')).toMatchObject({ state: 'issued' });
  });

  test('the site claims for the member where it is set so', async () => {
    const member = await site.member();
    const [own, auto] = [await site.issue(member, 'one'), await site.issue(member, 'one', 'rain')];
    await site.rewards.jobs.runNow();
    expect(await site.stateOf(own?.id ?? '')).toBe('issued');
    expect(await site.stateOf(auto?.id ?? '')).toBe('claimed');
    expect(await site.balanceOf(member)).toBe(10_00n);
  });

  test('a member is told of a gift by a letter, of nothing else, and never once more', async () => {
    const member = await site.member();
    const input = site.input(member);
    await site.operatorHandlers.giveReward(input, ana);
    await site.operatorHandlers.giveReward(input, ana);
    await site.issue(member, 'two');
    const letters = site.letters.filter(({ memberId }) => memberId === member.memberId);
    expect(letters.map(({ title }) => title)).toEqual(['A reward for you']);
  });

  test('eleven claims within a minute are one too many', async () => {
    const member = await site.member();
    const codes: unknown[] = [];
    for (let index = 0; index < 11; index += 1) {
      codes.push(await codeOf(site.claim(member, randomUUID())));
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'reward.not.found'));
    expect(codes[10]).toBe('request.limited');
  });
});

describe('§7: rewards while the account of a member is locked', () => {
  let site: Rewards;
  beforeAll(async () => {
    site = await openRewards(anyDatabase());
  });
  afterAll(() => site.close());

  test('64 claims at once wait for it, and pay once', async () => {
    const member = await site.member();
    const id = await site.given(member);
    const claims = await site.db.transaction().execute(async (transaction) => {
      await sql`select from account where member_id = ${member.memberId} for update`.execute(
        transaction,
      );
      const sent = Array.from({ length: 64 }, () => site.claimUnlimited(member, id));
      await expect.poll(() => lockWaits(transaction)).toBeGreaterThan(1);
      return { sent };
    });
    const states = (await Promise.all(claims.sent)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['claimed']));
    expect(await site.balanceOf(member)).toBe(50_00n);
    expect(await site.findings()).toEqual([]);
  });
});
