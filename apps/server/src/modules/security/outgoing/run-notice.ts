import type { Database } from '#db/database.ts';
import type { OutboxVerdict } from '#kit/outbox.ts';
import { findContact } from '#modules/accounts/contact.store.ts';
import type { StoredNotificationOf } from '#modules/credentials/account-notifications.ts';
import type { Delivery } from '#modules/notifications/delivery.ts';
import { languageTags, type Language } from '@pavilion/domain/site/language';
import { textIn } from '@pavilion/messages/text-in';
import { paths } from '@pavilion/screens/paths';

export type NoticeDependencies = {
  db: Database;
  delivery: Pick<Delivery, 'sendText' | 'sendMail'>;
  brandName: string;
  publicUrl: string;
  timeZone: string;
};

type Notice = StoredNotificationOf<'password changed'> | StoredNotificationOf<'new login'>;

function valuesOf(deps: NoticeDependencies, notice: Notice, language: Language) {
  const time = new Intl.DateTimeFormat(languageTags[language], {
    timeZone: deps.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(notice.askedAt));
  const { browser, system } =
    notice.kind === 'new login' ? notice.device : { browser: null, system: null };
  const names = [browser, system].filter((name) => name !== null);
  const device = names.join(' · ') || textIn(language, 'device.unknown');
  return { brand: deps.brandName, address: deps.publicUrl + paths.forget(), time, device };
}

/** By mail, or by text message without an address; that is counted in the budget like a code. */
export async function runNotice(
  deps: NoticeDependencies,
  key: string,
  notice: Notice,
): Promise<OutboxVerdict> {
  const contact = await findContact(deps.db, BigInt(notice.memberId));
  const { sendMail, sendText } = deps.delivery;
  if (!contact) return { outcome: 'done' };
  const { email, mobile_num: mobileNum, language } = contact;
  const values = valuesOf(deps, notice, language);
  const messageOf = (form: 'subject' | 'mail' | 'sms') =>
    textIn(language, `${notice.kind}.${form}`, values);
  if (email !== null && sendMail) {
    return sendMail(key, { to: email, subject: messageOf('subject'), text: messageOf('mail') });
  }
  if (mobileNum === null || !sendText) return { outcome: 'done' };
  return sendText(key, { to: mobileNum, text: messageOf('sms') });
}
