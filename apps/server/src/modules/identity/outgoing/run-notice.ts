import type { Database } from '#db/database.ts';
import { Refused } from '#http/refused.ts';
import type { Clock } from '#kit/clock.ts';
import type { OutboxVerdict } from '#kit/outbox.ts';
import type { MailSender } from '#ports/mail-sender.ts';
import type { SmsMessage, SmsSender } from '#ports/sms-sender.ts';
import { languageTags, type Language } from '@pavilion/domain/site/language';
import { accountMessage } from '@pavilion/labels/account-messages';
import { paths } from '@pavilion/screens/paths';
import { findContact } from '../contact/contact.store.ts';
import type { SmsBudget } from '../verification/sms-budget.ts';
import { deliverOnce, type DeliveryAnswer } from './deliver-once.ts';
import type { StoredErrandOf } from './errands.ts';

export type NoticeDependencies = {
  db: Database;
  clock: Clock;
  sms: SmsSender | null;
  mail: MailSender | null;
  budget: Pick<SmsBudget, 'spend'>;
  brandName: string;
  publicUrl: string;
  timeZone: string;
};

type NoticeErrand = StoredErrandOf<'password changed'> | StoredErrandOf<'new login'>;

function valuesOf(deps: NoticeDependencies, errand: NoticeErrand, language: Language) {
  const time = new Intl.DateTimeFormat(languageTags[language], {
    timeZone: deps.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(errand.askedAt));
  const { browser, system } =
    errand.kind === 'new login' ? errand.device : { browser: null, system: null };
  const names = [browser, system].filter((name) => name !== null);
  const device = names.join(' · ') || accountMessage('device.unknown', language, {});
  return { brand: deps.brandName, address: deps.publicUrl + paths.forget(), time, device };
}

/** A notice costs what a code costs, and is not worth waiting for: it goes out now or never. */
async function sendText(
  { budget }: NoticeDependencies,
  sms: SmsSender,
  message: SmsMessage,
): Promise<DeliveryAnswer> {
  try {
    await budget.spend({ mobileNum: message.to }, async () => undefined);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { outcome: 'refused', reason: error.code };
  }
  return sms.send(message);
}

/** To the e-mail address of the member, and to the phone when there is none. */
export async function runNoticeErrand(
  deps: NoticeDependencies,
  key: string,
  errand: NoticeErrand,
): Promise<OutboxVerdict> {
  const contact = await findContact(deps.db, BigInt(errand.memberId));
  const { mail, sms } = deps;
  if (!contact) return { outcome: 'done' };
  const { email, mobile_num: mobileNum, language } = contact;
  const values = valuesOf(deps, errand, language);
  const say = (form: 'subject' | 'mail' | 'sms') =>
    accountMessage(`${errand.kind}.${form}`, language, values);
  if (email !== null && mail) {
    const letter = { id: key, to: email, subject: say('subject'), text: say('mail') };
    return deliverOnce(deps, key, () => mail.send(letter));
  }
  if (mobileNum === null || !sms) return { outcome: 'done' };
  const message = { to: mobileNum, text: say('sms') };
  return deliverOnce(deps, key, () => sendText(deps, sms, message));
}
