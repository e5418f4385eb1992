import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { openInvitations, startedAt, type Invitations } from './invitations.fixture.ts';

describe.each(testDatabases())('what members see of friends, on $name', (database) => {
  let site: Invitations;
  let maria: Member;
  beforeAll(async () => {
    site = await openInvitations(database);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.time.now = startedAt;
    maria = await site.member();
  });

  test('the rules of the site, and nobody yet', async () => {
    expect(await site.show(maria)).toEqual({
      referralCode: null,
      link: null,
      promotionDomains: ['site.example'],
      totalInvitations: 0,
      qualified: 0,
      rewarded: 0,
      earned: '0.00',
      reward: { amount: '100.00', wageringMultiple: 3 },
      needs: {
        deposits: '500.00',
        validBets: '400.00',
        days: 30,
        holdHours: 72,
        minimumAge: 21,
      },
      limits: { perDay: 5, perMonth: 30, inAll: 3 },
      tiers: [
        { friends: 5, amount: '200.00', reached: false },
        { friends: 20, amount: '1000.00', reached: false },
      ],
      friends: [],
      invited: null,
      asOf: null,
    });
  });

  test('friends come newest first with masked names; a refused one is over', async () => {
    const friends: Member[] = [];
    for (const state of ['rewarded', 'held', 'refused'] as const) {
      const friend = await site.friendOf(maria);
      friends.push(friend);
      const rewarded_on = state === 'rewarded' ? '2026-11-15' : null;
      const changes = { state, rewarded_on, reason: 'own account', changed_at: site.clock() };
      await site.setReferral(friend, changes);
      site.pass(minuteMs);
    }
    await site.reward(maria, String(friends[0]?.memberId), 100_00n);
    await site.reward(maria, 'tier:5', 200_00n);
    await site.reward(maria, String(maria.memberId), 50_00n);
    const shown = await site.show(maria);
    expect(shown).toMatchObject({
      totalInvitations: 3,
      qualified: 2,
      rewarded: 1,
      earned: '300.00',
      friends: [{ state: 'expired' }, { state: 'held' }, { state: 'rewarded' }],
      tiers: [{ reached: true }, { reached: false }],
    });
    expect(shown.friends.at(-1)?.at).toBe(startedAt.toISOString());
    for (const { username } of friends) expect(JSON.stringify(shown)).not.toContain(username);
    const second = await site.show(maria, false, { pageNo: 2, pageSize: 2 });
    expect(second.friends).toMatchObject([{ state: 'rewarded' }]);
    expect(second.totalInvitations).toBe(3);
  });

  test('a friend sees how far the own invitation is', async () => {
    const friend = await site.friendOf(maria);
    const roll = (day: string, deposit: bigint, valid: bigint) =>
      site.db
        .insertInto('member_day')
        .values({ member_id: friend.memberId, day, category: 'RNG', deposit, valid })
        .execute();
    await roll('2026-11-14', 900_00n, 900_00n);
    await roll('2026-11-15', 120_00n, -5_00n);
    expect((await site.show(friend)).invited).toEqual({
      state: 'registered',
      until: '2026-12-14',
      deposits: { actual: '120.00', target: '500.00' },
      validBets: { actual: '0.00', target: '400.00' },
      provedContact: false,
      ofAge: false,
    });
    await roll('2026-12-14', 400_00n, 50_00n);
    await roll('2026-12-15', 900_00n, 900_00n);
    await site.setMember(friend, { mobile_num: '+639170000001', birthday: '2005-11-16' });
    expect((await site.show(friend)).invited).toMatchObject({
      deposits: { actual: '500.00' },
      validBets: { actual: '45.00' },
      provedContact: true,
      ofAge: false,
    });
    await site.setMember(friend, { birthday: '2005-11-15' });
    expect((await site.show(friend)).invited).toMatchObject({ ofAge: true });
    expect((await site.show(maria)).invited).toBeNull();
  });

  test('agents, who is not to be offered anything, and everybody while closed', async () => {
    const closed = 'referral.closed';
    const agent = await site.member({ memberType: 1 });
    expect(await codeOf(site.show(agent, true))).toBe(closed);
    const { show } = site.openWith({ period: null });
    expect(await codeOf(show(maria, true))).toBe(closed);
    await site.setMember(maria, { exclusion: 'timeOut' });
    expect(await codeOf(site.show(maria, true))).toBe(closed);
    await site.setMember(maria, { exclusion: null });
    await reachDegree(site.db, maria.memberId, 2);
    expect(await codeOf(site.show(maria, true))).toBe(closed);
    const ids = [agent, maria].map(({ memberId }) => memberId);
    const codes = site.db.selectFrom('referral_code').select('code').where('member_id', 'in', ids);
    expect(await codes.execute()).toEqual([]);
  });
});
