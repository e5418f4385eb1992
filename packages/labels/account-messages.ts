import type { Language } from '@pavilion/domain/site/language';
import { inOtherLanguages } from './other-languages.ts';

const en = {
  'sms.code.login': '{brand}: {code} is your code to log in. It works for {minutes} minutes.',
  'sms.code.register': '{brand}: {code} is your code to register. It works for {minutes} minutes.',
  'sms.code.password':
    '{brand}: {code} is your code for a new password. It works for {minutes} minutes. ' +
    'Not you? Leave it unused and tell no one.',
  'sms.code.bind':
    '{brand}: {code} adds this number to your account. It works for {minutes} minutes. ' +
    'Not you? Tell no one.',
  'sms.code.verify':
    '{brand}: {code} is your code to log in from a new place. It works for {minutes} minutes. ' +
    'Not you? Tell no one, and set a new password at {address}',
  'mail.code.subject': '{brand}: your code',
  'mail.code.verify':
    '{code} is your code to log in to {brand} from a new place.\n' +
    'It works for {minutes} minutes.\n\nNot you? Somebody knows your password. Tell no one ' +
    'this code, and set a new password now: {address}',
  'mail.code.bind':
    '{code} is your code to add this mail address to your {brand} account.\n' +
    'It works for {minutes} minutes. Not you? Leave it unused and tell no one.',
  'mail.known.subject': '{brand}: this address has an account',
  'mail.known':
    'Somebody asked to add this mail address to another {brand} account. ' +
    'Nothing was changed, and your account is as it was.',
  'sms.number.known':
    '{brand}: this number already has an account. Log in, or set a new password at {address}',
  'mail.link.subject': 'A new password for {brand}',
  'mail.link.text':
    'Hello {username},\n\nopen this link to set a new password:\n\n{address}\n\n' +
    'It works once, within {minutes} minutes. Not you? Then nothing changes; delete this mail.' +
    '\n\n{brand}',
  'password changed.subject': 'Your password for {brand} was changed',
  'password changed.mail':
    'Hello,\n\nthe password of your account was changed on {time}. All other devices are ' +
    'logged out.\n\nNot you? Set a new password now: {address}\n\n{brand}',
  'password changed.sms': '{brand}: your password was changed. Not you? Set a new one at {address}',
  'new login.subject': 'A log-in to {brand} from a new device',
  'new login.mail':
    'Hello,\n\nsomeone logged in to your account from a device that we have not seen before:' +
    '\n\n{device}\n{time}\n\nWas it you? Then there is nothing to do. Not you? Set a new ' +
    'password now: {address}\n\n{brand}',
  'new login.sms':
    '{brand}: log-in from a new device ({device}). Not you? Set a new password at {address}',
  'device.unknown': 'Unknown device',
  'play.locked.title': 'Play on your account is locked',
  'play.locked.text':
    'Play and deposits are locked on your account until further notice. Your balance is cash: ' +
    'you can withdraw all of it, and nothing has to be played first. Answer here if you have ' +
    'questions.',
  'play.locked.bonuses': 'Your bonuses have ended.',
  'play.open.title': 'You can play again',
  'play.open.text':
    'Play and deposits are open on your account again. Bonuses that ended do not come back.',
};

export type AccountMessage = keyof typeof en;

const ty: Record<AccountMessage, string> = {
  'sms.code.login': '{brand}: {code} ang code mo sa pag-log in. Gagana ito nang {minutes} minuto.',
  'sms.code.register':
    '{brand}: {code} ang code mo sa pagrehistro. Gagana ito nang {minutes} minuto.',
  'sms.code.password':
    '{brand}: {code} ang code mo para sa bagong password. Gagana ito nang {minutes} minuto. ' +
    'Hindi ikaw ito? Huwag gamitin at huwag sabihin kaninuman.',
  'sms.code.bind':
    '{brand}: {code} ang magdaragdag ng numerong ito sa account mo. ' +
    'Gagana nang {minutes} minuto. Hindi ikaw ito? Huwag sabihin kaninuman.',
  'sms.code.verify':
    '{brand}: {code} ang code mo sa pag-log in mula sa bagong lugar. Gagana nang {minutes} ' +
    'minuto. Hindi ikaw ito? Huwag sabihin kaninuman, at magtakda ng bagong password sa {address}',
  'mail.code.subject': '{brand}: ang code mo',
  'mail.code.verify':
    '{code} ang code mo para mag-log in sa {brand} mula sa bagong lugar.\n' +
    'Gagana ito nang {minutes} minuto.\n\nHindi ikaw ito? May nakakaalam ng password mo. Huwag ' +
    'sabihin kaninuman ang code na ito, at magtakda agad ng bagong password: {address}',
  'mail.code.bind':
    '{code} ang code mo para idagdag ang mail address na ito sa {brand} account mo.\n' +
    'Gagana ito nang {minutes} minuto. Hindi ikaw ito? Huwag gamitin at huwag sabihin kaninuman.',
  'mail.known.subject': '{brand}: may account na ang address na ito',
  'mail.known':
    'May humiling na idagdag ang mail address na ito sa ibang {brand} account. ' +
    'Walang nabago, at ganoon pa rin ang account mo.',
  'sms.number.known':
    '{brand}: may account na ang numerong ito. Mag-log in, o magtakda ng bagong password sa {address}',
  'mail.link.subject': 'Bagong password para sa {brand}',
  'mail.link.text':
    'Kumusta {username},\n\nbuksan ang link na ito para magtakda ng bagong password:\n\n' +
    '{address}\n\nIsang beses lang ito gagana, sa loob ng {minutes} minuto. Hindi ikaw ito? ' +
    'Walang magbabago; burahin ang mail na ito.\n\n{brand}',
  'password changed.subject': 'Napalitan ang password mo sa {brand}',
  'password changed.mail':
    'Kumusta,\n\nnapalitan ang password ng account mo noong {time}. Naka-log out na ang lahat ' +
    'ng ibang device.\n\nHindi ikaw ito? Magtakda agad ng bagong password: {address}\n\n{brand}',
  'password changed.sms':
    '{brand}: napalitan ang password mo. Hindi ikaw ito? Magtakda ng bago sa {address}',
  'new login.subject': 'Pag-log in sa {brand} mula sa bagong device',
  'new login.mail':
    'Kumusta,\n\nmay nag-log in sa account mo mula sa device na ngayon lang namin nakita:' +
    '\n\n{device}\n{time}\n\nIkaw ba ito? Wala kang kailangang gawin. Hindi ikaw? Magtakda ' +
    'agad ng bagong password: {address}\n\n{brand}',
  'new login.sms':
    '{brand}: may nag-log in mula sa bagong device ({device}). Hindi ikaw? ' +
    'Magtakda ng bagong password sa {address}',
  'device.unknown': 'Hindi kilalang device',
  'play.locked.title': 'Naka-lock ang paglalaro sa account mo',
  'play.locked.text':
    'Naka-lock ang paglalaro at pagdeposito sa account mo hanggang sa susunod na abiso. Cash ang ' +
    'balanse mo: puwede mong i-withdraw ang lahat, at wala nang kailangang laruin muna. Sumagot ' +
    'dito kung may tanong ka.',
  'play.locked.bonuses': 'Natapos na ang mga bonus mo.',
  'play.open.title': 'Puwede ka nang maglaro ulit',
  'play.open.text':
    'Bukas na ulit ang paglalaro at pagdeposito sa account mo. Hindi na maibabalik ang mga ' +
    'natapos na bonus.',
};

const texts: Record<Language, Record<AccountMessage, string>> = {
  EN: en,
  TY: ty,
  ...inOtherLanguages('account'),
};

/** What a person reads in a text message or mail; `{name}` stands for a value. */
export function accountMessage(
  key: AccountMessage,
  language: Language,
  values: Readonly<Record<string, string>>,
): string {
  return texts[language][key].replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
}
