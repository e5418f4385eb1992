import { createOutboxSender } from '../../kit/outbox.ts';
import { createDepositReconciler } from './deposit/reconcile-deposits.ts';
import type { RepeatingJob } from './job/repeating-job.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { forgetWebhooks } from './webhook/webhook-seen.store.ts';
import { payoutTopic } from './withdrawal/decide-withdrawal.ts';
import { createPayoutPoller } from './withdrawal/poll-payouts.ts';
import { createPayoutSender } from './withdrawal/send-payout.ts';

const secondMs = 1000;
const hourMs = 3_600_000;
const webhooksKeptMs = 30 * 24 * hourMs;

/** Longer than the three calls of the gateway that sending a payout can take. */
const payoutLeaseMs = 120 * secondMs;
const payoutsAtOnce = 5;

/** What happens without anyone asking. */
export function paymentJobs(parts: PaymentsParts): RepeatingJob[] {
  const { db, clock, logger } = parts;
  const sendPayouts = createOutboxSender({
    db,
    clock,
    logger,
    topic: payoutTopic,
    send: createPayoutSender(parts),
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
    { name: 'poll payouts', everyMs: 30 * secondMs, run: createPayoutPoller(parts) },
    { name: 'reconcile deposits', everyMs: 30 * secondMs, run: createDepositReconciler(parts) },
    {
      name: 'forget webhooks',
      everyMs: hourMs,
      run: () => forgetWebhooks(db, new Date(clock().getTime() - webhooksKeptMs)),
    },
  ];
}
