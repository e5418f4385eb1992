import type { Clock } from '#kit/clock.ts';
import type { OutboxMessage, OutboxVerdict } from '#kit/outbox.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { findContact } from '#modules/accounts/contact.store.ts';
import { findMemberByMobile, isEmailTaken } from '#modules/accounts/member.store.ts';
import type {
  StoredNotification,
  StoredNotificationOf,
} from '#modules/credentials/account-notifications.ts';
import type { EmailCodes } from '#modules/credentials/email-codes.ts';
import type { SmsCodes } from '#modules/credentials/sms-codes.ts';
import type { Delivery } from '#modules/notifications/delivery.ts';
import { textIn } from '@pavilion/messages/text-in';
import { paths } from '@pavilion/screens/paths';
import { runNotice, type NoticeDependencies } from './run-notice.ts';
import { runPasswordLink, type LinkDependencies } from './run-password-link.ts';

export type NotificationDependencies = LinkDependencies &
  NoticeDependencies & {
    clock: Clock;
    delivery: Pick<Delivery, 'sendCountedText'>;
    codes: Pick<SmsCodes, 'draw'>;
    emailCodes: Pick<EmailCodes, 'draw'>;
    codeValidMinutes: number;
  };

/** After minutes nobody waits for a code any more; a notice is still worth reading then. */
const staleMs: Record<StoredNotification['kind'], number> = {
  'sms code': 10 * minuteMs,
  'mail code': 10 * minuteMs,
  'password link': 10 * minuteMs,
  'password changed': 24 * 60 * minuteMs,
  'new login': 24 * 60 * minuteMs,
};

function codeValues(
  { brandName, publicUrl, codeValidMinutes }: NotificationDependencies,
  code: string,
) {
  const address = publicUrl + paths.forget();
  return { brand: brandName, code, minutes: String(codeValidMinutes), address };
}

/** The text of the message, or null when none is to be sent to this number. */
async function smsText(
  deps: NotificationDependencies,
  notification: StoredNotificationOf<'sms code'>,
): Promise<string | null> {
  const { mobileNum, purpose, language } = notification;
  const known = await findMemberByMobile(deps.db, mobileNum);
  const brand = deps.brandName;
  const provesNew = purpose === 'register' || purpose === 'bind';
  if (provesNew && known) {
    const address = deps.publicUrl + paths.forget();
    return textIn(language, 'sms.number.known', { brand, address });
  }
  if (!provesNew && known?.status !== 'active') return null;
  const code = await deps.codes.draw({ mobileNum, purpose });
  return textIn(language, `sms.code.${purpose}`, codeValues(deps, code));
}

async function runSmsCode(
  deps: NotificationDependencies,
  key: string,
  notification: StoredNotificationOf<'sms code'>,
): Promise<OutboxVerdict> {
  const { sendCountedText } = deps.delivery;
  if (!sendCountedText) return { outcome: 'again', reason: 'no company for SMS is configured' };
  const text = await smsText(deps, notification);
  if (text === null) return { outcome: 'done' };
  return sendCountedText(key, { to: notification.mobileNum, text });
}

/** The mail to send; only its reader learns that an address belongs to another member. */
async function mailOf(
  deps: NotificationDependencies,
  notification: StoredNotificationOf<'mail code'>,
) {
  const { email, purpose, language } = notification;
  const memberId = BigInt(notification.memberId);
  const brand = deps.brandName;
  const own = await findContact(deps.db, memberId);
  if (purpose === 'verify' && own?.email !== email) return null;
  if (own?.email !== email && (await isEmailTaken(deps.db, email))) {
    const subject = textIn(language, 'mail.known.subject', { brand });
    return { subject, text: textIn(language, 'mail.known', { brand }) };
  }
  const code = await deps.emailCodes.draw({ memberId, email, purpose });
  if (code === null) return null;
  return {
    subject: textIn(language, 'mail.code.subject', { brand }),
    text: textIn(language, `mail.code.${purpose}`, codeValues(deps, code)),
  };
}

async function runMailCode(
  deps: NotificationDependencies,
  key: string,
  notification: StoredNotificationOf<'mail code'>,
) {
  const { sendMail } = deps.delivery;
  if (!sendMail) return { outcome: 'again', reason: 'no mail server is configured' } as const;
  const words = await mailOf(deps, notification);
  if (words === null) return { outcome: 'done' } as const;
  return sendMail(key, { to: notification.email, ...words });
}

/** The sender of the outbox: finds the recipient, draws the secret and hands the message over. */
export function createNotificationRunner(deps: NotificationDependencies) {
  return async ({ key, payload }: OutboxMessage): Promise<OutboxVerdict> => {
    const notification = payload as StoredNotification;
    const ageMs = deps.clock().getTime() - Date.parse(notification.askedAt);
    if (ageMs > staleMs[notification.kind]) return { outcome: 'done' };
    if (notification.kind === 'sms code') return runSmsCode(deps, key, notification);
    if (notification.kind === 'mail code') return runMailCode(deps, key, notification);
    if (notification.kind === 'password link') return runPasswordLink(deps, key, notification);
    return runNotice(deps, key, notification);
  };
}
