import type { Database } from '#db/database.ts';
import { requestLimits } from '#http/limits/request-limits.ts';
import type { Clock } from '#kit/clock.ts';
import type { RateLimiter } from '#kit/limits/rate-limit.ts';
import type { OutboxVerdict } from '#kit/outbox.ts';
import { hashToken, randomToken } from '#kit/secrets/random-token.ts';
import { findContact } from '#modules/accounts/contact.store.ts';
import { findMemberByUsername } from '#modules/accounts/member.store.ts';
import type { StoredNotificationOf } from '#modules/credentials/account-notifications.ts';
import { writePasswordLink } from '#modules/credentials/password-link.store.ts';
import type { Delivery } from '#modules/notifications/delivery.ts';
import type { MailAnswer, MailMessage } from '#ports/mail-sender.ts';
import { textIn } from '@pavilion/messages/text-in';
import { paths } from '@pavilion/screens/paths';

export type LinkDependencies = {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  delivery: Pick<Delivery, 'deliverMail'>;
  linkValidMinutes: number;
  brandName: string;
  publicUrl: string;
};

type PasswordLink = StoredNotificationOf<'password link'>;

const perMember = requestLimits['password link'].account;
const tooMany: MailAnswer = { outcome: 'refused', reason: 'too many links for this member' };

/** The member whose own address it is; null for all others, who get no mail. */
async function memberOf({ db }: LinkDependencies, { username, email }: PasswordLink) {
  const member = await findMemberByUsername(db, username);
  if (member?.status !== 'active') return null;
  const contact = await findContact(db, member.id);
  return contact?.email === email ? member.id : null;
}

/** The secret is behind the # of the link, which browsers send to no server. */
async function drawLink(deps: LinkDependencies, memberId: bigint): Promise<string> {
  const secret = randomToken();
  const expiresAt = new Date(deps.clock().getTime() + deps.linkValidMinutes * 60_000);
  await writePasswordLink(deps.db, memberId, { secretHash: hashToken(secret), expiresAt });
  return `${deps.publicUrl}${paths.forget()}#token=${secret}`;
}

/** Draws a link and composes its mail. */
async function writeMail(
  deps: LinkDependencies,
  { email, username, language }: PasswordLink,
  memberId: bigint,
): Promise<Omit<MailMessage, 'id'>> {
  const { brandName: brand } = deps;
  const address = await drawLink(deps, memberId);
  const minutes = String(deps.linkValidMinutes);
  return {
    to: email,
    subject: textIn(language, 'mail.link.subject', { brand }),
    text: textIn(language, 'mail.link.text', { brand, username, address, minutes }),
  };
}

export async function runPasswordLink(
  deps: LinkDependencies,
  key: string,
  notification: PasswordLink,
): Promise<OutboxVerdict> {
  const { limiter } = deps;
  const { deliverMail } = deps.delivery;
  if (!deliverMail) return { outcome: 'again', reason: 'no mail server is configured' };
  const memberId = await memberOf(deps, notification);
  if (memberId === null) return { outcome: 'done' };
  const subject = `password mail to ${memberId}`;
  return deliverMail(key, async (send) => {
    let answer: MailAnswer = tooMany;
    // The try is counted before the link is drawn, and given back when the mail was not sent.
    await limiter.spendTry({ counted: [[subject, perMember]] }, async () => {
      answer = await send(await writeMail(deps, notification, memberId));
      return answer.outcome === 'notSent' ? answer : null;
    });
    return answer;
  });
}
