import type { DatabaseTransaction } from '#db/database.ts';
import { offerRefusals } from '#modules/accounts/addressable.store.ts';
import { periodOfDay } from '@pavilion/domain/report/day-period';
import { isWithinLimits } from '@pavilion/domain/reward/referral';
import { inEach, type LocalText } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import { issueRewards, writeRewardLetters, type IssueDeps } from '../issue-reward.ts';
import { leftForReferrals } from '../referral-budget.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import { countRewarded, listGivenKeys } from './referral.store.ts';

export type ReferralRules = NonNullable<RewardsDeps['site']['rewards']['referral']>;

/** The two who are rewarded. */
type Pair = { inviterId: bigint; friendId: bigint };

/** What came of it: given, refused for a reason, or to be tried again later. */
export type Payment = { kind: 'rewarded'; on: string } | { kind: 'refused'; reason: string } | null;

const tierKey = (friends: number) => `tier:${friends}`;

type Gift = { memberId: bigint; key: string; title: LocalText; amount: bigint };

/**
 * Gives rewards, each that can be claimed with its letter; throws where one cannot be given, so
 * that none is.
 */
async function giveAll(
  deps: IssueDeps,
  transaction: DatabaseTransaction,
  gifts: readonly Gift[],
  wageringMultiple: number,
): Promise<void> {
  const rewards = gifts.map((gift) => {
    return { ...gift, origin: 'referral', kind: 'cash', wageringMultiple } as const;
  });
  const given = await issueRewards(deps, transaction, rewards);
  for (const { memberId, key, title } of gifts) {
    const reward = given.find((one) => one.memberId === memberId && one.key === key);
    if (reward === undefined || reward.state === 'void') {
      throw new Error(`the reward ${key} for friends cannot be given to member ${memberId}`);
    }
    if (reward.state !== 'issued') continue;
    const letter = { title, requestKey: `referral:${key}` };
    await writeRewardLetters(deps, transaction, [memberId], letter);
  }
}

/** What so many rewarded friends bring on top that was not given yet. */
async function openTiers(
  transaction: DatabaseTransaction,
  { tiers }: ReferralRules,
  inviterId: bigint,
  friends: number,
) {
  const reached = tiers.filter((tier) => tier.friends <= friends);
  if (reached.length === 0) return [];
  const keys = reached.map((tier) => tierKey(tier.friends));
  const given = await listGivenKeys(transaction, inviterId, keys);
  return reached.filter((tier) => !given.has(tierKey(tier.friends)));
}

/** Why one of the two may not be offered anything now; null where both may. */
async function refusalOf(
  transaction: DatabaseTransaction,
  { inviterId, friendId }: Pair,
): Promise<string | null> {
  const refusals = await offerRefusals(transaction, [inviterId, friendId]);
  const [inviter, friend] = [refusals.get(inviterId), refusals.get(friendId)];
  if (inviter !== null) return `inviter not offered: ${inviter}`;
  return friend === null ? null : `friend not offered: ${friend}`;
}

/**
 * Rewards both sides, and the inviter for the number of friends, or neither: one who may not be
 * offered anything has both refused. Nothing comes of it for now above a limit of the inviter, or
 * when the budget of the month is used up. The caller holds the locks of both, of the referral and
 * of all rewards for friends.
 */
export async function payReferral(
  deps: IssueDeps,
  transaction: DatabaseTransaction,
  { inviterId, friendId }: Pair,
  rules: ReferralRules,
): Promise<Payment> {
  const { clock, site } = deps;
  const today = todayOf(deps);
  const { firstDay: monthStart } = periodOfDay('MONTH', today);
  const rewarded = await countRewarded(transaction, inviterId, { today, monthStart });
  if (!isWithinLimits(rewarded, rules.limits)) return null;
  const tiers = await openTiers(transaction, rules, inviterId, rewarded.inAll + 1);
  const { amount, wageringTimes: times } = rules.reward;
  const cost = tiers.reduce((sum, tier) => sum + tier.amount, amount * 2n);
  if (cost > (await leftForReferrals({ db: transaction, clock, site }))) return null;
  const reason = await refusalOf(transaction, { inviterId, friendId });
  if (reason !== null) return { kind: 'refused', reason };

  const key = friendId.toString();
  const sides = [
    { memberId: inviterId, title: 'reward.title.referral.inviter' },
    { memberId: friendId, title: 'reward.title.referral.friend' },
  ] as const;
  const ofSides = sides.map(({ memberId, title: name }) => {
    return { memberId, key, title: inEach((language) => textIn(language, name)), amount };
  });
  const ofTiers = tiers.map(({ friends, amount: extra }) => {
    const title = inEach((language) =>
      textIn(language, 'reward.title.referral.tier', { friends: `${friends}` }),
    );
    return { memberId: inviterId, key: tierKey(friends), title, amount: extra };
  });
  await giveAll(deps, transaction, [...ofSides, ...ofTiers], times);
  return { kind: 'rewarded', on: today };
}
