import type { DatabaseTransaction } from '#db/database.ts';
import { inEach, type LocalText } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import { issueRewards, writeRewardLetters, type NewReward } from '../issue-reward.ts';
import type { RewardsDeps } from '../rewards-deps.ts';

/** How many members are given something in one transaction. */
export const pageSize = 500;

export type GiftDeps = Pick<
  RewardsDeps,
  'db' | 'clock' | 'logger' | 'currency' | 'site' | 'signals' | 'writeInboxMessages'
>;

type GiftOrigin = 'vip-week' | 'vip-month' | 'birthday';

/** What a member is given because of the level, in minor units. */
export type LevelGift = Pick<NewReward, 'memberId' | 'key' | 'amount' | 'expiresAt'>;

const titleKeys = {
  'vip-week': 'reward.title.vipWeek',
  'vip-month': 'reward.title.vipMonth',
  birthday: 'reward.title.birthday',
} as const;

function titleOf(origin: GiftOrigin): LocalText {
  return inEach((language) => textIn(language, titleKeys[origin]));
}

/**
 * Gives gifts of one origin to members whom the caller has locked, and writes a letter to whoever
 * can claim one: nothing where its key was used before.
 */
export async function giveGifts(
  deps: GiftDeps,
  transaction: DatabaseTransaction,
  origin: GiftOrigin,
  gifts: readonly LevelGift[],
): Promise<void> {
  const { wageringTimes: wageringMultiple } = deps.site.rewards.vip;
  const title = titleOf(origin);
  const rewards = gifts.map((gift) => ({
    ...gift,
    origin,
    title,
    kind: 'cash' as const,
    wageringMultiple,
  }));
  const given = await issueRewards(deps, transaction, rewards);
  const open = given.filter(({ state }) => state === 'issued');
  for (const key of new Set(open.map((one) => one.key))) {
    const memberIds = open.filter((one) => one.key === key).map(({ memberId }) => memberId);
    const requestKey = `${origin}:${key}`;
    await writeRewardLetters(deps, transaction, memberIds, { title, requestKey });
  }
}
