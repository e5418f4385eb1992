import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { hourMs } from '#kit/time/milliseconds.ts';
import { textIn } from '@pavilion/messages/text-in';
import {
  inDays,
  minorOf,
  money,
  on,
  shipped,
  startedAt,
  worth,
  type Person,
  type PromisedSite,
} from './promised-site.fixture.ts';
import type { Figure, Steps } from './walk.fixture.ts';

type Row = {
  minDeposit: { target: string; days: number } | null;
  days: {
    day: number;
    state: string;
    kind: 'cash' | 'points';
    amount: string;
    wageringMultiple: number;
  }[];
};

const checkInPath = '/wps/relay/MCSFE_getLoginPromotion';

/** Signs in for the day that is open, and expects what the row names for it. */
async function signIn(site: PromisedSite, who: Person, place: number) {
  const { days } = await who.done<Row>('GET', checkInPath);
  const day = days.find((one) => one.state === 'open');
  if (!day) throw new Error(`no day of the check-in is open, although day ${place} should be`);
  expect(day.day).toBe(place);
  const body = { day: place, requestKey: randomUUID() };
  const act = () => who.done('POST', '/wps/relay/MCSFE_claimLoginPromotion', body);
  const amount = day.kind === 'points' ? BigInt(day.amount) : minorOf(day.amount);
  expect(await site.gainOf(who, act)).toEqual(worth(day.kind, amount, day.wageringMultiple));
  return day.amount;
}

/** Every day of a row brings what it names; after the last one, and a missed one, it begins anew. */
export async function* checkIn(site: PromisedSite): Steps {
  yield on(inDays(1));
  const rules = shipped.rewards.signIn;
  const deposit = rules?.conditions.deposit;
  const target = deposit?.amount ?? 0n;
  const who = await site.newcomer();
  await site.deposits(who, target - 1n);
  await site.proveNumber(who);
  const closed = await who.done<Row>('GET', checkInPath);
  expect(closed.days.map(({ state }) => state)).not.toContain('open');
  await site.deposits(who, 1n);
  // The number is compared with those of others first.
  yield site.soon();
  const figures: Figure[] = [money(target), deposit?.days ?? 0];
  const length = rules?.days.length ?? 0;
  for (let place = 1; place <= length; place += 1) {
    figures.push(await signIn(site, who, place));
    yield on(inDays(1 + place));
  }
  await site.deposits(who, target);
  await signIn(site, who, 1);
  yield on(inDays(length + 3));
  await signIn(site, who, 1);
  return [...figures, 1];
}

/** Who logs in from the app with a proved number claims the bonus, on one device once. */
export async function* appBonus(site: PromisedSite): Steps {
  yield on(inDays(1));
  const bonus = shipped.rewards.app;
  if (!bonus) throw new Error('nothing pays the bonus for the app');
  const who = await site.person(200_00n, { device: 'OTHERS' });
  yield site.soon();
  const title = textIn('EN', 'reward.title.app');
  const { expiresAt } = await site.waiting(who, title);
  expect(new Date(expiresAt) >= on(inDays(8), '00:00')).toBe(true);
  const { amount, wageringTimes } = bonus;
  expect(await site.claim(who, title)).toEqual(worth('cash', amount, wageringTimes));
  return [money(amount), wageringTimes];
}

type Referrals = { referralCode: string };
const referralsPath = '/wps/relay/MCSFE_getReferralDetails?autoGenerate=true&pageNo=1&pageSize=10';

const title = {
  inviter: textIn('EN', 'reward.title.referral.inviter'),
  friend: textIn('EN', 'reward.title.referral.friend'),
};

const ofTier = (count: number) =>
  textIn('EN', 'reward.title.referral.tier', { friends: `${count}` });

/** A friend who has registered by a code and done exactly what is asked. */
async function friendBy(site: PromisedSite, affiliateCode: string): Promise<Person> {
  const { deposit = 0n, validBets = 0n } = shipped.rewards.referral ?? {};
  const friend = await site.person(deposit, { affiliateCode });
  await site.plays(friend, 'PVP', validBets);
  return friend;
}

/** Gives an inviter friends who were rewarded in the year before. */
async function seedRewarded({ served }: PromisedSite, inviter: Person, count: number) {
  const at = new Date('2025-12-01T12:00:00+08:00');
  const names = Array.from({ length: count }, () => ({
    username: `f${randomUUID().replaceAll('-', '').slice(0, 12)}`,
    member_type: 0,
    password_hash: 'none',
  }));
  if (count === 0) return;
  const ids = await served.db.insertInto('member').values(names).returning('id').execute();
  const rows = ids.map(({ id }) => ({
    friend_id: id,
    id: randomUUID(),
    inviter_id: inviter.id,
    code: 'BEFORE00',
    at,
    first_day: '2025-12-01',
    last_day: '2025-12-30',
    state: 'rewarded' as const,
    rewarded_on: '2025-12-05',
    changed_at: at,
    looked_at: at,
  }));
  await served.db.insertInto('referral').values(rows).execute();
}

/** Somebody who has had so many friends rewarded, and one friend more who does what is asked. */
async function pairWith(site: PromisedSite, before: number) {
  const inviter = await site.person();
  const { referralCode } = await inviter.done<Referrals>('GET', referralsPath);
  await seedRewarded(site, inviter, before);
  return { inviter, friend: await friendBy(site, referralCode) };
}

/** After the hold both sides claim their reward, and the inviter that of each number of friends. */
export async function* friends(site: PromisedSite): Steps {
  const rules = shipped.rewards.referral;
  if (!rules) throw new Error('nothing pays for friends');
  const { reward, limits, tiers, holdHours, deposit, validBets, days } = rules;
  yield startedAt;
  const pairs = await Promise.all(
    [0, ...tiers.map((tier) => tier.friends - 1)].map((before) => pairWith(site, before)),
  );
  yield site.soon();
  yield new Date(startedAt.getTime() + holdHours * hourMs);
  const [first] = pairs;
  const early = first ? await site.rewards(first.friend) : [];
  expect(early.map((one) => one.title)).not.toContain(title.friend);
  yield new Date(site.now().getTime() + 2 * hourMs);
  const due = worth('cash', reward.amount, reward.wageringTimes);
  for (const [index, { inviter, friend }] of pairs.entries()) {
    expect(await site.claim(friend, title.friend)).toEqual(due);
    expect(await site.claim(inviter, title.inviter)).toEqual(due);
    const tier = tiers[index - 1];
    if (!tier) continue;
    const extra = worth('cash', tier.amount, reward.wageringTimes);
    expect(await site.claim(inviter, ofTier(tier.friends))).toEqual(extra);
  }
  return [
    money(reward.amount),
    reward.wageringTimes,
    money(deposit),
    money(validBets),
    days,
    holdHours,
    ...tiers.flatMap((tier) => [tier.friends, money(tier.amount)]),
    ...Object.values(limits),
    shipped.protection.minimumAge,
  ];
}
