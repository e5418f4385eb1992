import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { dayAt, mondayOf } from '#kit/time/day-range.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import {
  depositBonusTerms,
  isOnWeekday,
  type BonusTerms,
} from '@pavilion/domain/bonus/bonus-terms';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { withdrawalTermOf } from '@pavilion/domain/wallet/withdrawal-effect';
import type { BonusDeps, SitePromotion } from '../bonus-deps.ts';
import { findGrantKeys, insertBonus, lockAccount } from '../bonus.store.ts';
import { startNext } from '../step/take-step.ts';

type Deps = Pick<
  BonusDeps,
  'db' | 'wallet' | 'site' | 'offers' | 'currency' | 'signals' | 'clock' | 'logger'
>;

export type DepositPromotion = SitePromotion & {
  bonus: NonNullable<SitePromotion['bonus']>;
  minimumDeposit: bigint;
};

/** A credited deposit and the promotion that was chosen with it. */
export type ArrivedDeposit = {
  memberId: bigint;
  accountId: bigint;
  depositId: string;
  amountMinor: bigint;
  promotionId: string;
};

function today({ clock, site }: Deps): string {
  return dayAt(clock(), site.brand.timeZone);
}

/** Returns the key under which a promotion is granted once: for ever, per week, or per deposit. */
function grantKey(deps: Deps, { id, bonus }: DepositPromotion, depositId: string): string {
  if (bonus.times === 'once') return `promotion:${id}`;
  if (bonus.times === 'weekly') return `promotion:${id}:${mondayOf(today(deps))}`;
  return `deposit:${depositId}`;
}

function isDepositPromotion(promotion: SitePromotion): promotion is DepositPromotion {
  return promotion.bonus !== undefined && promotion.minimumDeposit !== undefined;
}

function isRunning({ period }: SitePromotion, day: string): boolean {
  return period.startDate <= day && (period.endDate === null || day <= period.endDate);
}

/** Returns the promotions whose bonus the member cannot have again, ever or this week. */
async function usedAmong(
  deps: Deps,
  memberId: bigint,
  promotions: readonly DepositPromotion[],
): Promise<Map<string, 'used' | 'usedThisWeek'>> {
  const keyOf = (promotion: DepositPromotion) => grantKey(deps, promotion, '');
  const granted = await findGrantKeys(deps.db, memberId, promotions.map(keyOf));
  const used = new Map<string, 'used' | 'usedThisWeek'>();
  for (const promotion of promotions) {
    if (!granted.has(keyOf(promotion))) continue;
    used.set(promotion.id, promotion.bonus.times === 'once' ? 'used' : 'usedThisWeek');
  }
  return used;
}

/** Does the same for all promotions that the site offers. */
export async function usedDepositPromotions(deps: Deps, memberId: bigint) {
  return usedAmong(deps, memberId, (await deps.offers.all()).filter(isDepositPromotion));
}

/** Lists the deposit promotions that the member may choose now, in the order of the site. */
export async function openDepositPromotions(
  deps: Deps,
  memberId: bigint,
): Promise<DepositPromotion[]> {
  const account = await findMemberAccount(deps.db, memberId);
  if (account?.currency !== deps.currency.code || !account.mayWager) return [];
  const day = today(deps);
  const offered = (await deps.offers.openTo(memberId)).filter(isDepositPromotion);
  const used = await usedAmong(deps, memberId, offered);
  return offered.filter(
    (promotion) =>
      isRunning(promotion, day) &&
      isOnWeekday(day, promotion.bonus.weekdays) &&
      !used.has(promotion.id),
  );
}

function termsOf(
  { site }: Deps,
  promotion: DepositPromotion,
  amountMinor: bigint,
): BonusTerms | null {
  const { reward, minimumDeposit, bonus } = promotion;
  const rule = {
    percent: reward.percent ?? 0,
    minimumDeposit,
    maximum: reward.maximum ?? 0n,
    wageringTimes: reward.wageringTimes,
    wagers: bonus.wagers,
  };
  return depositBonusTerms(rule, amountMinor, site.policy.bonus.largestGrant);
}

/** Returns what a promotion gives with a deposit; refuses one that does not apply to the amount. */
export async function depositBonusFor(
  deps: Deps,
  memberId: bigint,
  promotionId: string,
  amountMinor: bigint,
) {
  const open = await openDepositPromotions(deps, memberId);
  const promotion = open.find((one) => one.id === promotionId);
  if (!promotion) throw new ApiError('bonus.not.available');
  const terms = termsOf(deps, promotion, amountMinor);
  if (terms) return { promotion, terms };
  const minimum = formatAmount(promotion.minimumDeposit, deps.currency.digits);
  throw new ApiError('bonus.deposit.small', { minimum });
}

/**
 * Grants the bonus that was chosen with a deposit, in the transaction that credits it. Returns
 * null, and lets the deposit pass, for a promotion that was used up or withdrawn meanwhile and for
 * an account that is locked for play.
 */
export async function grantDepositBonus(
  deps: Deps,
  transaction: DatabaseTransaction,
  deposit: ArrivedDeposit,
): Promise<bigint | null> {
  const { memberId, accountId, depositId, amountMinor, promotionId } = deposit;
  const promotion = await deps.offers.findIn(transaction, promotionId);
  const terms =
    promotion && isDepositPromotion(promotion) ? termsOf(deps, promotion, amountMinor) : null;
  if (!promotion || !isDepositPromotion(promotion) || !terms) {
    deps.logger.warn({ depositId, promotionId }, 'a deposit names a bonus that is not there');
    return null;
  }
  const { bonus: policy } = deps.site.policy;
  const account = await lockAccount(transaction, accountId);
  if (account.wagering_blocked !== null) return null;
  const bonusId = await insertBonus(transaction, {
    memberId,
    accountId,
    origin: promotionId,
    title: promotion.title,
    key: grantKey(deps, promotion, depositId),
    ...terms,
    contribution: promotion.bonus.contribution,
    bonusFirst: policy.takesFirst === 'bonus',
    largestBet: promotion.bonus.largestBet ?? null,
    largestConversion: terms.amountMinor * BigInt(policy.largestConversionTimes),
    days: promotion.bonus.days,
    withdrawal: withdrawalTermOf(promotion.bonus.withdrawal, policy.mayBlockWithdrawal),
    grantedAt: deps.clock(),
  });
  await startNext(deps, transaction, accountId);
  return bonusId === null ? null : terms.amountMinor;
}
