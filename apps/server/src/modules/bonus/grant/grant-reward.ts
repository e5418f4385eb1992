import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { refuseBlocked } from '#modules/wallet/refuse-blocked.ts';
import { rewardTerms } from '@pavilion/domain/bonus/bonus-terms';
import type { BonusDeps, SitePromotion } from '../bonus-deps.ts';
import { findMoneyAccount, insertBonus, lockAccount } from '../bonus.store.ts';
import { bonusHouse, startNext } from '../step/take-step.ts';

type Deps = Pick<BonusDeps, 'wallet' | 'site' | 'currency' | 'signals' | 'clock'>;

/** A reward of a fixed amount in minor units; each `key` is granted to a member once, for ever. */
export type Reward = {
  memberId: bigint;
  amountMinor: bigint;
  /** How many times it must be wagered before it becomes cash; 0 makes it cash at once. */
  wageringMultiple: number;
  key: string;
  /** The promotion it comes from; the member reads its title. */
  promotion?: Pick<SitePromotion, 'id' | 'title'>;
  /** What the member reads above a reward without a promotion. */
  title?: SitePromotion['title'];
  /** What a withdrawal does to the bonus that it becomes; it keeps it where it is left out. */
  withdrawal?: 'free' | 'ends';
  /** True: earned by play, of any amount; as cash it is paid to an account that may not wager too. */
  isEarned?: boolean;
};

async function giveCash(
  deps: Deps,
  transaction: DatabaseTransaction,
  accountId: bigint,
  reward: Reward,
): Promise<boolean> {
  const [result] = await deps.wallet.applyIn(transaction, [
    {
      accountId,
      contraId: await bonusHouse(transaction, deps),
      kind: 'reward',
      amountMinor: reward.amountMinor,
      source: 'reward',
      externalId: `${reward.memberId}:${reward.key}`,
    },
  ]);
  if (result?.outcome === 'repeated') return false;
  if (result?.outcome === 'balanceTooHigh') throw new ApiError('wallet.balance.limit');
  if (result?.outcome !== 'applied') throw new Error(`a reward was answered ${result?.outcome}`);
  await deps.signals.publishIn(transaction, { kind: 'balance', memberId: reward.memberId });
  return true;
}

/** Grants a reward in the transaction of its claim; false when its key was granted before. */
export async function grantReward(
  deps: Deps,
  transaction: DatabaseTransaction,
  reward: Reward,
): Promise<boolean> {
  const { memberId, amountMinor, wageringMultiple, key, promotion, title } = reward;
  const { bonus: policy } = deps.site.policy;
  const isEarned = reward.isEarned === true;
  if (amountMinor <= 0n || (!isEarned && amountMinor > policy.largestGrant)) {
    throw new ApiError('wallet.amount.invalid');
  }
  const account = await findMoneyAccount(transaction, memberId, deps.currency.code);
  if (account === null) throw new ApiError('trial.restricted');
  const { wagering_blocked: blocked } = await lockAccount(transaction, account);
  if (!isEarned || wageringMultiple > 0) refuseBlocked(blocked);
  if (wageringMultiple === 0) return giveCash(deps, transaction, account, reward);
  const bonusId = await insertBonus(transaction, {
    memberId,
    accountId: account,
    origin: promotion?.id ?? 'reward',
    title: promotion?.title ?? title ?? null,
    key: `reward:${key}`,
    ...rewardTerms(amountMinor, wageringMultiple),
    contribution: policy.rewards.contribution,
    bonusFirst: policy.takesFirst === 'bonus',
    largestBet: null,
    largestConversion: amountMinor * BigInt(policy.largestConversionTimes),
    days: policy.rewards.days,
    withdrawal: reward.withdrawal ?? 'free',
    grantedAt: deps.clock(),
  });
  if (bonusId === null) return false;
  await startNext(deps, transaction, account);
  return true;
}
