import type { OutboxMessage, OutboxVerdict } from '#kit/outbox.ts';
import type { SmsSender } from '#ports/sms-sender.ts';
import { accountMessage } from '@pavilion/labels/account-messages';
import { paths } from '@pavilion/screens/paths';
import { findContact } from '../contact/contact.store.ts';
import type { EmailCodes } from '../contact/email-codes.ts';
import { findMemberByMobile, isEmailTaken } from '../member/member.store.ts';
import type { SmsCodes } from '../verification/sms-codes.ts';
import { deliverOnce } from './deliver-once.ts';
import type { StoredErrand, StoredErrandOf } from './errands.ts';
import { runNoticeErrand, type NoticeDependencies } from './run-notice.ts';
import { runLinkErrand, type LinkDependencies } from './run-password-link.ts';

export type ErrandDependencies = LinkDependencies &
  NoticeDependencies & {
    /** Null when no company is configured. */
    sms: SmsSender | null;
    codes: Pick<SmsCodes, 'draw'>;
    emailCodes: Pick<EmailCodes, 'draw'>;
    codeValidMinutes: number;
  };

const minuteMs = 60_000;

/** A person who waited longer has asked again or gone; a notice is still worth reading then. */
const staleMs: Record<StoredErrand['kind'], number> = {
  'sms code': 10 * minuteMs,
  'mail code': 10 * minuteMs,
  'password link': 10 * minuteMs,
  'password changed': 24 * 60 * minuteMs,
  'new login': 24 * 60 * minuteMs,
};

function codeValues({ brandName, publicUrl, codeValidMinutes }: ErrandDependencies, code: string) {
  const address = publicUrl + paths.forget();
  return { brand: brandName, code, minutes: String(codeValidMinutes), address };
}

/** The words, or null when nothing is to be said to this number. */
async function smsText(
  deps: ErrandDependencies,
  errand: StoredErrandOf<'sms code'>,
): Promise<string | null> {
  const { mobileNum, purpose, language } = errand;
  const known = await findMemberByMobile(deps.db, mobileNum);
  const brand = deps.brandName;
  const provesNew = purpose === 'register' || purpose === 'bind';
  if (provesNew && known) {
    const address = deps.publicUrl + paths.forget();
    return accountMessage('sms.number.known', language, { brand, address });
  }
  if (!provesNew && known?.status !== 'active') return null;
  const code = await deps.codes.draw({ mobileNum, purpose });
  return accountMessage(`sms.code.${purpose}`, language, codeValues(deps, code));
}

async function runSmsErrand(
  deps: ErrandDependencies,
  key: string,
  errand: StoredErrandOf<'sms code'>,
): Promise<OutboxVerdict> {
  const { sms } = deps;
  if (!sms) return { outcome: 'again', reason: 'no company for SMS is configured' };
  const text = await smsText(deps, errand);
  if (text === null) return { outcome: 'done' };
  return deliverOnce(deps, key, () => sms.send({ to: errand.mobileNum, text }));
}

/** Of an address that is somebody else's only its reader is told. */
async function mailOf(deps: ErrandDependencies, errand: StoredErrandOf<'mail code'>) {
  const { email, purpose, language } = errand;
  const memberId = BigInt(errand.memberId);
  const brand = deps.brandName;
  const own = await findContact(deps.db, memberId);
  if (purpose === 'verify' && own?.email !== email) return null;
  if (own?.email !== email && (await isEmailTaken(deps.db, email))) {
    const subject = accountMessage('mail.known.subject', language, { brand });
    return { subject, text: accountMessage('mail.known', language, { brand }) };
  }
  const code = await deps.emailCodes.draw({ memberId, email, purpose });
  if (code === null) return null;
  return {
    subject: accountMessage('mail.code.subject', language, { brand }),
    text: accountMessage(`mail.code.${purpose}`, language, codeValues(deps, code)),
  };
}

async function runMailErrand(
  deps: ErrandDependencies,
  key: string,
  errand: StoredErrandOf<'mail code'>,
) {
  const { mail } = deps;
  if (!mail) return { outcome: 'again', reason: 'no mail server is configured' } as const;
  const words = await mailOf(deps, errand);
  if (words === null) return { outcome: 'done' } as const;
  return deliverOnce(deps, key, () => mail.send({ to: errand.email, id: key, ...words }));
}

/** The sender of the outbox: finds out who is meant, draws the secret, hands the message over. */
export function createErrandRunner(deps: ErrandDependencies) {
  return async ({ key, payload }: OutboxMessage): Promise<OutboxVerdict> => {
    const errand = payload as StoredErrand;
    const ageMs = deps.clock().getTime() - Date.parse(errand.askedAt);
    if (ageMs > staleMs[errand.kind]) return { outcome: 'done' };
    if (errand.kind === 'sms code') return runSmsErrand(deps, key, errand);
    if (errand.kind === 'mail code') return runMailErrand(deps, key, errand);
    if (errand.kind === 'password link') return runLinkErrand(deps, key, errand);
    return runNoticeErrand(deps, key, errand);
  };
}
