import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import { writeExclusion } from '#modules/accounts/member-lock.store.ts';
import { asOperator, photo, visitor } from '#testing/test-base.ts';
import { openPromotionsHarness, type PromotionsHarness } from './testing/promotions-harness.ts';

const begun = new Date('2026-11-21T10:00:00Z');

describe.each(testDatabases())('§2 Promotion list, D14: on $name', (database) => {
  let harness: PromotionsHarness;
  let maria: Awaited<ReturnType<PromotionsHarness['newcomer']>>;
  beforeAll(async () => {
    harness = await openPromotionsHarness(database);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    harness.time.now = begun;
    harness.broken = false;
    harness.forAgents.clear();
    harness.used.clear();
    harness.payments.length = 0;
    harness.points.length = 0;
    harness.meanwhile = null;
    harness.closed = [];
    maria = await harness.newcomer();
  });

  /** Null when the entry is complete. */
  const codeOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => null,
      (error: unknown) => (error as { code?: unknown }).code,
    );
  const approve = (entryId: string, amount?: string) =>
    harness.operatorHandlers.approveApplication({ entryId, amount }, asOperator);
  const states = (entry: { history: { state: string }[] }) =>
    entry.history.map(({ state }) => state);

  async function issued(promotionId = 'parlay') {
    const { entryId } = await maria.request(promotionId);
    await approve(entryId);
    return entryId;
  }

  test('a guest sees the state by the calendar, a member the reached state', async () => {
    await maria.request('reef-hunt');
    const guest = (await harness.handlers.listMerchantPromotions({}, visitor)).list;
    expect(guest.map(({ state }) => state)).toEqual([
      'join', 'join', 'join', 'join', 'coming', 'close',
    ]); // oxfmt-ignore
    const member = await maria.available();
    const availability = 'open';
    expect(member[0]).toEqual({
      promotionId: 'reef-hunt',
      state: 'signed',
      action: null,
      availability,
    });
    expect(member[1]).toEqual({
      promotionId: 'parlay',
      state: 'join',
      action: 'apply',
      availability,
    });
  });

  test('a published promotion can be joined at once, and is over once withdrawn', async () => {
    expect(await codeOf(maria.request('flash'))).toBe('promotion.not.found');
    const before = harness.offers;
    harness.publish({ id: 'flash', entry: 'join' });
    expect((await maria.available())[0]).toEqual({
      promotionId: 'flash',
      state: 'join',
      action: 'join',
      availability: 'open',
    });
    await maria.request('flash');
    expect(await maria.entries()).toMatchObject([{ promotionId: 'flash', state: 'signed' }]);
    harness.offers = before;
    expect(await maria.entries()).toMatchObject([{ promotionId: 'flash', state: 'close' }]);
    expect(await codeOf(maria.claim('flash'))).toBe('promotion.not.found');
  });

  test('a promotion whose code is closed is coming, and takes nobody', async () => {
    const before = harness.offers;
    const { timesAsked } = harness;
    await maria.available();
    expect(harness.timesAsked).toBe(timesAsked);
    harness.publish({ id: 'friends', entry: 'join', promoCode: 'REFERRAL' });
    expect((await maria.available())[0]).toMatchObject({ state: 'join', action: 'join' });
    harness.closed = ['REFERRAL'];
    const closed = { promotionId: 'friends', state: 'coming', action: null };
    expect((await maria.available())[0]).toMatchObject(closed);
    const guest = await harness.handlers.listMerchantPromotions({}, visitor);
    expect(guest.list[0]).toMatchObject(closed);
    expect(await codeOf(maria.request('friends'))).toBe('promotion.closed');
    harness.offers = before;
  });

  const bonus = {
    wagers: 'bonus' as const,
    contribution: { RNG: 100 },
    days: 14,
    times: 'once' as const,
  };
  const shown = async (of: typeof maria, promotionId: string) =>
    (await of.available()).find((one) => one.promotionId === promotionId);

  test('a bonus that was granted is shown as used, and cannot be joined', async () => {
    harness.publish({ id: 'first', entry: 'join', bonus });
    expect(await shown(maria, 'first')).toMatchObject({ action: 'join', availability: 'open' });
    for (const used of ['used', 'usedThisWeek'] as const) {
      harness.used.set('first', used);
      expect(await shown(maria, 'first')).toMatchObject({ action: null, availability: used });
      expect(await codeOf(maria.request('first'))).toBe('promotion.used');
    }
    expect(await maria.entries()).toEqual([]);
    expect(await shown(maria, 'reef-hunt')).toMatchObject({ action: 'join' });
  });

  test('a member who signed up and had the bonus sees it as used', async () => {
    harness.publish({ id: 'first', entry: 'join', bonus });
    await maria.request('first');
    harness.used.set('first', 'used');
    expect(await shown(maria, 'first')).toMatchObject({ state: 'signed', availability: 'used' });
  });

  test('a deposit bonus is not for an account that cannot deposit', async () => {
    harness.publish({ id: 'first', entry: 'join', bonus });
    const agent = await harness.newcomer(41);
    const expected = { action: null, availability: 'notForAccount' };
    expect(await shown(agent, 'first')).toMatchObject(expected);
    expect(await codeOf(agent.request('first'))).toBe('promotion.not.available');
    expect(await shown(agent, 'reef-hunt')).toMatchObject({ action: 'join' });
  });

  test('a promotion that nothing pays only informs, and cannot be joined', async () => {
    const points = { kind: 'points' as const, points: 5, wageringTimes: 0 };
    harness.publish({ id: 'planned', entry: 'claim', reward: points });
    const guest = (await harness.handlers.listMerchantPromotions({}, visitor)).list;
    const expected = { state: 'join', action: null, availability: 'informs' };
    for (const id of ['planned', 'rebate']) {
      expect(await shown(maria, id)).toMatchObject(expected);
      expect(guest.find((one) => one.promotionId === id)).toMatchObject(expected);
    }
    expect(await codeOf(maria.request('planned'))).toBe('promotion.state');
  });

  test('a promotion for other members is neither listed nor joined', async () => {
    harness.forAgents.add('reef-hunt');
    const ids = (list: { promotionId: string }[]) => list.map(({ promotionId }) => promotionId);
    expect(ids(await maria.available())).not.toContain('reef-hunt');
    const guest = await harness.handlers.listMerchantPromotions({}, visitor);
    expect(ids(guest.list)).not.toContain('reef-hunt');
    expect(await codeOf(maria.request('reef-hunt'))).toBe('promotion.not.found');
    expect(await maria.entries()).toEqual([]);
  });

  test('an application goes from review to a reward that is claimed', async () => {
    const pictures = [await photo(), await photo()];
    const sent = await maria.request('parlay', { comment: 'Four right', pictures });
    expect(sent).toMatchObject({ state: 'applying', comment: 'Four right', action: null });
    expect(sent.pictureIds).toHaveLength(2);
    const review = { entryId: sent.entryId };
    const opened = await harness.operatorHandlers.reviewApplication(review, asOperator);
    expect(opened).toMatchObject({ state: 'process', pictureIds: sent.pictureIds });
    expect(await approve(sent.entryId)).toMatchObject({ state: 'issued', reward: '300.00' });
    expect(await maria.entries()).toMatchObject([{ state: 'issued', action: 'claim' }]);
    const claimed = await maria.claim('parlay');
    expect(states(claimed)).toEqual(['applying', 'process', 'issued', 'claim', 'claimed']);
    expect(harness.payments).toMatchObject([{ memberId: maria.memberId, amountMinor: 300_00n }]);
    const operators = await harness.db
      .selectFrom('promotion_entry_change')
      .select('operator')
      .where('entry_id', '=', sent.entryId)
      .orderBy('id')
      .execute();
    expect(operators.map((one) => one.operator)).toEqual([null, 'ana', 'ana', null, null]);
  });

  test('§7: to a member in a time-out nothing is granted, paid or opened', async () => {
    const { entryId } = await maria.request('parlay');
    const exclude = (exclusion: 'timeOut' | null) =>
      harness.db
        .transaction()
        .execute((transaction) => writeExclusion(transaction, maria.memberId, exclusion));
    await exclude('timeOut');
    expect(await codeOf(approve(entryId))).toBe('member.excluded');
    expect(await codeOf(maria.request('reef-hunt'))).toBe('member.excluded');
    await exclude(null);
    await approve(entryId);
    await exclude('timeOut');
    expect(await codeOf(maria.claim('parlay'))).toBe('member.excluded');
    expect(harness.payments).toEqual([]);
    await exclude(null);
    expect(await maria.claim('parlay')).toMatchObject({ state: 'claimed' });
  });

  test('ten claims at the same time pay once', async () => {
    await issued();
    const answers = await Promise.all(Array.from({ length: 10 }, () => maria.claim('parlay')));
    expect(answers.map(({ state }) => state)).toEqual(Array(10).fill('claimed'));
    expect(harness.payments).toHaveLength(1);
  });

  test('when the money does not move, the reward stays to be claimed', async () => {
    await issued();
    harness.broken = true;
    await expect(maria.claim('parlay')).rejects.toThrow('the wallet is down');
    expect(await maria.entries()).toMatchObject([{ state: 'issued' }]);
    harness.broken = false;
    expect((await maria.claim('parlay')).state).toBe('claimed');
    expect(harness.payments).toHaveLength(1);
  });

  test('a repeated request answers the same; another one for the same is refused', async () => {
    const requestKey = randomUUID();
    const pictures = [await photo()];
    const all = await Promise.all(
      Array.from({ length: 4 }, () => maria.request('parlay', { requestKey, pictures })),
    );
    expect(new Set(all.map(({ entryId }) => entryId)).size).toBe(1);
    expect(await codeOf(maria.request('parlay'))).toBe('promotion.state');
    expect(await maria.entries()).toHaveLength(1);
  });

  test('§7: from the second threshold of harm on no request is accepted, nor one approved', async () => {
    const { entryId } = await maria.request('parlay');
    await issued('reef-hunt');
    await reachDegree(harness.db, maria.memberId, 2);
    harness.publish({ id: 'flash', entry: 'join' });
    const pictures = [await photo()];
    expect(await codeOf(maria.request('flash', { pictures }))).toBe('promotion.not.available');
    expect(await codeOf(maria.request('unknown'))).toBe('promotion.not.available');
    expect(await codeOf(approve(entryId))).toBe('member.not.offered');
    expect(await maria.claim('reef-hunt')).toMatchObject({ state: 'claimed' });
    const reason = 'Not this time';
    const rejected = await harness.operatorHandlers.rejectApplication(
      { entryId, reason },
      asOperator,
    );
    expect(rejected).toMatchObject({ state: 'rejected', reason });
    await reachDegree(harness.db, maria.memberId, 1);
    expect(await maria.request('flash')).toMatchObject({ state: 'signed' });
  });

  test('§7: a threshold that is reached meanwhile refuses the request, and nothing is kept', async () => {
    harness.meanwhile = ({ memberId }) => reachDegree(harness.db, memberId, 2);
    expect(await codeOf(maria.request('reef-hunt'))).toBe('promotion.not.available');
    expect(await maria.entries()).toEqual([]);
  });

  test('§7: who is excluded reads so, whatever signs of harm there are', async () => {
    const { entryId } = await maria.request('parlay');
    await reachDegree(harness.db, maria.memberId, 3);
    const { memberId } = maria;
    await harness.db.transaction().execute((one) => writeExclusion(one, memberId, 'timeOut'));
    expect(await codeOf(maria.request('reef-hunt'))).toBe('member.excluded');
    expect(await codeOf(approve(entryId))).toBe('member.excluded');
  });

  test('a sign-up keeps neither comment nor pictures', async () => {
    const pictures = [await photo()];
    const entry = await maria.request('reef-hunt', { comment: 'Hello', pictures });
    expect(entry).toMatchObject({ state: 'signed', comment: '', pictureIds: [] });
  });

  test('a promotion that is closed, unknown or needs no entry is refused', async () => {
    expect(await codeOf(maria.request('next'))).toBe('promotion.closed');
    expect(await codeOf(maria.request('last'))).toBe('promotion.closed');
    expect(await codeOf(maria.request('rebate'))).toBe('promotion.state');
    expect(await codeOf(maria.request('unknown'))).toBe('promotion.not.found');
    expect(await codeOf(maria.claim('parlay'))).toBe('promotion.state');
    expect(await codeOf(maria.claim('unknown'))).toBe('promotion.not.found');
  });

  test('nothing is claimed before it is issued, nor after the end', async () => {
    await maria.request('parlay');
    expect(await codeOf(maria.claim('parlay'))).toBe('promotion.state');
    await issued('reef-hunt');
    harness.time.now = new Date('2026-12-05T10:00:00Z');
    expect(await codeOf(maria.claim('reef-hunt'))).toBe('promotion.closed');
    expect((await maria.entries()).map(({ state }) => state)).toEqual(['close', 'close']);
    expect(harness.payments).toEqual([]);
  });

  test('a rejected application has a reason and is final', async () => {
    const { entryId } = await maria.request('parlay');
    const reason = 'The slip is not readable';
    await harness.operatorHandlers.rejectApplication({ entryId, reason }, asOperator);
    expect(await maria.entries()).toMatchObject([{ state: 'rejected', reason, action: null }]);
    expect(await codeOf(approve(entryId))).toBe('promotion.state');
    expect(await codeOf(maria.claim('parlay'))).toBe('promotion.state');
  });

  test('points of a promotion are issued by a review, and given once when claimed', async () => {
    const { entryId } = await maria.request('points');
    for (const amount of ['6', '0', '1.5', '0.00']) {
      expect(await codeOf(approve(entryId, amount))).toBe('promotion.amount');
    }
    expect(await approve(entryId)).toMatchObject({ reward: '5', rewardKind: 'points' });
    const claims = await Promise.all([maria.claim('points'), maria.claim('points')]);
    expect(claims.map(({ state }) => state)).toEqual(['claimed', 'claimed']);
    const { memberId } = maria;
    expect(harness.points).toEqual([{ memberId, points: 5n, key: entryId }]);
    expect(harness.payments).toEqual([]);
  });

  test('an operator may issue fewer points than the promotion gives', async () => {
    const { entryId } = await maria.request('points');
    expect(await approve(entryId, '3')).toMatchObject({ reward: '3', rewardKind: 'points' });
    expect(await maria.entries()).toMatchObject([{ reward: '3', rewardKind: 'points' }]);
    await maria.claim('points');
    expect(harness.points).toMatchObject([{ points: 3n }]);
  });

  test('no more is issued than the promotion gives, of what it gives now', async () => {
    const { entryId } = await maria.request('parlay');
    for (const amount of ['300.01', '0', '1.001']) {
      expect(await codeOf(approve(entryId, amount))).toBe('promotion.amount');
    }
    expect(await approve(entryId, '120.50')).toMatchObject({ reward: '120.50' });
    harness.publish({ id: 'turned', entry: 'apply' });
    const turned = await maria.request('turned');
    const reward = { kind: 'points' as const, wageringTimes: 0 };
    harness.publish({ id: 'turned', entry: 'apply', reward });
    expect(await codeOf(approve(turned.entryId))).toBe('promotion.reward');
    harness.publish({ id: 'turned', entry: 'apply', reward: { ...reward, points: 5 } });
    expect(await approve(turned.entryId)).toMatchObject({ reward: '5', rewardKind: 'points' });
    expect(await codeOf(approve(randomUUID()))).toBe('promotion.not.found');
    expect(await codeOf(approve('nonsense'))).toBe('promotion.not.found');
  });

  test('operators see the oldest application first', async () => {
    const first = await maria.request('parlay');
    harness.time.now = new Date('2026-11-21T11:00:00Z');
    const second = await (await harness.newcomer()).request('parlay');
    const made = { state: 'applying', promotionId: 'parlay', pageNo: 1, pageSize: 100 } as const;
    const { list } = await harness.operatorHandlers.listApplications(made, asOperator);
    const ids = list.map(({ entryId }) => entryId);
    expect(ids.indexOf(first.entryId)).toBeLessThan(ids.indexOf(second.entryId));
    expect(ids).toContain(second.entryId);
  });
});
