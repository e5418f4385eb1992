import { createOutboxSender } from '#kit/outbox.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { houseGateway } from './deposit/by-hand.ts';
import { publishDeposit } from './deposit/credit-deposit.ts';
import { expireUnsent } from './deposit/deposit.store.ts';
import { createDepositReconciler } from './deposit/reconcile-deposits.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { forgetWebhooks } from './webhook/webhook-seen.store.ts';
import { createPayoutPoller } from './withdrawal/poll-payouts.ts';
import { createPayoutSender } from './withdrawal/send-payout.ts';
import { payoutTopic } from './withdrawal/withdrawal.store.ts';

const secondMs = 1000;
const webhooksKeptMs = 30 * 24 * hourMs;

/** Longer than the three gateway calls that sending a payout can take. */
const payoutLeaseMs = 120 * secondMs;
const payoutsAtOnce = 5;

/** Returns the jobs that run with or without a payment company. */
export function houseJobs(deps: PaymentsDeps): RepeatingJob[] {
  const { db, clock } = deps;
  return [
    {
      name: 'expire payments by hand',
      everyMs: 30 * secondMs,
      run: () =>
        db.transaction().execute(async (transaction) => {
          for (const row of await expireUnsent(transaction, houseGateway, clock())) {
            await publishDeposit(deps, transaction, row);
          }
        }),
    },
  ];
}

/** Returns the jobs that talk to the payment company. */
export function gatewayJobs(deps: PaymentsDeps): RepeatingJob[] {
  const { db, clock, logger } = deps;
  const sendPayouts = createOutboxSender({
    db,
    clock,
    logger,
    topic: payoutTopic,
    send: createPayoutSender(deps),
    leaseMs: payoutLeaseMs,
    batch: payoutsAtOnce,
  });
  return [
    {
      name: 'send payouts',
      everyMs: secondMs,
      run: async (signal) => {
        await sendPayouts(signal);
      },
    },
    { name: 'poll payouts', everyMs: 30 * secondMs, run: createPayoutPoller(deps) },
    { name: 'reconcile deposits', everyMs: 30 * secondMs, run: createDepositReconciler(deps) },
    {
      name: 'forget webhooks',
      everyMs: hourMs,
      run: () => forgetWebhooks(db, new Date(clock().getTime() - webhooksKeptMs)),
    },
  ];
}
