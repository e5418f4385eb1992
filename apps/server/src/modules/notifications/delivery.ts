import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { OutboxVerdict } from '#kit/outbox.ts';
import type { MailMessage, MailSender } from '#ports/mail-sender.ts';
import type { SmsMessage, SmsSender } from '#ports/sms-sender.ts';
import { deliverOnce, type DeliveryAnswer } from './delivery/deliver-once.ts';
import { createSmsBudget, type SmsBudgetPolicy } from './delivery/sms-budget.ts';
import type { NumberRule } from './textable-number.ts';

export type DeliveryDependencies = {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** Null when no company for text messages is configured. */
  sms: SmsSender | null;
  /** Null when no mail server is configured. */
  mail: MailSender | null;
  smsBudget: SmsBudgetPolicy;
  numbers: NumberRule;
};

type Mail = Omit<MailMessage, 'id'>;
type SendMail = (mail: Mail) => Promise<DeliveryAnswer>;

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Sends text messages and mail to one person, each handed over at most once for its key. A sender
 * is null where its company or server is not configured.
 */
export function createDelivery({ sms, mail, ...deps }: DeliveryDependencies) {
  const budget = createSmsBudget(deps);

  /** Sends now or never, because a message that the budget refuses is not worth waiting for. */
  async function sendWithinBudget(company: SmsSender, message: SmsMessage) {
    try {
      await budget.spend({ mobileNum: message.to }, async () => undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { outcome: 'refused', reason: error.code } as const;
    }
    return company.send(message);
  }

  /** Composes a mail and sends it, together at most once. */
  const deliverMail =
    mail &&
    ((key: string, act: (send: SendMail) => Promise<DeliveryAnswer>): Promise<OutboxVerdict> =>
      deliverOnce(deps, key, () => act((message) => mail.send({ ...message, id: key }))));

  return {
    budget,
    /** Sends a message and counts it in the budget. */
    sendText:
      sms &&
      ((key: string, message: SmsMessage): Promise<OutboxVerdict> =>
        deliverOnce(deps, key, () => sendWithinBudget(sms, message))),
    /** Sends a message that `budget.spend` counted when it was requested. */
    sendCountedText:
      sms &&
      ((key: string, message: SmsMessage): Promise<OutboxVerdict> =>
        deliverOnce(deps, key, () => sms.send(message))),
    sendMail:
      deliverMail &&
      ((key: string, message: Mail): Promise<OutboxVerdict> =>
        deliverMail(key, (send) => send(message))),
    deliverMail,
  };
}
