import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import type { Member } from '#testing/test-base.ts';
import { openInvitations, startedAt, type Invitations } from './referral/invitations.fixture.ts';

describe.each(testDatabases())('members who invite friends, on $name', (database) => {
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

  const referralOf = ({ memberId }: Member) =>
    site.db.selectFrom('referral').selectAll().where('friend_id', '=', memberId).executeTakeFirst();

  test('a code is made at the first wish for one, once, also from two phones', async () => {
    expect(await site.show(maria)).toMatchObject({ referralCode: null, link: null });
    const [one, other] = await Promise.all([site.codeOf(maria), site.codeOf(maria)]);
    expect(one).toBe(other);
    expect(one).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(await site.show(maria)).toMatchObject({
      referralCode: one,
      link: `https://site.example/m/register?code=${one}`,
      promotionDomains: ['site.example'],
    });
    expect(await site.codeOf(await site.member())).not.toBe(one);
  });

  test('a code is found in lower case, and leads to its member without a team', async () => {
    const code = await site.codeOf(maria);
    await site.setMember(maria, { nickname: 'Maria' });
    const found = await site.invitations.find(` ${code.toLowerCase()} `);
    expect(found).toEqual({ memberId: maria.memberId, code, nickname: 'Maria', agent: null });
    expect(await site.invitations.find('ABCDEFGH')).toBeNull();
  });

  test('a friend comes into the team of the agent above, while that one can invite', async () => {
    const agent = await site.member({ memberType: 1 });
    const below = await site.member({ parentId: agent.memberId });
    expect((await site.inviterOf(below)).agent).toMatchObject({ id: agent.memberId });
    const lower = await site.member({ parentId: below.memberId });
    expect((await site.inviterOf(lower)).agent).toBeNull();
    await site.setMember(agent, { status: 'disabled' });
    expect((await site.inviterOf(below)).agent).toBeNull();
  });

  test.each([
    ['gives nothing for friends', { rules: null }],
    ['has no such promotion', { period: null }],
    ['begins tomorrow', { period: { startDate: '2026-11-16', endDate: null } }],
    ['has ended', { period: { startDate: '2026-11-01', endDate: '2026-11-14' } }],
  ])('nobody invites while the site %s', async (_, choices) => {
    const code = await site.codeOf(maria);
    const { invitations } = site.openWith(choices);
    expect(await invitations.isOpen()).toBe(false);
    expect(await invitations.find(code)).toBeNull();
    expect(await site.invitations.isOpen()).toBe(true);
  });

  test('who is not to be offered anything, and who has links, invites nobody', async () => {
    const code = await site.codeOf(maria);
    const found = () => site.invitations.find(code);
    await site.setMember(maria, { exclusion: 'timeOut' });
    expect(await found()).toBeNull();
    await site.setMember(maria, { exclusion: null, status: 'disabled' });
    expect(await found()).toBeNull();
    await site.setMember(maria, { status: 'active', unfinished: true });
    expect(await found()).toBeNull();
    await site.setMember(maria, { unfinished: false, member_type: 1 });
    expect(await found()).toBeNull();
    await site.setMember(maria, { member_type: 4 });
    expect(await found()).toBeNull();
    await site.setMember(maria, { member_type: 0 });
    expect(await found()).toMatchObject({ code });
    await reachDegree(site.db, maria.memberId, 2);
    expect(await found()).toBeNull();
  });

  test('a friend is tied with the days that count, and the inviter is told', async () => {
    const friend = await site.member();
    const inviter = await site.inviterOf(maria);
    site.published.length = 0;
    expect(await site.tie(friend, inviter)).toBe(true);
    expect(await referralOf(friend)).toMatchObject({
      inviter_id: maria.memberId,
      code: inviter.code,
      state: 'registered',
      at: startedAt,
      changed_at: startedAt,
      looked_at: startedAt,
    });
    const days = await site.db
      .selectFrom('referral')
      .select(({ eb }) => [
        eb.cast<string>('first_day', 'text').as('first'),
        eb.cast<string>('last_day', 'text').as('last'),
      ])
      .where('friend_id', '=', friend.memberId)
      .executeTakeFirst();
    expect(days).toEqual({ first: '2026-11-15', last: '2026-12-14' });
    expect(site.published).toEqual([{ kind: 'reward', memberId: maria.memberId }]);
  });

  test('of friends at once so many are tied as can ever be rewarded', async () => {
    const inviter = await site.inviterOf(maria);
    const friends = await Promise.all(Array.from({ length: 5 }, () => site.member()));
    const tied = await Promise.all(friends.map((friend) => site.tie(friend, inviter)));
    expect(tied.filter(Boolean)).toHaveLength(3);
    const last = await site.member();
    expect(await site.tie(last, inviter)).toBe(false);
    expect(await referralOf(last)).toBeUndefined();
    const first = friends[tied.indexOf(true)];
    if (!first) throw new Error('nobody was tied');
    await site.setReferral(first, { state: 'rewarded', rewarded_on: '2026-11-15' });
    expect(await site.tie(last, inviter)).toBe(false);
    await site.setReferral(first, { state: 'expired', rewarded_on: null });
    expect(await site.tie(last, inviter)).toBe(true);
  });

  test('who was disabled, or came into another team, since the look ties nobody', async () => {
    const inviter = await site.inviterOf(maria);
    const agent = await site.member({ memberType: 1 });
    const friend = await site.member();
    await site.setMember(maria, { parent_id: agent.memberId });
    expect(await site.tie(friend, inviter)).toBe(false);
    await site.setMember(maria, { parent_id: null, status: 'disabled' });
    expect(await site.tie(friend, inviter)).toBe(false);
    await site.setMember(maria, { status: 'active' });
    expect(await site.tie(friend, inviter)).toBe(true);
  });

  test('it closes with the budget of a month, and opens with the next', async () => {
    const code = await site.codeOf(maria);
    await site.reward(maria, 'tier:800', 800_00n);
    expect(await site.invitations.isOpen()).toBe(true);
    expect(await site.closedCodes()).toEqual([]);
    await site.reward(maria, 'tier:1', 1n);
    expect(await site.invitations.isOpen()).toBe(false);
    expect(await site.closedCodes()).toEqual([]);
    site.pass(10_000);
    expect(await site.closedCodes()).toEqual(['REFERRAL']);
    expect(await site.invitations.find(code)).toBeNull();
    site.pass(16 * dayMs);
    expect(await site.invitations.find(code)).toMatchObject({ code });
  });
});
