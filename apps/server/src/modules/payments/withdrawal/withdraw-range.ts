import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { startOfDay } from '#kit/time/day-range.ts';
import { larger } from '@pavilion/domain/wallet/money';
import { isWithin, narrowest, rangeHints, type AmountRange } from '../limit/amount-range.ts';
import type { PaymentsDeps, PaymentsSite } from '../payments-deps.ts';
import { requestedSince } from './withdrawal.store.ts';

export function openBanks(site: PaymentsSite) {
  return site.withdrawBanks.filter((bank) => bank.on);
}

export function bankRange(site: PaymentsSite, bank: AmountRange): AmountRange {
  return narrowest(site.policy.payments.withdraw, bank);
}

type Deps = Pick<PaymentsDeps, 'site' | 'currency' | 'clock'>;

/** Returns what a member may still withdraw today, by the site's day. */
export async function withdrawDay(
  { site, clock }: Omit<Deps, 'currency'>,
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<{ leftToday: bigint; timesToday: number }> {
  const { dailyMaximum, timesPerDay } = site.policy.payments.withdraw;
  const since = startOfDay(clock(), site.brand.timeZone);
  const today = await requestedSince(db, memberId, since);
  const left = today.times < timesPerDay ? dailyMaximum - today.amountMinor : 0n;
  return { leftToday: larger(left, 0n), timesToday: today.times };
}

/** Refuses what exceeds the bank's range or the rest of the day, under the member's lock. */
export async function checkWithdrawRange(
  deps: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  bank: AmountRange,
  amountMinor: bigint,
): Promise<{ timesToday: number }> {
  const { currency, site } = deps;
  const { timesPerDay } = site.policy.payments.withdraw;
  const { leftToday, timesToday } = await withdrawDay(deps, transaction, memberId);
  const range = narrowest(bankRange(site, bank), { minimum: 0n, maximum: leftToday });
  if (isWithin(amountMinor, range)) return { timesToday };
  throw new ApiError('withdraw.amount.range', {
    ...rangeHints(range, currency.digits),
    timesPerDay,
  });
}
