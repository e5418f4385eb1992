import { boundsOfDay, dayAt } from '#kit/time/day-range.ts';
import { periodOfDay } from '@pavilion/domain/report/day-period';
import { sumReferralRewards } from './referral/referral-budget.store.ts';
import type { RewardsDeps } from './rewards-deps.ts';

type Deps = Pick<RewardsDeps, 'clock'> & {
  db: Parameters<typeof sumReferralRewards>[0];
  site: Pick<RewardsDeps['site'], 'brand' | 'rewards'>;
};

/**
 * What the site may still give for friends in the running month, in minor units; 0n where it gives
 * nothing for friends.
 */
export async function leftForReferrals({ db, clock, site }: Deps): Promise<bigint> {
  const { referral } = site.rewards;
  if (!referral) return 0n;
  const { timeZone } = site.brand;
  const { firstDay } = periodOfDay('MONTH', dayAt(clock(), timeZone));
  const spent = await sumReferralRewards(db, boundsOfDay(firstDay, timeZone).from);
  return referral.budget > spent ? referral.budget - spent : 0n;
}

/**
 * The codes of promotions that take nobody for now, although they run: REFERRAL where the site
 * gives nothing for friends, or has given in this month what it may.
 */
export async function closedPromoCodes(deps: Deps): Promise<string[]> {
  const { referral } = deps.site.rewards;
  const isOpen =
    referral !== undefined && (await leftForReferrals(deps)) >= referral.reward.amount * 2n;
  return isOpen ? [] : ['REFERRAL'];
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
