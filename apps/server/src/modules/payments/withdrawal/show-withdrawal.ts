import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listWithdrawBanks, requestWithdrawal } from '@pavilion/contract/payments/withdraw';
import type { CompleteLanguage } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { bankName, maskAccountNumber } from '../card/show-card.ts';
import type { PaymentsParts } from '../payments-parts.ts';
import { bankRange, openBanks } from './withdraw-range.ts';
import type { Withdrawal } from './withdrawal.store.ts';

type Parts = Pick<PaymentsParts, 'site' | 'currency'>;

export function showWithdrawal(
  { site, currency }: Parts,
  withdrawal: Withdrawal,
  language: CompleteLanguage,
): ResponseOf<typeof requestWithdrawal> {
  return {
    withdrawalId: withdrawal.id,
    amount: formatAmount(withdrawal.amount, currency.digits),
    state: withdrawal.state,
    bankName: bankName(site, withdrawal.bank, language),
    accountNumberMasked: maskAccountNumber(withdrawal.account_number),
    requestedAt: withdrawal.requested_at.toISOString(),
    settledAt: withdrawal.settled_at?.toISOString() ?? null,
  };
}

/** The same with the account name, as the operator sees it. */
export function showToOperator(parts: Parts, withdrawal: Withdrawal, language: CompleteLanguage) {
  return { ...showWithdrawal(parts, withdrawal, language), account: withdrawal.username };
}

/** Banks that can be paid out to; the limits are those of the most generous bank. */
export function showBanks(
  { site, currency }: Parts,
  language: CompleteLanguage,
): ResponseOf<typeof listWithdrawBanks> {
  const banks = openBanks(site);
  const ranges = banks.map((bank) => bankRange(site, bank));
  const { withdraw } = site.policy.payments;
  const least = ranges.map((range) => range.minimum).reduce(smaller, withdraw.maximum);
  const most = ranges.map((range) => range.maximum).reduce(larger, 0n);
  return {
    list: banks.map((bank) => ({ code: bank.id, name: bank.name[language] })),
    minimum: formatAmount(least, currency.digits),
    maximum: formatAmount(most, currency.digits),
  };
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
