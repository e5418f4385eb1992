import type { DatabaseTransaction } from '#db/database.ts';
import { isOwnId } from '#kit/own-id.ts';
import type { GatewayMoney } from '#ports/payment-gateway.ts';
import { nextDepositState, type DepositEvent } from '@pavilion/domain/wallet/deposit-state';
import { parseAmount } from '@pavilion/domain/wallet/money';
import type { PaymentsDeps } from '../payments-deps.ts';
import { creditDeposit, publishDeposit } from './credit-deposit.ts';
import { lockDeposit, writeDepositState, type Deposit } from './deposit.store.ts';

/** What the gateway reports of a payment. */
export type PaymentReport = GatewayMoney & {
  reference: string;
  paymentId: string;
  event: DepositEvent;
};

/** `differs`: the payment is not the one that was requested, so nothing moved. */
export type SettleOutcome = 'changed' | 'unchanged' | 'differs' | 'unknown';

export type SettleDeps = Pick<
  PaymentsDeps,
  | 'wallet'
  | 'currency'
  | 'gateway'
  | 'clock'
  | 'logger'
  | 'signals'
  | 'depositBonus'
  | 'site'
  | 'ownLimits'
>;

function isAsAskedFor(deposit: Deposit, report: PaymentReport, deps: SettleDeps): boolean {
  const { currency } = deps;
  return (
    report.currency === currency.code &&
    parseAmount(report.amount, currency.digits) === deposit.amount &&
    (deposit.gateway_payment_id ?? report.paymentId) === report.paymentId
  );
}

/** Opens the house account of this gateway's deposits; call it before a transaction begins. */
export function gatewayHouse(deps: Pick<SettleDeps, 'wallet' | 'gateway' | 'currency'>) {
  return deps.wallet.houseAccount(`gateway:${deps.gateway.id}`, deps.currency.code);
}

/** Applies a report to its deposit in any state: money moves once, together with the state. */
export async function settleDeposit(
  deps: SettleDeps,
  transaction: DatabaseTransaction,
  house: bigint,
  report: PaymentReport,
): Promise<SettleOutcome> {
  const { gateway, logger, clock } = deps;
  const { reference } = report;
  const deposit = isOwnId(reference)
    ? await lockDeposit(transaction, { id: reference, gateway: gateway.id })
    : null;
  if (!deposit) return 'unknown';
  if (!isAsAskedFor(deposit, report, deps)) {
    const { paymentId, amount, currency } = report;
    const given = { paymentId, amount, currency };
    logger.error({ depositId: deposit.id, given }, 'a payment differs from its deposit');
    return 'differs';
  }
  const next = nextDepositState(deposit.state, report.event);
  if (next === null) return 'unchanged';
  if (next === 'paid') await creditDeposit(deps, transaction, deposit, house);
  await writeDepositState(transaction, deposit.id, next, clock(), report.paymentId);
  await publishDeposit(deps, transaction, deposit);
  return 'changed';
}
