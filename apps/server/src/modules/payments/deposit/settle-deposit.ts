import type { DatabaseTransaction } from '#db/database.ts';
import type { GatewayMoney } from '#ports/payment-gateway.ts';
import { nextDepositState, type DepositEvent } from '@pavilion/domain/wallet/deposit-state';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { isOwnId, type PaymentsParts } from '../payments-parts.ts';
import { creditDeposit, tellDeposit } from './credit-deposit.ts';
import { lockDeposit, writeDepositState, type Deposit } from './deposit.store.ts';

/** What the gateway says of a payment. */
export type PaymentReport = GatewayMoney & {
  reference: string;
  paymentId: string;
  event: DepositEvent;
};

/** `differs`: it is not the payment that the deposit asked for, so nothing moved. */
export type SettleOutcome = 'changed' | 'unchanged' | 'differs' | 'unknown';

export type SettleParts = Pick<
  PaymentsParts,
  'wallet' | 'currency' | 'gateway' | 'clock' | 'logger' | 'signals' | 'depositBonus' | 'site'
>;

function isAsAskedFor(deposit: Deposit, report: PaymentReport, parts: SettleParts): boolean {
  const { currency } = parts;
  return (
    report.currency === currency.code &&
    parseAmount(report.amount, currency.digits) === deposit.amount &&
    (deposit.gateway_payment_id ?? report.paymentId) === report.paymentId
  );
}

/** The other side of every deposit at this gateway; asked for before a transaction begins. */
export function gatewayHouse(parts: Pick<SettleParts, 'wallet' | 'gateway' | 'currency'>) {
  return parts.wallet.houseAccount(`gateway:${parts.gateway.id}`, parts.currency.code);
}

/** Applies a report to its deposit, whatever came before: money moves once, with the state. */
export async function settleDeposit(
  parts: SettleParts,
  transaction: DatabaseTransaction,
  house: bigint,
  report: PaymentReport,
): Promise<SettleOutcome> {
  const { gateway, logger, clock } = parts;
  const { reference } = report;
  const deposit = isOwnId(reference)
    ? await lockDeposit(transaction, { id: reference, gateway: gateway.id })
    : null;
  if (!deposit) return 'unknown';
  if (!isAsAskedFor(deposit, report, parts)) {
    const { paymentId, amount, currency } = report;
    const given = { paymentId, amount, currency };
    logger.error({ depositId: deposit.id, given }, 'a payment differs from its deposit');
    return 'differs';
  }
  const next = nextDepositState(deposit.state, report.event);
  if (next === null) return 'unchanged';
  if (next === 'paid') await creditDeposit(parts, transaction, deposit, house);
  await writeDepositState(transaction, deposit.id, next, clock(), report.paymentId);
  await tellDeposit(parts, transaction, deposit);
  return 'changed';
}
