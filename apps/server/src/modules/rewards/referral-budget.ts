import { boundsOfDay } from '#kit/time/day-range.ts';
import { periodOfDay } from '@pavilion/domain/report/day-period';
import { sumReferralRewards } from './referral/referral-budget.store.ts';
import type { RewardsDeps } from './rewards-deps.ts';
import { todayOf } from './site-day.ts';

type Deps = Pick<RewardsDeps, 'clock'> & {
  db: Parameters<typeof sumReferralRewards>[0];
  site: Pick<RewardsDeps['site'], 'brand' | 'rewards'>;
};

/**
 * What the site may still give for friends in the running month, in minor units; 0n where it gives
 * nothing for friends.
 */
export async function leftForReferrals(deps: Deps): Promise<bigint> {
  const { db, site } = deps;
  const { referral } = site.rewards;
  if (!referral) return 0n;
  const { timeZone } = site.brand;
  const { firstDay } = periodOfDay('MONTH', todayOf(deps));
  const spent = await sumReferralRewards(db, boundsOfDay(firstDay, timeZone).from);
  return referral.budget > spent ? referral.budget - spent : 0n;
}

/** Whether the site can still reward both sides of a friend in the running month. */
export async function hasBudget(deps: Deps): Promise<boolean> {
  const { referral } = deps.site.rewards;
  return referral !== undefined && (await leftForReferrals(deps)) >= referral.reward.amount * 2n;
}

/**
 * The codes of promotions that take nobody for now, although they run: REFERRAL where the site
 * gives nothing for friends, or has given in this month what it may.
 */
async function closedPromoCodes(deps: Deps): Promise<string[]> {
  return (await hasBudget(deps)) ? [] : ['REFERRAL'];
}

const heldMs = 10_000;

/** The same for lists of promotions, which are read far more often than it changes. */
export function holdClosedPromoCodes(deps: Deps): () => Promise<readonly string[]> {
  let held: { codes: Promise<string[]>; until: number } | null = null;
  return () => {
    const now = deps.clock().getTime();
    if (held !== null && now < held.until) return held.codes;
    const codes = closedPromoCodes(deps);
    held = { codes, until: now + heldMs };
    codes.catch(() => void (held = null));
    return codes;
  };
}
