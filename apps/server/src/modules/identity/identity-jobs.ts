import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import { createOutboxSender } from '#kit/outbox.ts';
import type { RepeatingJob } from '#kit/repeating-job.ts';
import { forgetEmailCodes } from './contact/email-code.store.ts';
import { notificationTopic } from './outgoing/account-notifications.ts';
import {
  createNotificationRunner,
  type NotificationDependencies,
} from './outgoing/run-notification.ts';
import { forgetPasswordLinks } from './password/password-link.store.ts';
import { cleanUpJobs, type CleanUpParts } from './session/clean-up-jobs.ts';
import { forgetCodes } from './verification/verification-code.store.ts';

const secondMs = 1000;
const hourMs = 60 * 60 * secondMs;
const keptMs = 7 * 24 * hourMs;
/** Longer than a company's slowest answer. */
const leaseMs = 60 * secondMs;
const notificationsAtOnce = 5;

export type IdentityJobDependencies = NotificationDependencies &
  CleanUpParts & {
    db: Database;
    clock: Clock;
    logger: Logger;
  };

/** What happens without anyone asking. */
export function identityJobs(deps: IdentityJobDependencies): RepeatingJob[] {
  const { db, clock, logger } = deps;
  const sendNotifications = createOutboxSender({
    db,
    clock,
    logger,
    topic: notificationTopic,
    send: createNotificationRunner(deps),
    leaseMs,
    batch: notificationsAtOnce,
  });
  return [
    ...cleanUpJobs(deps),
    {
      name: 'send account messages',
      everyMs: secondMs / 2,
      run: async (signal) => {
        await sendNotifications(signal);
      },
    },
    {
      name: 'forget codes',
      everyMs: hourMs,
      run: async () => {
        const before = new Date(clock().getTime() - keptMs);
        await forgetCodes(db, before);
        await forgetEmailCodes(db, before);
        await forgetPasswordLinks(db, before);
      },
    },
  ];
}
