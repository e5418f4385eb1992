import type { OutboxMessage, OutboxVerdict } from '#kit/outbox.ts';
import type { PayoutRecord } from '#ports/payment-gateway.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { webhookPath, type PaymentsParts } from '../payments-parts.ts';
import { withdrawalsHouse } from './hold.ts';
import { endWithdrawal, settleWithdrawal } from './settle-withdrawal.ts';
import { findWithdrawal, lockWithdrawal, type Withdrawal } from './withdrawal.store.ts';

type Parts = Pick<
  PaymentsParts,
  | 'db'
  | 'wallet'
  | 'currency'
  | 'gateway'
  | 'clock'
  | 'logger'
  | 'publicUrl'
  | 'signals'
  | 'cardBox'
>;

const done: OutboxVerdict = { outcome: 'done' };

function again(reason: string): OutboxVerdict {
  return { outcome: 'again', reason };
}

/** Writes down what the gateway has under our reference. */
async function recordPayout(
  parts: Parts,
  id: string,
  record: PayoutRecord,
): Promise<OutboxVerdict> {
  if (record.reference !== id) return again('the payout names another withdrawal');
  const house = await withdrawalsHouse(parts);
  const outcome = await parts.db
    .transaction()
    .execute((transaction) => settleWithdrawal(parts, transaction, house, record));
  return outcome === 'differs' ? again('the payout differs from its withdrawal') : done;
}

/** The gateway will not pay, and says so: the hold goes back. */
async function recordRefusal(parts: Parts, id: string, reason: string): Promise<OutboxVerdict> {
  const house = await withdrawalsHouse(parts);
  await parts.db.transaction().execute(async (transaction) => {
    const withdrawal = await lockWithdrawal(transaction, id);
    if (!withdrawal) return;
    await endWithdrawal(parts, transaction, house, withdrawal, { status: 'failed', reason });
  });
  return done;
}

function payoutRequest({ currency, gateway, publicUrl, cardBox }: Parts, withdrawal: Withdrawal) {
  return {
    reference: withdrawal.id,
    amount: formatAmount(withdrawal.amount - withdrawal.fee, currency.digits),
    currency: currency.code,
    destination: {
      bank: withdrawal.bank,
      accountNumber: cardBox.openText(withdrawal.account_number),
      accountName: withdrawal.account_name,
    },
    webhookUrl: publicUrl + webhookPath(gateway.id),
  };
}

async function orderPayout(parts: Parts, withdrawal: Withdrawal): Promise<OutboxVerdict> {
  const { gateway, currency } = parts;
  const request = payoutRequest(parts, withdrawal);
  const answer = await gateway.createPayout(request);
  if (answer.outcome === 'done') {
    const { reference, amount } = request;
    const { payoutId } = answer.value;
    const record = { payoutId, reference, amount, currency: currency.code };
    return recordPayout(parts, withdrawal.id, { ...record, status: 'processing' });
  }
  if (answer.outcome === 'inDoubt') return again(answer.reason);
  // An earlier try may have been accepted, and this one refused for being a repeat.
  const found = await gateway.findPayout(withdrawal.id);
  if (found.outcome !== 'done') return again(found.reason);
  if (found.value) return recordPayout(parts, withdrawal.id, found.value);
  return recordRefusal(parts, withdrawal.id, answer.reason);
}

/**
 * Orders the payout of a released withdrawal. The withdrawal's id is the idempotency key; after a
 * first try the gateway is asked what it has before anything is ordered, never guessed.
 */
export function createPayoutSender(parts: Parts) {
  return async function sendPayout({ key, tries }: OutboxMessage): Promise<OutboxVerdict> {
    const withdrawal = await findWithdrawal(parts.db, key);
    if (withdrawal?.state !== 'paying') return done;
    if (withdrawal.gateway !== parts.gateway.id) {
      return again(`the gateway ${withdrawal.gateway} is not configured`);
    }
    if (tries > 1) {
      const found = await parts.gateway.findPayout(withdrawal.id);
      if (found.outcome !== 'done') return again(found.reason);
      if (found.value) return recordPayout(parts, withdrawal.id, found.value);
    }
    return orderPayout(parts, withdrawal);
  };
}
