import type { Messages } from './message.ts';

/** Text messages, mails and letters of the inbox that the server sends. */
export const notificationsMessages = {
  'sms.code.login': {
    EN: '{brand}: {code} is your code to log in. It works for {minutes} minutes.',
    TY: '{brand}: {code} ang code mo sa pag-log in. Gagana ito nang {minutes} minuto.',
  },
  'sms.code.register': {
    EN: '{brand}: {code} is your code to register. It works for {minutes} minutes.',
    TY: '{brand}: {code} ang code mo sa pagrehistro. Gagana ito nang {minutes} minuto.',
  },
  'sms.code.password': {
    EN:
      '{brand}: {code} is your code for a new password. It works for {minutes} minutes. Not ' +
      'you? Leave it unused and tell no one.',
    TY:
      '{brand}: {code} ang code mo para sa bagong password. Gagana ito nang {minutes} ' +
      'minuto. Hindi ikaw ito? Huwag gamitin at huwag sabihin kaninuman.',
  },
  'sms.code.bind': {
    EN:
      '{brand}: {code} adds this number to your account. It works for {minutes} minutes. Not ' +
      'you? Tell no one.',
    TY:
      '{brand}: {code} ang magdaragdag ng numerong ito sa account mo. Gagana nang {minutes} ' +
      'minuto. Hindi ikaw ito? Huwag sabihin kaninuman.',
  },
  'sms.code.verify': {
    EN:
      '{brand}: {code} is your code to log in from a new place. It works for {minutes} ' +
      'minutes. Not you? Tell no one, and set a new password at {address}',
    TY:
      '{brand}: {code} ang code mo sa pag-log in mula sa bagong lugar. Gagana nang {minutes} ' +
      'minuto. Hindi ikaw ito? Huwag sabihin kaninuman, at magtakda ng bagong password sa ' +
      '{address}',
  },
  'mail.code.subject': { EN: '{brand}: your code', TY: '{brand}: ang code mo' },
  'mail.code.verify': {
    EN:
      '{code} is your code to log in to {brand} from a new place.\nIt works for {minutes} ' +
      'minutes.\n\nNot you? Somebody knows your password. Tell no one this code, and set a ' +
      'new password now: {address}',
    TY:
      '{code} ang code mo para mag-log in sa {brand} mula sa bagong lugar.\nGagana ito nang ' +
      '{minutes} minuto.\n\nHindi ikaw ito? May nakakaalam ng password mo. Huwag sabihin ' +
      'kaninuman ang code na ito, at magtakda agad ng bagong password: {address}',
  },
  'mail.code.bind': {
    EN:
      '{code} is your code to add this mail address to your {brand} account.\nIt works for ' +
      '{minutes} minutes. Not you? Leave it unused and tell no one.',
    TY:
      '{code} ang code mo para idagdag ang mail address na ito sa {brand} account ' +
      'mo.\nGagana ito nang {minutes} minuto. Hindi ikaw ito? Huwag gamitin at huwag sabihin ' +
      'kaninuman.',
  },
  'mail.known.subject': {
    EN: '{brand}: this address has an account',
    TY: '{brand}: may account na ang address na ito',
  },
  'mail.known': {
    EN:
      'Somebody asked to add this mail address to another {brand} account. Nothing was ' +
      'changed, and your account is as it was.',
    TY:
      'May humiling na idagdag ang mail address na ito sa ibang {brand} account. Walang ' +
      'nabago, at ganoon pa rin ang account mo.',
  },
  'sms.number.known': {
    EN: '{brand}: this number already has an account. Log in, or set a new password at {address}',
    TY:
      '{brand}: may account na ang numerong ito. Mag-log in, o magtakda ng bagong password ' +
      'sa {address}',
  },
  'mail.link.subject': { EN: 'A new password for {brand}', TY: 'Bagong password para sa {brand}' },
  'mail.link.text': {
    EN:
      'Hello {username},\n\nopen this link to set a new password:\n\n{address}\n\nIt works ' +
      'once, within {minutes} minutes. Not you? Then nothing changes; delete this ' +
      'mail.\n\n{brand}',
    TY:
      'Kumusta {username},\n\nbuksan ang link na ito para magtakda ng bagong ' +
      'password:\n\n{address}\n\nIsang beses lang ito gagana, sa loob ng {minutes} minuto. ' +
      'Hindi ikaw ito? Walang magbabago; burahin ang mail na ito.\n\n{brand}',
  },
  'password changed.subject': {
    EN: 'Your password for {brand} was changed',
    TY: 'Napalitan ang password mo sa {brand}',
  },
  'password changed.mail': {
    EN:
      'Hello,\n\nthe password of your account was changed on {time}. All other devices are ' +
      'logged out.\n\nNot you? Set a new password now: {address}\n\n{brand}',
    TY:
      'Kumusta,\n\nnapalitan ang password ng account mo noong {time}. Naka-log out na ang ' +
      'lahat ng ibang device.\n\nHindi ikaw ito? Magtakda agad ng bagong password: ' +
      '{address}\n\n{brand}',
  },
  'password changed.sms': {
    EN: '{brand}: your password was changed. Not you? Set a new one at {address}',
    TY: '{brand}: napalitan ang password mo. Hindi ikaw ito? Magtakda ng bago sa {address}',
  },
  'new login.subject': {
    EN: 'A log-in to {brand} from a new device',
    TY: 'Pag-log in sa {brand} mula sa bagong device',
  },
  'new login.mail': {
    EN:
      'Hello,\n\nsomeone logged in to your account from a device that we have not seen ' +
      'before:\n\n{device}\n{time}\n\nWas it you? Then there is nothing to do. Not you? Set ' +
      'a new password now: {address}\n\n{brand}',
    TY:
      'Kumusta,\n\nmay nag-log in sa account mo mula sa device na ngayon lang namin ' +
      'nakita:\n\n{device}\n{time}\n\nIkaw ba ito? Wala kang kailangang gawin. Hindi ikaw? ' +
      'Magtakda agad ng bagong password: {address}\n\n{brand}',
  },
  'new login.sms': {
    EN: '{brand}: log-in from a new device ({device}). Not you? Set a new password at {address}',
    TY:
      '{brand}: may nag-log in mula sa bagong device ({device}). Hindi ikaw? Magtakda ng ' +
      'bagong password sa {address}',
  },
  'device.unknown': { EN: 'Unknown device', TY: 'Hindi kilalang device' },
  'play.locked.title': {
    EN: 'Play on your account is locked',
    TY: 'Naka-lock ang paglalaro sa account mo',
  },
  'play.locked.text': {
    EN:
      'Play and deposits are locked on your account until further notice. Your balance is ' +
      'cash: you can withdraw all of it, and nothing has to be played first. Answer here if ' +
      'you have questions.',
    TY:
      'Naka-lock ang paglalaro at pagdeposito sa account mo hanggang sa susunod na abiso. ' +
      'Cash ang balanse mo: puwede mong i-withdraw ang lahat, at wala nang kailangang laruin ' +
      'muna. Sumagot dito kung may tanong ka.',
  },
  'play.locked.bonuses': { EN: 'Your bonuses have ended.', TY: 'Natapos na ang mga bonus mo.' },
  'play.open.title': { EN: 'You can play again', TY: 'Puwede ka nang maglaro ulit' },
  'play.open.text': {
    EN: 'Play and deposits are open on your account again. Bonuses that ended do not come back.',
    TY:
      'Bukas na ulit ang paglalaro at pagdeposito sa account mo. Hindi na maibabalik ang mga ' +
      'natapos na bonus.',
  },
} as const satisfies Messages;
