import type { Database } from '#db/database.ts';
import type { RequestContext } from '#http/handlers.ts';
import { findContact } from '#modules/accounts/contact.store.ts';
import type { EmailCodes } from '#modules/credentials/email-codes.ts';
import type { CodePurpose, SmsCodes } from '#modules/credentials/sms-codes.ts';
import { isTextable, type NumberRule } from '#modules/notifications/textable-number.ts';
import { maskEmail, maskMobile } from '@pavilion/domain/member/masked';
import { codeMethods, type CodeMethod } from '@pavilion/domain/session/new-location';

export type LoginCodeDependencies = {
  db: Database;
  codes: Pick<SmsCodes, 'send'>;
  emailCodes: Pick<EmailCodes, 'request'>;
  sendsCodes: (purpose: CodePurpose) => boolean;
  numbers: NumberRule;
  sendsMail: boolean;
};

/**
 * The contacts to which a member's code can be sent: only a proved e-mail address, since anyone may
 * own an unproved one, and no number of a country that the site does not send to.
 */
export type Reach = { way: CodeMethod; to: string };

export async function findReaches(
  { db, sendsCodes, sendsMail, numbers }: LoginCodeDependencies,
  memberId: bigint,
): Promise<Reach[]> {
  const contact = await findContact(db, memberId);
  if (!contact) return [];
  const { mobile_num: number, email, email_proved_at: provedAt } = contact;
  const isReached = number !== null && sendsCodes('verify') && isTextable(number, numbers);
  const found: Record<CodeMethod, string | null> = {
    sms: isReached ? number : null,
    mail: sendsMail && provedAt !== null ? email : null,
  };
  return codeMethods.flatMap((way) => {
    const to = found[way];
    return to === null ? [] : [{ way, to }];
  });
}

export function maskReach({ way, to }: Reach): Reach {
  return { way, to: way === 'sms' ? maskMobile(to) : maskEmail(to) };
}

export function sendLoginCode(
  { codes, emailCodes }: LoginCodeDependencies,
  memberId: bigint,
  { way, to }: Reach,
  context: RequestContext,
) {
  if (way === 'sms') return codes.send({ mobileNum: to, purpose: 'verify' }, context);
  return emailCodes.request({ memberId, email: to, purpose: 'verify' }, context.language);
}
