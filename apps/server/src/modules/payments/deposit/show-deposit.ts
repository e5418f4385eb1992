import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getDeposit } from '@pavilion/contract/player/payments/deposits';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { bankName } from '../card/show-card.ts';
import type { PaymentsDeps, PaymentsSite } from '../payments-deps.ts';
import type { NamedDeposit } from './deposit-list.store.ts';
import { findDeposit, type Deposit } from './deposit.store.ts';

type Deps = Pick<PaymentsDeps, 'site' | 'offers' | 'currency'>;
type Shown = ResponseOf<typeof getDeposit>;

function transferTo(site: PaymentsSite, deposit: Deposit, language: Language) {
  const account = site.depositBanks.find((one) => one.id === deposit.bank_account);
  if (!account) return null;
  const { accountName, accountNumber, bank } = account;
  return { bankName: bankName(site, bank, language), accountName, accountNumber };
}

async function promotionTitle(
  { offers }: Deps,
  { promotion_id: id }: Deposit,
  language: Language,
): Promise<string | null> {
  if (id === null) return null;
  const promotion = (await offers.all()).find((one) => one.id === id);
  return promotion?.title[language] ?? null;
}

export async function showDepositRow(
  deps: Deps,
  deposit: Deposit,
  language: Language,
): Promise<Shown> {
  const { site, currency } = deps;
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const channel = site.paymentChannels.find((one) => one.id === deposit.channel);
  return {
    depositId: deposit.id,
    state: deposit.state,
    kind: deposit.kind,
    channel: deposit.channel,
    channelName: channel?.title[language] ?? deposit.channel,
    amount: money(deposit.amount),
    fee: money(deposit.fee),
    net: money(deposit.amount - deposit.fee),
    requestedAt: deposit.requested_at.toISOString(),
    expiresAt: deposit.expires_at?.toISOString() ?? null,
    settledAt: deposit.settled_at?.toISOString() ?? null,
    checkoutUrl: deposit.checkout_url,
    payReference: deposit.pay_reference,
    transferTo: transferTo(site, deposit, language),
    promotion: await promotionTitle(deps, deposit, language),
    bonusAmount: deposit.bonus_amount === null ? null : money(deposit.bonus_amount),
    cancelledAt: deposit.cancelled_at?.toISOString() ?? null,
    slipId: deposit.slip_id,
    reason: deposit.reason,
  };
}

/** Shows a deposit with what operators need to decide it. */
export async function showDepositToOperator(deps: Deps, deposit: NamedDeposit, language: Language) {
  return {
    ...(await showDepositRow(deps, deposit, language)),
    account: deposit.username,
    submittedAt: deposit.submitted_at?.toISOString() ?? null,
    decidedBy: deposit.decided_by,
  };
}

/** Shows a deposit of the member; those of others are not found. */
export async function showDeposit(
  deps: Deps & Pick<PaymentsDeps, 'db'>,
  memberId: bigint,
  depositId: string,
  language: Language,
): Promise<Shown> {
  const deposit = isOwnId(depositId)
    ? await findDeposit(deps.db, { id: depositId, member_id: memberId })
    : null;
  if (!deposit) throw new ApiError('deposit.not.found');
  return showDepositRow(deps, deposit, language);
}
