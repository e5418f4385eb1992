import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { referralJob } from './referral-job.ts';
import { openReferrals, type ReferralSite } from './referrals.fixture.ts';

describe.each(everyEngine())('the job that looks at friends, on $name', (database) => {
  let site: ReferralSite;
  beforeAll(async () => {
    site = await openReferrals(database);
  });
  afterAll(() => site.close());

  const run = async (deps: Parameters<typeof referralJob>[0]) => {
    await site.compareDetails();
    await referralJob(deps).run(new AbortController().signal);
  };

  test('a friend who has done everything brings both a reward and letters', async () => {
    const { inviter, friend } = await site.pair();
    await site.qualify(friend);
    const deps = site.depsWith({ tiers: [{ friends: 1, amount: 20_00n }] });
    await run(deps);
    expect(await site.standing(friend)).toBe('held');
    site.waitForHold();
    await run(deps);
    expect(await site.standing(friend)).toBe('rewarded');
    const key = friend.memberId.toString();
    expect(await site.keysOf(inviter)).toEqual([key, 'tier:1']);
    expect(await site.keysOf(friend)).toEqual([key]);
    expect([site.lettersTo(inviter), site.lettersTo(friend)]).toEqual([2, 1]);
  });

  test('a site that gives nothing for friends leaves them as they are', async () => {
    const { friend } = await site.pair();
    await site.qualify(friend);
    await run(site.deps);
    expect(await site.standing(friend)).toBe('registered');
  });
});
