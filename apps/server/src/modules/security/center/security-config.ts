import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { findContact } from '#modules/accounts/contact.store.ts';
import { hasPassword } from '#modules/accounts/member.store.ts';
import { countPasskeys } from '#modules/credentials/passkeys.ts';
import type { PaymentPassword } from '#modules/credentials/payment-password.ts';
import type { CodePurpose } from '#modules/credentials/sms-codes.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getSecurityConfig } from '@pavilion/contract/player/security';
import { maskEmail, maskMobile } from '@pavilion/domain/member/masked';
import { securityScore } from '@pavilion/domain/session/security-score';
import { listAnswers } from './security-answer.store.ts';

export type SecurityConfigDependencies = {
  db: Database;
  sendsCodes: (purpose: CodePurpose) => boolean;
  sendsMail: boolean;
  /** Null where the site's address does not allow passkeys. */
  party: object | null;
  paymentPassword: Pick<PaymentPassword, 'has'>;
  /** How many accounts a member can withdraw to. */
  countBankCards: (db: Database, memberId: bigint) => Promise<number>;
};

export async function securityConfig(
  { db, paymentPassword, countBankCards, sendsCodes, sendsMail, party }: SecurityConfigDependencies,
  memberId: bigint,
): Promise<ResponseOf<typeof getSecurityConfig>> {
  const contact = await findContact(db, memberId);
  if (!contact) throw new ApiError('member.not.found');
  const hasPaymentPassword = await paymentPassword.has(memberId);
  const answers = await listAnswers(db, memberId);
  const passkeys = await countPasskeys(db, memberId);
  const emailProved = contact.email !== null && contact.email_proved_at !== null;
  const ownPassword = await hasPassword(db, memberId);
  const hasSecurityQuestions = answers.length > 0;
  const score = securityScore({
    loginPassword: ownPassword,
    paymentPassword: hasPaymentPassword,
    mobileNum: contact.mobile_num !== null,
    email: emailProved,
    passkey: passkeys > 0,
    securityQuestions: hasSecurityQuestions,
  });
  return {
    ...score,
    mobileNum: contact.mobile_num === null ? null : maskMobile(contact.mobile_num),
    email: contact.email === null ? null : maskEmail(contact.email),
    emailProved,
    canProveMobile: sendsCodes('bind'),
    canProveEmail: sendsMail,
    canAddPasskey: party !== null,
    hasPassword: ownPassword,
    hasPaymentPassword,
    hasSecurityQuestions,
    bankCards: await countBankCards(db, memberId),
    passkeys,
  };
}
