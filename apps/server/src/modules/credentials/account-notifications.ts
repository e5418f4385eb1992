import type { DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import { putInOutbox } from '#kit/outbox.ts';
import type { DeviceLabel } from '@pavilion/domain/session/device-label';
import type { Language } from '@pavilion/domain/site/language';
import type { EmailCodePurpose } from './code/email-code.store.ts';
import type { CodePurpose } from './code/verification-code.store.ts';

/** A notification to be sent; its text and recipient are determined when it is sent. */
export type AccountNotification =
  | { kind: 'sms code'; mobileNum: string; purpose: CodePurpose; language: Language }
  | {
      kind: 'mail code';
      memberId: string;
      email: string;
      purpose: EmailCodePurpose;
      language: Language;
    }
  | { kind: 'password link'; username: string; email: string; language: Language }
  | { kind: 'password changed'; memberId: string }
  | { kind: 'new login'; memberId: string; device: DeviceLabel };

export const notificationTopic = 'account message';

/** Puts a notification into the outbox, in the transaction that causes it, once for its key. */
export type PutNotification = (
  transaction: DatabaseTransaction,
  key: string,
  notification: AccountNotification,
) => Promise<void>;

export type StoredNotification = AccountNotification & { askedAt: string };
export type StoredNotificationOf<Kind extends AccountNotification['kind']> = Extract<
  StoredNotification,
  { kind: Kind }
>;

/** The outbox holds no code and no secret: those are drawn when the notification is sent. */
export function createPutNotification(clock: Clock): PutNotification {
  return async (transaction, key, notification) => {
    const now = clock();
    const payload: StoredNotification = { ...notification, askedAt: now.toISOString() };
    await putInOutbox(transaction, { topic: notificationTopic, key, payload }, now);
  };
}
