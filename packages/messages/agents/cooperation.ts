import type { Messages } from '../message.ts';

/** Texts of the page on which people apply to become agents. */
export const cooperationMessages = {
  'cooperation.how': { EN: 'How it works', TY: 'Paano ito gumagana' },
  'cooperation.how.apply': { EN: 'Apply', TY: 'Mag-apply' },
  'cooperation.how.apply.text': {
    EN: 'Send the form below. We contact you and agree on your rates.',
    TY: 'Ipadala ang form sa ibaba. Kokontakin ka namin at pag-uusapan ang mga rate mo.',
  },
  'cooperation.how.invite': { EN: 'Invite people', TY: 'Mag-invite' },
  'cooperation.how.invite.text': {
    EN: 'Share your link or QR code. Who registers with it joins your team.',
    TY: 'I-share ang link o QR code mo. Kasama sa team mo ang mag-register gamit ito.',
  },
  'cooperation.how.earn': { EN: 'Get paid every day', TY: 'May bayad araw-araw' },
  'cooperation.how.earn.text': {
    EN: 'Each night you get a share of the valid bets of the day, in cash, into your wallet.',
    TY: 'Gabi-gabi, pumapasok sa wallet mo bilang cash ang bahagi mo sa valid bets ng araw.',
  },
  'cooperation.examples': { EN: 'How income is computed', TY: 'Paano kinukuwenta ang kita' },
  'cooperation.examples.tag': { EN: 'Example', TY: 'Halimbawa' },
  'cooperation.examples.note': {
    EN: 'Made-up figures for one day of slots. Your rates and your income will differ, and a day without play pays nothing. Nobody can promise you an income.',
    TY: 'Gawa-gawang numero para sa isang araw ng slots. Iba ang magiging rate at kita mo, at walang bayad ang araw na walang naglaro. Walang makakapangako sa iyo ng kita.',
  },
  'cooperation.examples.own': { EN: 'You play yourself', TY: 'Ikaw mismo ang naglaro' },
  'cooperation.examples.own.text': {
    EN: 'Your rate is {own}%.',
    TY: '{own}% ang rate mo.',
  },
  'cooperation.examples.member': {
    EN: 'A member of your team plays',
    TY: 'Naglaro ang isang member ng team mo',
  },
  'cooperation.examples.agent': {
    EN: 'An agent of your team and the people below play',
    TY: 'Naglaro ang agent ng team mo at ang mga nasa ilalim niya',
  },
  'cooperation.examples.line.text': {
    EN: 'Your rate is {own}%, theirs {theirs}%. You get the difference.',
    TY: '{own}% ang rate mo, {theirs}% ang sa kanila. Sa iyo ang diperensiya.',
  },
  'cooperation.contacts': { EN: 'Questions first?', TY: 'May tanong muna?' },
  'cooperation.apply': { EN: 'Apply', TY: 'Mag-apply' },
  'cooperation.apply.intro': {
    EN: 'Tell us who you are and where we can reach you.',
    TY: 'Sabihin kung sino ka at saan ka namin makokontak.',
  },
  'cooperation.name': { EN: 'Your name', TY: 'Pangalan mo' },
  'cooperation.name.missing': { EN: 'Enter your name.', TY: 'Ilagay ang pangalan mo.' },
  'cooperation.contactType': { EN: 'How we reach you', TY: 'Saan ka kokontakin' },
  'cooperation.type.mobileNum': { EN: 'Mobile number', TY: 'Mobile number' },
  'cooperation.type.email': { EN: 'E-mail', TY: 'E-mail' },
  'cooperation.type.whatsapp': { EN: 'WhatsApp', TY: 'WhatsApp' },
  'cooperation.type.telegram': { EN: 'Telegram', TY: 'Telegram' },
  'cooperation.type.viber': { EN: 'Viber', TY: 'Viber' },
  'cooperation.contact.missing': {
    EN: 'Say where we can reach you.',
    TY: 'Ilagay kung saan ka makokontak.',
  },
  'cooperation.contact.mobileNum': { EN: 'Your mobile number', TY: 'Mobile number mo' },
  'cooperation.contact.email': { EN: 'Your e-mail address', TY: 'E-mail address mo' },
  'cooperation.contact.whatsapp': { EN: 'Your WhatsApp number', TY: 'WhatsApp number mo' },
  'cooperation.contact.telegram': {
    EN: 'Your Telegram name or number',
    TY: 'Telegram name o number mo',
  },
  'cooperation.contact.viber': { EN: 'Your Viber number', TY: 'Viber number mo' },
  'cooperation.text': { EN: 'About you (optional)', TY: 'Tungkol sa iyo (optional)' },
  'cooperation.text.hint': {
    EN: 'For example, how many people you want to invite.',
    TY: 'Halimbawa, ilan ang gusto mong i-invite.',
  },
  'cooperation.count': { EN: '{count} / {most}', TY: '{count} / {most}' },
  'cooperation.use': {
    EN: 'We use this only to answer you, and delete it 180 days after our answer.',
    TY: 'Gagamitin lang ito para sagutin ka, at buburahin 180 araw pagkatapos naming sumagot.',
  },
  'cooperation.submit': { EN: 'Send application', TY: 'Ipadala ang application' },
  'cooperation.sent': { EN: 'Application sent', TY: 'Naipadala na ang application' },
  'cooperation.sent.text': {
    EN: 'We will contact you at {contact}.',
    TY: 'Kokontakin ka namin sa {contact}.',
  },
} as const satisfies Messages;
