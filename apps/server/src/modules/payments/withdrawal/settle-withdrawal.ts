import type { DatabaseTransaction } from '#db/database.ts';
import { isOwnId } from '#kit/own-id.ts';
import type { GatewayMoney } from '#ports/payment-gateway.ts';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { givesHoldBack, nextWithdrawalState } from '@pavilion/domain/wallet/withdrawal-state';
import type { PaymentsDeps } from '../payments-deps.ts';
import { returnHold, publishWithdrawal } from './hold.ts';
import { lockWithdrawal, writeWithdrawal, type WithdrawalChange } from './withdrawal.store.ts';

/** What the gateway reports of a payout; `processing` only makes its id known. */
export type PayoutReport = GatewayMoney & {
  reference: string;
  payoutId: string;
  status: 'processing' | 'paid' | 'failed';
};

/** `differs`: the payout is not the one that was ordered, so nothing moved. */
export type PayoutOutcome = 'changed' | 'unchanged' | 'differs' | 'unknown';

type Deps = Pick<PaymentsDeps, 'wallet' | 'currency' | 'gateway' | 'clock' | 'logger' | 'signals'>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>;

function isAsOrdered(withdrawal: Locked, report: PayoutReport, { currency }: Deps): boolean {
  return (
    report.currency === currency.code &&
    parseAmount(report.amount, currency.digits) === withdrawal.amount - withdrawal.fee &&
    (withdrawal.gateway_payout_id ?? report.payoutId) === report.payoutId
  );
}

function eventOf(status: 'paid' | 'failed') {
  return status === 'paid' ? 'confirmPaid' : 'confirmFailed';
}

/** Stores the end of a withdrawal and gives the hold back where the state demands it. */
export async function endWithdrawal(
  deps: Deps,
  transaction: DatabaseTransaction,
  house: bigint,
  withdrawal: Locked,
  end: { status: 'paid' | 'failed'; payoutId?: string; reason?: string },
): Promise<boolean> {
  const next = nextWithdrawalState(withdrawal.state, eventOf(end.status));
  if (next === null) return false;
  if (givesHoldBack(next)) {
    await returnHold(deps, transaction, house, {
      withdrawalId: withdrawal.id,
      accountId: withdrawal.account_id,
      amountMinor: withdrawal.amount,
    });
  }
  const change: WithdrawalChange = { state: next, settled_at: deps.clock() };
  if (end.payoutId !== undefined) change.gateway_payout_id = end.payoutId;
  if (end.reason !== undefined) change.reason = end.reason;
  await writeWithdrawal(transaction, withdrawal.id, change);
  await publishWithdrawal(deps, transaction, withdrawal);
  return true;
}

/** Applies a report to its withdrawal in any state: money moves once, together with the state. */
export async function settleWithdrawal(
  deps: Deps,
  transaction: DatabaseTransaction,
  house: bigint,
  report: PayoutReport,
): Promise<PayoutOutcome> {
  const { logger, gateway } = deps;
  const { reference: id, payoutId, amount, currency, status } = report;
  const withdrawal = isOwnId(id) ? await lockWithdrawal(transaction, id) : null;
  if (withdrawal?.gateway !== gateway.id) return 'unknown';
  if (!isAsOrdered(withdrawal, report, deps)) {
    const given = { payoutId, amount, currency };
    logger.error({ withdrawalId: id, given }, 'a payout differs from its withdrawal');
    return 'differs';
  }
  if (status === 'processing') {
    await writeWithdrawal(transaction, id, { gateway_payout_id: payoutId });
    return 'unchanged';
  }
  const end = { status, payoutId };
  if (await endWithdrawal(deps, transaction, house, withdrawal, end)) return 'changed';
  if (withdrawal.state !== status) {
    const { state } = withdrawal;
    logger.error({ withdrawalId: id, state, status }, 'a payout contradicts its withdrawal');
  }
  return 'unchanged';
}
