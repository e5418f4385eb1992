import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { OutboxVerdict } from '#kit/outbox.ts';
import { hashToken, randomToken } from '#kit/random-token.ts';
import type { RateLimiter } from '#kit/rate-limit.ts';
import type { MailSender } from '#ports/mail-sender.ts';
import { accountMessage } from '@pavilion/labels/account-messages';
import { paths } from '@pavilion/screens/paths';
import { findContact } from '../contact/contact.store.ts';
import { requestLimits } from '../limits/request-limits.ts';
import { findMemberByUsername } from '../member/member.store.ts';
import { writePasswordLink } from '../password/password-link.store.ts';
import { deliverOnce, type DeliveryAnswer } from './deliver-once.ts';
import type { StoredErrandOf } from './errands.ts';

export type LinkDependencies = {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  /** Null when no mail server is configured. */
  mail: MailSender | null;
  linkValidMinutes: number;
  brandName: string;
  publicUrl: string;
};

type LinkErrand = StoredErrandOf<'password link'>;

const perMember = requestLimits['password link'].account;
const tooMany: DeliveryAnswer = { outcome: 'refused', reason: 'too many links for this member' };

/** Only the address that belongs to the account is written to; null for everyone else. */
async function memberOf({ db }: LinkDependencies, { username, email }: LinkErrand) {
  const member = await findMemberByUsername(db, username);
  if (member?.status !== 'active') return null;
  const contact = await findContact(db, member.id);
  return contact?.email === email ? member.id : null;
}

/** The secret stands behind the # of the link, which browsers send to no server. */
async function drawLink(deps: LinkDependencies, memberId: bigint): Promise<string> {
  const secret = randomToken();
  const expiresAt = new Date(deps.clock().getTime() + deps.linkValidMinutes * 60_000);
  await writePasswordLink(deps.db, memberId, { secretHash: hashToken(secret), expiresAt });
  return `${deps.publicUrl}${paths.forget()}#token=${secret}`;
}

/** Draws a link and mails it. */
async function sendLink(
  deps: LinkDependencies & { mail: MailSender },
  key: string,
  { email, username, language }: LinkErrand,
  memberId: bigint,
): Promise<DeliveryAnswer> {
  const { mail, brandName: brand } = deps;
  const address = await drawLink(deps, memberId);
  const minutes = String(deps.linkValidMinutes);
  return mail.send({
    id: key,
    to: email,
    subject: accountMessage('mail.link.subject', language, { brand }),
    text: accountMessage('mail.link.text', language, { brand, username, address, minutes }),
  });
}

export async function runLinkErrand(
  deps: LinkDependencies,
  key: string,
  errand: LinkErrand,
): Promise<OutboxVerdict> {
  const { mail, limiter } = deps;
  if (!mail) return { outcome: 'again', reason: 'no mail server is configured' };
  const memberId = await memberOf(deps, errand);
  if (memberId === null) return { outcome: 'done' };
  const subject = `password mail to ${memberId}`;
  return deliverOnce(deps, key, async () => {
    let answer: DeliveryAnswer = tooMany;
    // Counted before a link is drawn, and given back where none left the house.
    await limiter.spendTry({ counted: [[subject, perMember]] }, async () => {
      answer = await sendLink({ ...deps, mail }, key, errand, memberId);
      return answer.outcome === 'notSent' ? answer : null;
    });
    return answer;
  });
}
