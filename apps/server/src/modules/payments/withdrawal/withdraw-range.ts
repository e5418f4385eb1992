import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { startOfDay } from '#kit/time/day-range.ts';
import { findMemberAccount, lockAccount } from '#modules/wallet/account.store.ts';
import { larger, smaller } from '@pavilion/domain/wallet/money';
import { isWithin, narrowest, rangeHints, type AmountRange } from '../limit/amount-range.ts';
import type { PaymentsDeps, PaymentsSite } from '../payments-deps.ts';
import { findVipLevel, findWholeBalanceRight, requestedSince } from './withdrawal.store.ts';

export function openBanks(site: PaymentsSite) {
  return site.withdrawBanks.filter((bank) => bank.on);
}

export function bankRange(site: PaymentsSite, bank: AmountRange): AmountRange {
  return narrowest(site.policy.payments.withdraw, bank);
}

type Deps = Pick<PaymentsDeps, 'site' | 'currency' | 'clock'>;

/** What a day allows at a VIP level; at the highest one for a level that the site no longer has. */
function limitsOfLevel({ vip, policy }: PaymentsSite, level: number) {
  const benefits = (vip.levels[level] ?? vip.levels.at(-1))?.benefits;
  const { ceiling } = policy.payments.withdraw;
  return {
    dailyMaximum: smaller(benefits?.withdrawDailyMaximum ?? 0n, ceiling),
    timesPerDay: benefits?.withdrawalsPerDay ?? 0,
  };
}

/** Returns what a member may still withdraw today, by the site's day and the member's VIP level. */
export async function withdrawDay(
  { site, clock }: Omit<Deps, 'currency'>,
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<{ leftToday: bigint; timesToday: number; timesPerDay: number }> {
  const { dailyMaximum, timesPerDay } = limitsOfLevel(site, await findVipLevel(db, memberId));
  const since = startOfDay(clock(), site.brand.timeZone);
  const today = await requestedSince(db, memberId, since);
  const left = today.times < timesPerDay ? dailyMaximum - today.amountMinor : 0n;
  return { leftToday: larger(left, 0n), timesToday: today.times, timesPerDay };
}

/** Returns what a member can withdraw: the balance without bonuses. */
async function cashOf(db: Database | DatabaseTransaction, memberId: bigint): Promise<bigint> {
  const account = await findMemberAccount(db, memberId);
  return account ? account.balanceMinor - account.bonusMinor : 0n;
}

/** Returns the balance where a member may withdraw all of it outside the limits; else null. */
export async function wholeBalanceOf(db: Database, memberId: bigint): Promise<bigint | null> {
  if ((await findWholeBalanceRight(db, memberId)) === null) return null;
  const cash = await cashOf(db, memberId);
  return cash > 0n ? cash : null;
}

/** A withdrawal that is wanted: how much, from which account, to an account of which bank. */
type Wanted = { memberId: bigint; accountId: bigint; bank: AmountRange; amountMinor: bigint };

/**
 * Finds the exclusion that allows a withdrawal of the whole balance, outside the site's maximum
 * and the limits of the day; the range of the bank holds. Null when none does.
 */
async function wholeBalanceRight(
  { site }: Deps,
  transaction: DatabaseTransaction,
  { memberId, accountId, bank, amountMinor }: Wanted,
): Promise<string | null> {
  const { minimum } = bankRange(site, bank);
  if (!isWithin(amountMinor, { minimum, maximum: bank.maximum })) return null;
  const right = await findWholeBalanceRight(transaction, memberId);
  if (right === null) return null;
  await lockAccount(transaction, accountId);
  return (await cashOf(transaction, memberId)) === amountMinor ? right : null;
}

/**
 * Refuses what exceeds the bank's range or the rest of the day, under the member's lock, unless it
 * is the whole balance of a member whose exclusion allows that once.
 */
export async function checkWithdrawRange(
  deps: Deps,
  transaction: DatabaseTransaction,
  wanted: Wanted,
): Promise<{ timesToday: number; exclusionId: string | null }> {
  const { currency, site } = deps;
  const { memberId, bank, amountMinor } = wanted;
  const { leftToday, timesToday, timesPerDay } = await withdrawDay(deps, transaction, memberId);
  const range = narrowest(bankRange(site, bank), { minimum: 0n, maximum: leftToday });
  if (isWithin(amountMinor, range)) return { timesToday, exclusionId: null };
  const exclusionId = await wholeBalanceRight(deps, transaction, wanted);
  if (exclusionId !== null) return { timesToday, exclusionId };
  throw new ApiError('withdraw.amount.range', {
    ...rangeHints(range, currency.digits),
    timesPerDay,
  });
}
