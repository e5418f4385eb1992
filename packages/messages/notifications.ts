import type { Messages } from './message.ts';

/** Text messages, mails and letters of the inbox that the server sends. */
export const notificationsMessages = {
  'sms.code.login': {
    EN: '{brand}: {code} is your code to log in. Valid for {minutes} minutes.',
    TY: '{brand}: {code} ang code mo sa pag-log in. Valid nang {minutes} minuto.',
  },
  'sms.code.register': {
    EN: '{brand}: {code} is your code to sign up. Valid for {minutes} minutes.',
    TY: '{brand}: {code} ang code mo sa pag-sign up. Valid nang {minutes} minuto.',
  },
  'sms.code.password': {
    EN:
      '{brand}: {code} is your code for a new password. Valid for {minutes} minutes. Not ' +
      'you? Do not use it or share it.',
    TY:
      '{brand}: {code} ang code mo para sa bagong password. Valid nang {minutes} minuto. ' +
      'Hindi ikaw? Huwag gamitin o ibigay kahit kanino.',
  },
  'sms.code.bind': {
    EN:
      '{brand}: {code} adds this number to your account. Valid for {minutes} minutes. Not ' +
      'you? Do not share it.',
    TY:
      '{brand}: {code} ang code para idagdag ang numerong ito sa account mo. Valid nang ' +
      '{minutes} minuto. Hindi ikaw? Huwag ibigay kahit kanino.',
  },
  'sms.code.verify': {
    EN:
      '{brand}: {code} is your code to log in from a new device or location. Valid for ' +
      '{minutes} minutes. Not you? Do not share it, and set a new password at {address}',
    TY:
      '{brand}: {code} ang code mo sa pag-log in mula sa bagong device o lokasyon. Valid ' +
      'nang {minutes} minuto. Hindi ikaw? Huwag ibigay kahit kanino, at palitan ang password ' +
      'sa {address}',
  },
  'mail.code.subject': { EN: '{brand}: your code', TY: '{brand}: ang code mo' },
  'mail.code.verify': {
    EN:
      '{code} is your code to log in to {brand} from a new device or location.\nIt is valid ' +
      'for {minutes} minutes.\n\nNot you? Somebody knows your password. Do not share this ' +
      'code, and set a new password now: {address}',
    TY:
      '{code} ang code mo para mag-log in sa {brand} mula sa bagong device o ' +
      'lokasyon.\nValid ito nang {minutes} minuto.\n\nHindi ikaw? May nakakaalam ng password ' +
      'mo. Huwag ibigay kahit kanino ang code na ito, at palitan agad ang password: {address}',
  },
  'mail.code.bind': {
    EN:
      '{code} is your code to add this e-mail address to your {brand} account.\nIt is valid ' +
      'for {minutes} minutes. Not you? Do not use it or share it.',
    TY:
      '{code} ang code mo para idagdag ang e-mail address na ito sa {brand} account ' +
      'mo.\nValid ito nang {minutes} minuto. Hindi ikaw? Huwag gamitin o ibigay kahit kanino.',
  },
  'mail.known.subject': {
    EN: '{brand}: this e-mail address already has an account',
    TY: '{brand}: may account na ang e-mail address na ito',
  },
  'mail.known': {
    EN:
      'Somebody asked to add this e-mail address to another {brand} account. Nothing was ' +
      'changed in your account.',
    TY:
      'May nag-request na idagdag ang e-mail address na ito sa ibang {brand} account. Walang ' +
      'nabago sa account mo.',
  },
  'sms.number.known': {
    EN: '{brand}: this number already has an account. Log in, or set a new password at {address}',
    TY: '{brand}: may account na ang numerong ito. Mag-log in, o palitan ang password sa {address}',
  },
  'mail.link.subject': { EN: 'Reset your {brand} password', TY: 'I-reset ang {brand} password mo' },
  'mail.link.text': {
    EN:
      'Hello {username},\n\nopen this link to set a new password:\n\n{address}\n\nIt works ' +
      'once, within {minutes} minutes. Not you? Then you can ignore this e-mail. Nothing has ' +
      'changed.\n\n{brand}',
    TY:
      'Hello {username},\n\nbuksan ang link na ito para gumawa ng bagong ' +
      'password:\n\n{address}\n\nIsang beses lang ito gagana, sa loob ng {minutes} minuto. ' +
      'Hindi ikaw? Huwag pansinin ang e-mail na ito. Walang nabago.\n\n{brand}',
  },
  'password changed.subject': {
    EN: 'Your {brand} password was changed',
    TY: 'Napalitan ang {brand} password mo',
  },
  'password changed.mail': {
    EN:
      'Hello,\n\nthe password of your account was changed on {time}. All other devices are ' +
      'logged out.\n\nNot you? Set a new password now: {address}\n\n{brand}',
    TY:
      'Hello,\n\nnapalitan ang password ng account mo noong {time}. Naka-log out na ang ' +
      'lahat ng ibang device.\n\nHindi ikaw? Palitan agad ang password: {address}\n\n{brand}',
  },
  'password changed.sms': {
    EN: '{brand}: your password was changed. Not you? Set a new one at {address}',
    TY: '{brand}: napalitan ang password mo. Hindi ikaw? Palitan ito sa {address}',
  },
  'new login.subject': { EN: 'New login to {brand}', TY: 'Bagong login sa {brand}' },
  'new login.mail': {
    EN:
      'Hello,\n\nsomeone logged in to your account from a new ' +
      'device:\n\n{device}\n{time}\n\nWas it you? Then you do not need to do anything. Not ' +
      'you? Set a new password now: {address}\n\n{brand}',
    TY:
      'Hello,\n\nmay nag-log in sa account mo mula sa bagong ' +
      'device:\n\n{device}\n{time}\n\nIkaw ba ito? Wala kang kailangang gawin. Hindi ikaw? ' +
      'Palitan agad ang password: {address}\n\n{brand}',
  },
  'new login.sms': {
    EN: '{brand}: new login from {device}. Not you? Set a new password at {address}',
    TY: '{brand}: bagong login mula sa {device}. Hindi ikaw? Palitan ang password sa {address}',
  },
  'device.unknown': { EN: 'Unknown device', TY: 'Hindi kilalang device' },
  'play.excluded.title': { EN: 'Your break has begun', TY: 'Nagsimula na ang pahinga mo' },
  'play.excluded.text': {
    EN:
      'Games, deposits and promotions are closed for you until it ends. You can withdraw your ' +
      'balance, see your records and ask support.',
    TY:
      'Sarado muna sa iyo ang mga laro, deposit at promo hanggang matapos ito. Puwede mong ' +
      'i-withdraw ang balanse, tingnan ang mga record at magtanong sa support.',
  },
  'play.returned.title': { EN: 'Your break is over', TY: 'Tapos na ang pahinga mo' },
  'play.returned.text': {
    EN: 'The whole site is open to you again. Your limits are unchanged.',
    TY: 'Bukas na ulit sa iyo ang buong site. Hindi nagbago ang mga limit mo.',
  },
  'play.closing.title': { EN: 'Your account is being closed', TY: 'Isinasara na ang account mo' },
  'play.closing.text': {
    EN:
      'Games, deposits and promotions are closed for you. Withdraw your balance: when nothing is ' +
      'left, the account closes by itself. Until then you can keep it.',
    TY:
      'Sarado na sa iyo ang mga laro, deposit at promo. I-withdraw ang balanse: kapag wala nang ' +
      'natira, kusang magsasara ang account. Hanggang doon, puwede mo pa itong panatilihin.',
  },
  'play.kept.title': { EN: 'Your account is open', TY: 'Bukas ang account mo' },
  'play.kept.text': {
    EN: 'It stays open, and the whole site is open to you again. Your limits are unchanged.',
    TY: 'Mananatili itong bukas, at bukas na ulit sa iyo ang buong site. Hindi nagbago ang mga limit mo.',
  },
  'play.locked.title': {
    EN: 'Play on your account is locked',
    TY: 'Naka-lock ang paglalaro sa account mo',
  },
  'play.locked.text': {
    EN:
      'Play and deposits are locked on your account until further notice. You can withdraw ' +
      'all of your balance without wagering it first. Reply here if you have questions.',
    TY:
      'Naka-lock ang paglalaro at pag-deposit sa account mo hanggang sa susunod na abiso. ' +
      'Puwede mong i-withdraw ang buong balanse nang hindi muna itinataya. Mag-reply dito ' +
      'kung may tanong ka.',
  },
  'play.locked.bonuses': { EN: 'Your bonuses have ended.', TY: 'Natapos na ang mga bonus mo.' },
  'play.open.title': { EN: 'You can play again', TY: 'Puwede ka nang maglaro ulit' },
  'play.open.text': {
    EN: 'Play and deposits are open on your account again. Bonuses that ended are not restored.',
    TY:
      'Bukas na ulit ang paglalaro at pag-deposit sa account mo. Hindi na maibabalik ang mga ' +
      'natapos na bonus.',
  },
  'transfer.received.title': {
    EN: 'You received money',
    TY: 'May natanggap kang pera',
  },
  'transfer.received.text': {
    EN: '{account} sent you {amount}. It is in your balance now. Play it before you withdraw it.',
    TY: 'Nagpadala sa iyo si {account} ng {amount}. Nasa balanse mo na ito. Itaya muna ito bago mag-withdraw.',
  },
  'transfer.received.free': {
    EN: '{account} sent you {amount}. It is in your balance now.',
    TY: 'Nagpadala sa iyo si {account} ng {amount}. Nasa balanse mo na ito.',
  },
  'transfer.received.remark': {
    EN: 'Message: {remark}',
    TY: 'Mensahe: {remark}',
  },
  'rates.lowered.title': {
    EN: 'Your rebate rates change',
    TY: 'Magbabago ang rebate rates mo',
  },
  'rates.lowered.text': {
    EN: 'From {day} on these rebate rates of yours are lower:',
    TY: 'Mula {day}, mas mababa na ang mga rebate rate mong ito:',
  },
  'rates.lowered.line': {
    EN: '{category}: {after} % instead of {before} %',
    TY: '{category}: {after} % mula sa dating {before} %',
  },
  'contract.letter.title.dailySalary': { EN: 'Daily salary contract', TY: 'Daily salary contract' },
  'contract.letter.title.hourlySalary': {
    EN: 'Hourly salary contract',
    TY: 'Hourly salary contract',
  },
  'contract.letter.title.dividend': { EN: 'Dividend contract', TY: 'Dividend contract' },
  'contract.letter.house': { EN: 'The house', TY: 'Ang house' },
  'contract.letter.agent': { EN: 'Your agent', TY: 'Ang agent mo' },
  'contract.letter.offered': {
    EN: '{name} offers you this contract. You can answer until {at}.',
    TY: 'Inaalok sa iyo ni {name} ang contract na ito. Puwede kang sumagot hanggang {at}.',
  },
  'contract.letter.change': {
    EN: '{name} offers to change this contract. You can answer until {at}. Until then it stays as it is.',
    TY: 'Gustong baguhin ni {name} ang contract na ito. Puwede kang sumagot hanggang {at}. Hangga’t hindi, mananatili ito.',
  },
  'contract.letter.accepted': {
    EN: '{name} accepted the contract. It starts on {at}.',
    TY: 'Tinanggap ni {name} ang contract. Magsisimula ito sa {at}.',
  },
  'contract.letter.rejected': {
    EN: '{name} did not accept the contract.',
    TY: 'Hindi tinanggap ni {name} ang contract.',
  },
  'contract.letter.withdrawn': {
    EN: '{name} took the offer back.',
    TY: 'Binawi ni {name} ang alok.',
  },
  'contract.letter.expired': {
    EN: '{name} did not answer in time. The offer has ended.',
    TY: 'Hindi nakasagot si {name} sa oras. Tapos na ang alok.',
  },
  'contract.letter.endAsked': {
    EN: '{name} asks to end this contract. Without an answer by {at}, it ends.',
    TY: 'Gustong tapusin ni {name} ang contract na ito. Kung walang sagot hanggang {at}, matatapos ito.',
  },
  'contract.letter.endRefused': {
    EN: '{name} wants to keep the contract. It goes on.',
    TY: 'Gustong ituloy ni {name} ang contract. Tuloy pa ito.',
  },
  'contract.letter.ends': {
    EN: 'The contract with {name} ends on {at}.',
    TY: 'Matatapos ang contract kay {name} sa {at}.',
  },
  'contract.letter.left': {
    EN: 'The contract with {name} has ended.',
    TY: 'Tapos na ang contract kay {name}.',
  },
  'contract.letter.received': {
    EN: '{name} paid you {amount} for {period}.',
    TY: 'Binayaran ka ni {name} ng {amount} para sa {period}.',
  },
  'contract.letter.paid': {
    EN: 'You paid {name} {amount} for {period}.',
    TY: 'Nagbayad ka kay {name} ng {amount} para sa {period}.',
  },
  'contract.letter.owed': {
    EN: 'You owe {name} {amount} for {period}. Your cash was not enough. Until it is paid, you cannot withdraw, send money or offer contracts.',
    TY: 'May utang ka kay {name} na {amount} para sa {period}. Kulang ang cash mo. Hangga’t hindi ito bayad, hindi ka makaka-withdraw, makakapagpadala ng pera o makakapag-alok ng contract.',
  },
  'contract.letter.reason': { EN: 'Reason: {reason}', TY: 'Dahilan: {reason}' },
  'identity.verified.title': {
    EN: 'Your identity is verified',
    TY: 'Verified na ang identity mo',
  },
  'identity.verified.text': {
    EN: 'Thank you. We have checked your documents. You can withdraw to accounts in your name.',
    TY: 'Salamat. Na-check na namin ang mga dokumento mo. Puwede kang mag-withdraw sa mga account na nasa pangalan mo.',
  },
  'identity.refused.title': {
    EN: 'We could not verify your identity',
    TY: 'Hindi namin na-verify ang identity mo',
  },
  'identity.refused.again': {
    EN: 'You can send your documents again under Identity check.',
    TY: 'Puwede mong ipadala ulit ang mga dokumento mo sa Identity check.',
  },
} as const satisfies Messages;
