import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import { codeOf, firstPage } from '#testing/test-base.ts';
import type { ReferralState } from '@pavilion/domain/reward/referral';
import { ana, ben } from '../rewards.fixture.ts';
import { samePerson } from './judge-referrals.ts';
import { eraseReferrals } from './referral.store.ts';
import { openReferrals, rules, type ReferralSite } from './referrals.fixture.ts';

describe.each(testDatabases())('operators decide on friends, on $name', (database) => {
  let site: ReferralSite;
  beforeAll(async () => {
    site = await openReferrals(database);
  });
  afterEach(() => site.clear());
  afterAll(() => site.close());

  type Wanted = { account?: string; state?: ReferralState };
  const list = ({ account, state }: Wanted = {}, page = firstPage) =>
    site.operatorHandlers.listReferrals({ account, state, ...page }, ana);
  const because = (reason: string) => ({ reason, requestKey: randomUUID() });
  const release = (referralId: string, by = ana) =>
    site.operatorHandlers.releaseReferral({ referralId, ...because('They are cousins') }, by);
  const refuse = (referralId: string, by = ana, reason = 'One person with two names') =>
    site.operatorHandlers.refuseReferral({ referralId, ...because(reason) }, by);
  const setState = (id: string, change: object) =>
    site.db.updateTable('referral').set(change).where('id', '=', id).execute();

  /** A friend who is held as the same person as one who was rewarded. */
  async function doubtful() {
    const [rewarded, two] = [await site.held(), await site.pair()];
    site.waitForHold();
    await site.judge();
    await site.share(rewarded.friend, two.friend);
    await site.qualify(two.friend);
    await site.judge();
    expect(await site.standing(two.friend)).toBe(`held: ${samePerson}`);
    return two;
  }

  test('the list is newest first, by member and by state, in pages', async () => {
    const first = await site.pair();
    site.pass(1);
    const second = await site.pair({ inviter: first.friend });
    site.pass(1);
    const third = await site.held();
    const ids = async (wanted: Wanted) =>
      (await list(wanted)).list.map(({ referralId }) => referralId);
    expect(await ids({})).toEqual([third.id, second.id, first.id]);
    expect(await ids({ account: first.friend.username.toUpperCase() })).toEqual([
      second.id,
      first.id,
    ]);
    expect(await ids({ state: 'held' })).toEqual([third.id]);
    expect(await ids({ state: 'held', account: first.friend.username })).toEqual([]);
    const page = await list({}, { pageNo: 2, pageSize: 2 });
    expect(page).toMatchObject({ total: 3, totalPages: 2, list: [{ referralId: first.id }] });
    expect(await codeOf(list({ account: 'nobody' }))).toBe('member.not.found');
  });

  test('an entry names both sides, the code and when it is rewarded', async () => {
    const { inviter, friend, id } = await site.held();
    expect((await list()).list).toEqual([
      {
        referralId: id,
        inviter: inviter.username,
        friend: friend.username,
        code: await site.codeOf(inviter),
        state: 'held',
        at: site.clock().toISOString(),
        changedAt: site.clock().toISOString(),
        heldUntil: new Date(site.clock().getTime() + rules.holdHours * hourMs).toISOString(),
        reason: null,
        decidedBy: null,
      },
    ]);
  });

  test('what is released is rewarded with the next pass; a repeat changes nothing', async () => {
    const { inviter, friend, id } = await doubtful();
    const released = await release(id);
    expect(released).toMatchObject({ state: 'held', reason: null, decidedBy: 'ana' });
    site.pass(1);
    expect(await release(id)).toEqual(released);
    await site.judge();
    expect(await site.standing(friend)).toBe('rewarded');
    expect([...(await site.keysOf(inviter)), ...(await site.keysOf(friend))]).toHaveLength(2);
    const rewarded = { state: 'rewarded', heldUntil: null, decidedBy: 'ana' };
    expect(await release(id)).toMatchObject(rewarded);
    expect(await codeOf(release(id, ben))).toBe('referral.state');
  });

  test('one whose hold has not ended can be released too', async () => {
    const { friend, id } = await site.held();
    await release(id, ben);
    await site.judge();
    expect(await site.rowOf(friend)).toMatchObject({ state: 'rewarded', decided_by: 'ben' });
  });

  test('an own account that was released is refused all the same, by the site', async () => {
    const { inviter, friend, id } = await doubtful();
    await site.share(inviter, friend);
    await release(id);
    await site.judge();
    expect(await site.standing(friend)).toBe('refused: own account');
    expect(await site.rowOf(friend)).toMatchObject({ decided_by: null });
    expect(await site.given(friend)).toEqual([]);
    expect(await codeOf(release(id))).toBe('referral.state');
  });

  test('what is refused gives neither side anything, and a repeat changes nothing', async () => {
    const { inviter, friend, id } = await doubtful();
    const refused = await refuse(id);
    expect(refused).toMatchObject({ state: 'refused', heldUntil: null, decidedBy: 'ana' });
    expect(site.published.slice(-2)).toEqual([
      { kind: 'reward', memberId: inviter.memberId },
      { kind: 'reward', memberId: friend.memberId },
    ]);
    site.pass(dayMs);
    expect(await refuse(id)).toEqual(refused);
    expect(await codeOf(refuse(id, ben))).toBe('referral.state');
    expect(await codeOf(refuse(id, ana, 'Another reason'))).toBe('referral.state');
    expect(await codeOf(release(id))).toBe('referral.state');
    await site.judge();
    expect([await site.given(inviter), await site.given(friend)]).toEqual([[], []]);
  });

  test.each(['registered', 'deposited', 'played', 'held'] as const)(
    'one that is %s can be refused',
    async (state) => {
      const { id } = await site.pair();
      await setState(id, { state });
      expect(await refuse(id)).toMatchObject({ state: 'refused' });
    },
  );

  test.each([
    ['registered', {}],
    ['deposited', {}],
    ['played', {}],
    ['refused', { reason: 'own account' }],
    ['expired', {}],
    ['rewarded', { rewarded_on: '2026-11-18' }],
  ] as const)('one that is %s cannot be released', async (state, more) => {
    const { id } = await site.pair();
    await setState(id, { state, ...more });
    expect(await codeOf(release(id))).toBe('referral.state');
  });

  test.each(['refused', 'expired', 'rewarded'] as const)('one that is %s stays', async (state) => {
    const { id } = await site.pair();
    const more = { reason: state === 'refused' ? 'own account' : null };
    await setState(id, { state, ...more, rewarded_on: state === 'rewarded' ? '2026-11-18' : null });
    expect(await codeOf(refuse(id))).toBe('referral.state');
  });

  test('an unknown id is refused', async () => {
    for (const id of [randomUUID(), 'no id']) {
      expect(await codeOf(release(id))).toBe('referral.not.found');
      expect(await codeOf(refuse(id))).toBe('referral.not.found');
    }
  });

  test('an erased member leaves no code, and nothing that an operator wrote', async () => {
    const { inviter, friend, id } = await site.pair();
    const other = await site.pair({ inviter: friend });
    const code = await site.codeOf(inviter);
    await refuse(id);
    await site.db
      .transaction()
      .execute((transaction) => eraseReferrals(transaction, friend.memberId));
    const codes = site.db.selectFrom('referral_code').select('code');
    expect(await codes.where('member_id', '=', friend.memberId).execute()).toEqual([]);
    expect(await codes.where('member_id', '=', inviter.memberId).execute()).toEqual([{ code }]);
    expect(await site.rowOf(friend)).toMatchObject({ code, reason: '' });
    expect(await site.rowOf(other.friend)).toMatchObject({ code: '', reason: null });
    expect((await list({ account: inviter.username })).list).toHaveLength(1);
  });
});
