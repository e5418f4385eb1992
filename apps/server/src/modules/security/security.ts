import type { Handlers } from '#http/handlers.ts';
import type { Subscriptions } from '#kit/events.ts';
import type { Logger } from '#kit/logger.ts';
import { createOutboxSender } from '#kit/outbox.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { notificationTopic } from '#modules/credentials/account-notifications.ts';
import { forgetPasswordLinks } from '#modules/credentials/password-link.store.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { Sessions } from '#modules/sessions/sessions.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { BindContactDependencies } from './center/bind-contact.ts';
import type { SecurityConfigDependencies } from './center/security-config.ts';
import { securityHandlers } from './center/security.routes.ts';
import { connectionHandlers } from './connection/connection.routes.ts';
import { eraseSecurity } from './erasure.store.ts';
import {
  createNotificationRunner,
  type NotificationDependencies,
} from './outgoing/run-notification.ts';
import {
  changePasswordHandlers,
  type ChangePasswordDependencies,
} from './password/change-password.ts';
import { requestPasswordMail, resetPasswordByLink } from './password/reset-by-mail.ts';
import { resetPasswordByPhone } from './password/reset-by-phone.ts';

export type SecurityDependencies = Sessions['deps'] &
  Pick<ChangePasswordDependencies, 'policy'> &
  Pick<SecurityConfigDependencies, 'countBankCards'> &
  Pick<BindContactDependencies, 'excludedPeople'> &
  Pick<NotificationDependencies, 'timeZone'> & { logger: Logger };

const secondMs = 1000;
const linksKeptMs = 7 * 24 * hourMs;
/** Longer than the slowest answer of a company for messages. */
const leaseMs = 60 * secondMs;
const notificationsAtOnce = 5;
const linkValidMinutes = 30;

function jobsOf(deps: SecurityDependencies): RepeatingJob[] {
  const { db, clock, logger } = deps;
  const codeValidMinutes = deps.smsCodes.validMinutes;
  const sendNotifications = createOutboxSender({
    db,
    clock,
    logger,
    topic: notificationTopic,
    send: createNotificationRunner({ ...deps, codeValidMinutes, linkValidMinutes }),
    leaseMs,
    batch: notificationsAtOnce,
  });
  return [
    {
      name: 'send account messages',
      everyMs: secondMs / 2,
      run: async (signal) => {
        await sendNotifications(signal);
      },
    },
    {
      name: 'forget password links',
      everyMs: hourMs,
      run: () => forgetPasswordLinks(db, new Date(clock().getTime() - linksKeptMs)),
    },
  ];
}

/** The security of an account: its password, contacts, questions and connections. */
export function createSecurity(deps: SecurityDependencies) {
  const handlers: Handlers<PlayerEndpoints['security']> = {
    ...securityHandlers(deps),
    ...connectionHandlers(deps),
    ...changePasswordHandlers(deps),
    requestPasswordMail: async (input, context) => {
      await requestPasswordMail(deps, input, context);
      return {};
    },
    resetPasswordByPhone: (input, context) => resetPasswordByPhone(deps, input, context),
    resetPasswordByLink: async (input, context) => {
      await resetPasswordByLink(deps, input, context);
      return {};
    },
  };
  const on: Subscriptions<ModuleEvents> = {
    memberErased: ({ transaction, memberId }) => eraseSecurity(transaction, memberId),
  };
  return { handlers, jobs: jobsOf(deps), on };
}
