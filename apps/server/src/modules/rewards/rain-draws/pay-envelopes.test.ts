import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { ana } from '../rewards.fixture.ts';
import { payEnvelopes } from './pay-envelopes.ts';
import { openRains, type PlanInput, type RainSite } from './rains.fixture.ts';
import { advanceRain } from './run-rains.ts';

describe.each(testDatabases())('paying envelopes, on $name', (database) => {
  let site: RainSite;
  beforeAll(async () => {
    site = await openRains(database);
  });
  afterEach(async () => {
    expect(await site.findings()).toEqual([]);
    await site.clear();
  });
  afterAll(() => site.close());

  const pay = () => payEnvelopes(site.deps);

  /** Members who have each won one envelope in the first wave, which is not paid. */
  async function withWinners(count: number, changes: Partial<PlanInput> = {}) {
    const members = await site.people(count);
    const rain = await site.running(changes);
    await site.claim(rain, 1, members);
    site.afterWave(rain, 1);
    await advanceRain(site.deps, rain.id);
    const given = await site.envelopesOf(rain.id);
    const amountOf = ({ memberId }: Member) =>
      given.find((row) => row.member_id === memberId)?.amount ?? 0n;
    return { rain, members, amountOf };
  }

  test('what was drawn is paid later, and once, however often it is paid', async () => {
    const { rain, members, amountOf } = await withWinners(4);
    await Promise.all([pay(), pay(), pay()]);
    await pay();
    for (const member of members) {
      expect(await site.rewardsOf(member)).toEqual([
        { state: 'claimed', amount: amountOf(member), reason: null, times: 0 },
      ]);
      expect(await site.balanceOf(member)).toBe(amountOf(member));
      expect(amountOf(member)).toBeGreaterThan(0n);
    }
    const taken = (await site.envelopesOf(rain.id)).filter((row) => row.member_id !== null);
    expect(taken.every((row) => row.reward_id !== null)).toBe(true);
  });

  test('a member whose break began after the claim is paid nothing', async () => {
    const { members, amountOf } = await withWinners(2);
    const [away, here] = members as [Member, Member];
    await site.exclude(away);
    await pay();
    expect(await site.rewardsOf(away)).toEqual([
      { state: 'void', amount: amountOf(away), reason: 'excluded', times: 0 },
    ]);
    expect(await site.balanceOf(away)).toBe(0n);
    expect(await site.balanceOf(here)).toBe(amountOf(here));
    await site.db.updateTable('member').set({ exclusion: null }).execute();
    await pay();
    expect(await site.balanceOf(away)).toBe(0n);
  });

  test('an envelope that is wagered becomes a bonus', async () => {
    const { members, amountOf } = await withWinners(1, { wageringMultiple: 3 });
    const [member] = members as [Member];
    await pay();
    expect(await site.rewardsOf(member)).toMatchObject([{ state: 'claimed', times: 3 }]);
    expect(await site.accountOf(member)).toEqual({
      balance: amountOf(member),
      bonus: amountOf(member),
    });
  });

  test('what is checked before it is paid is shown so', async () => {
    const { rain, members, amountOf } = await withWinners(1);
    const [member] = members as [Member];
    const { policy } = site.deps.site;
    const inReview = { ...policy, abuse: { ...policy.abuse, reviewFrom: 0 } };
    await payEnvelopes({ ...site.deps, site: { ...site.deps.site, policy: inReview } });
    const amount = formatAmount(amountOf(member), 2);
    expect(await site.result(member, rain)).toMatchObject({ total: amount, checking: amount });
    expect(await site.balanceOf(member)).toBe(0n);
    const [envelope] = await site.envelopesOf(rain.id);
    const transactionId = String(envelope?.reward_id);
    const release = { transactionId, reason: 'Known to us', requestKey: '' };
    await site.operatorHandlers.releaseReward(release, ana);
    await site.rewards.jobs.runNow();
    expect(await site.result(member, rain)).toMatchObject({ total: amount, checking: null });
    expect(await site.balanceOf(member)).toBe(amountOf(member));
  });

  test('a claim that is refused leaves the reward to the member; one keeps no other', async () => {
    const { members, amountOf } = await withWinners(3);
    const [failing] = members as [Member];
    const grantReward: typeof site.deps.grantReward = (transaction, reward) => {
      if (reward.memberId === failing.memberId) throw new Error('not now');
      return site.deps.grantReward(transaction, reward);
    };
    await payEnvelopes({ ...site.deps, grantReward });
    const states = await Promise.all(members.map((one) => site.rewardsOf(one)));
    expect(states.map(([reward]) => reward?.state)).toEqual(['issued', 'claimed', 'claimed']);
    await site.rewards.jobs.runNow();
    expect(await site.balanceOf(failing)).toBe(amountOf(failing));
  });

  test('one whose reward cannot be given keeps no other from theirs', async () => {
    const { rain, members, amountOf } = await withWinners(3);
    const [failing, ...others] = members as [Member, Member, Member];
    const publishIn: typeof site.deps.signals.publishIn = async (transaction, ...signals) => {
      const isOfOne = signals.some(({ memberId }) => memberId === failing.memberId);
      if (isOfOne) throw new Error('not now');
      await site.deps.signals.publishIn(transaction, ...signals);
    };
    await payEnvelopes({ ...site.deps, signals: { ...site.deps.signals, publishIn } });
    expect(await site.rewardsOf(failing)).toEqual([]);
    for (const other of others) expect(await site.balanceOf(other)).toBe(amountOf(other));
    await site.run();
    expect(await site.balanceOf(failing)).toBe(amountOf(failing));
    expect((await site.rowOf(rain.id)).state).toBe('running');
  });
});
