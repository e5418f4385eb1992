import type { DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import { putInOutbox } from '#kit/outbox.ts';
import type { DeviceLabel } from '@pavilion/domain/session/device-label';
import type { Language } from '@pavilion/domain/site/language';
import type { EmailCodePurpose } from './code/email-code.store.ts';
import type { CodePurpose } from './code/verification-code.store.ts';

/** Words to be carried to a person; what they are, and to whom, is found out on the way. */
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

/** In the transaction of its reason; the key makes it once. */
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

/** No code and no secret stands in the outbox: those are drawn when the message leaves. */
export function createPutNotification(clock: Clock): PutNotification {
  return async (transaction, key, notification) => {
    const now = clock();
    const payload: StoredNotification = { ...notification, askedAt: now.toISOString() };
    await putInOutbox(transaction, { topic: notificationTopic, key, payload }, now);
  };
}
