import type { DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import { putInOutbox } from '#kit/outbox.ts';
import type { DeviceLabel } from '@pavilion/domain/session/device-label';
import type { Language } from '@pavilion/domain/site/language';
import type { EmailCodePurpose } from '../contact/email-code.store.ts';
import type { CodePurpose } from '../verification/verification-code.store.ts';

/** Words to be carried to a person; what they are, and to whom, is found out on the way. */
export type Errand =
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

export const errandTopic = 'account message';

/** In the transaction of its reason; the key makes it once. */
export type PutErrand = (
  transaction: DatabaseTransaction,
  key: string,
  errand: Errand,
) => Promise<void>;

export type StoredErrand = Errand & { askedAt: string };
export type StoredErrandOf<Kind extends Errand['kind']> = Extract<StoredErrand, { kind: Kind }>;

/** No code and no secret stands in the outbox: those are drawn when the message leaves. */
export function createPutErrand(clock: Clock): PutErrand {
  return async (transaction, key, errand) => {
    const now = clock();
    const payload: StoredErrand = { ...errand, askedAt: now.toISOString() };
    await putInOutbox(transaction, { topic: errandTopic, key, payload }, now);
  };
}
