import type { OutboxMessage, OutboxVerdict } from '#kit/outbox.ts';
import type { PayoutRecord } from '#ports/payment-gateway.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { webhookPath, type PaymentsDeps } from '../payments-deps.ts';
import { withdrawalsHouse } from './hold.ts';
import { endWithdrawal, settleWithdrawal } from './settle-withdrawal.ts';
import { findWithdrawal, lockWithdrawal, type Withdrawal } from './withdrawal.store.ts';

type Deps = Pick<
  PaymentsDeps,
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

/** Records what the gateway has under our reference. */
async function recordPayout(deps: Deps, id: string, record: PayoutRecord): Promise<OutboxVerdict> {
  if (record.reference !== id) return again('the payout names another withdrawal');
  const house = await withdrawalsHouse(deps);
  const outcome = await deps.db
    .transaction()
    .execute((transaction) => settleWithdrawal(deps, transaction, house, record));
  return outcome === 'differs' ? again('the payout differs from its withdrawal') : done;
}

/** Ends a withdrawal whose payout the gateway refuses, and gives the hold back. */
async function recordRefusal(deps: Deps, id: string, reason: string): Promise<OutboxVerdict> {
  const house = await withdrawalsHouse(deps);
  await deps.db.transaction().execute(async (transaction) => {
    const withdrawal = await lockWithdrawal(transaction, id);
    if (!withdrawal) return;
    await endWithdrawal(deps, transaction, house, withdrawal, { status: 'failed', reason });
  });
  return done;
}

function payoutRequest({ currency, gateway, publicUrl, cardBox }: Deps, withdrawal: Withdrawal) {
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

async function orderPayout(deps: Deps, withdrawal: Withdrawal): Promise<OutboxVerdict> {
  const { gateway, currency } = deps;
  const request = payoutRequest(deps, withdrawal);
  const answer = await gateway.createPayout(request);
  if (answer.outcome === 'done') {
    const { reference, amount } = request;
    const { payoutId } = answer.value;
    const record = { payoutId, reference, amount, currency: currency.code };
    return recordPayout(deps, withdrawal.id, { ...record, status: 'processing' });
  }
  if (answer.outcome === 'inDoubt') return again(answer.reason);
  // An earlier try may have been accepted, and this one refused as its repeat.
  const found = await gateway.findPayout(withdrawal.id);
  if (found.outcome !== 'done') return again(found.reason);
  if (found.value) return recordPayout(deps, withdrawal.id, found.value);
  return recordRefusal(deps, withdrawal.id, answer.reason);
}

/**
 * Orders the payout of a released withdrawal, with the withdrawal's id as idempotency key. After a
 * first try it asks the gateway what it has before it orders anything.
 */
export function createPayoutSender(deps: Deps) {
  return async function sendPayout({ key, tries }: OutboxMessage): Promise<OutboxVerdict> {
    const withdrawal = await findWithdrawal(deps.db, key);
    if (withdrawal?.state !== 'paying') return done;
    if (withdrawal.gateway !== deps.gateway.id) {
      return again(`the gateway ${withdrawal.gateway} is not configured`);
    }
    if (tries > 1) {
      const found = await deps.gateway.findPayout(withdrawal.id);
      if (found.outcome !== 'done') return again(found.reason);
      if (found.value) return recordPayout(deps, withdrawal.id, found.value);
    }
    return orderPayout(deps, withdrawal);
  };
}
