import type { Messages } from './message.ts';

/** Texts of the security centre. */
export const securityMessages = {
  'security.level.low': { EN: 'Weakly guarded', TY: 'Mahina ang bantay' },
  'security.level.medium': { EN: 'Well guarded', TY: 'Maayos ang bantay' },
  'security.level.high': { EN: 'Strongly guarded', TY: 'Matibay ang bantay' },
  'security.complete': { EN: 'Everything is set. Well done.', TY: 'Kumpleto na ang lahat.' },
  'security.next.loginPassword': {
    EN: 'Next: set a login password.',
    TY: 'Susunod: magtakda ng login password.',
  },
  'security.next.paymentPassword': {
    EN: 'Next: set a payment password, so that only you withdraw.',
    TY: 'Susunod: magtakda ng payment password, para ikaw lang ang makapag-withdraw.',
  },
  'security.next.mobileNum': {
    EN: 'Next: add your mobile number.',
    TY: 'Susunod: idagdag ang mobile number mo.',
  },
  'security.next.email': { EN: 'Next: add your e-mail.', TY: 'Susunod: idagdag ang e-mail mo.' },
  'security.next.passkey': {
    EN: 'Next: add a passkey to log in without a password.',
    TY: 'Susunod: magdagdag ng passkey para mag-log in nang walang password.',
  },
  'security.next.securityQuestions': {
    EN: 'Next: choose your security questions.',
    TY: 'Susunod: pumili ng mga security question.',
  },
  'security.ways': { EN: 'What guards your account', TY: 'Ang bantay ng account mo' },
  'security.set': { EN: 'Set', TY: 'Nakatakda' },
  'security.notSet': { EN: 'Not set', TY: 'Wala pa' },
  'security.close': { EN: 'Close', TY: 'Isara' },
  'security.save': { EN: 'Save', TY: 'I-save' },
  'security.saved': { EN: 'Change saved', TY: 'Na-save ang pagbabago' },
  'security.present': {
    EN: 'Now: {value}. A new one takes its place.',
    TY: 'Ngayon: {value}. Papalitan ito ng bago.',
  },
  'security.loginPassword': { EN: 'Login password', TY: 'Login password' },
  'security.loginPassword.first': { EN: 'Set a login password', TY: 'Magtakda ng login password' },
  'security.loginPassword.first.text': {
    EN:
      'Your account has no password yet. With one you can get in without Google, Facebook or ' +
      'phone.',
    TY:
      'Wala pang password ang account mo. Kapag mayroon na, makakapasok ka nang walang ' +
      'Google, Facebook o phone.',
  },
  'security.paymentPassword': { EN: 'Payment password', TY: 'Payment password' },
  'security.paymentPassword.text': {
    EN: 'Six digits, asked when you withdraw.',
    TY: 'Anim na numero, hinihingi kapag nagwi-withdraw ka.',
  },
  'security.paymentPassword.old': {
    EN: 'Present payment password',
    TY: 'Kasalukuyang payment password',
  },
  'security.paymentPassword.new': { EN: 'New payment password', TY: 'Bagong payment password' },
  'security.paymentPassword.again': {
    EN: 'Repeat the new payment password',
    TY: 'Ulitin ang bagong payment password',
  },
  'security.mobileNum': { EN: 'Mobile number', TY: 'Mobile number' },
  'security.mobileNum.text': {
    EN: 'For codes by SMS and a forgotten password.',
    TY: 'Para sa mga code sa SMS at nakalimutang password.',
  },
  'security.email': { EN: 'E-mail', TY: 'E-mail' },
  'security.email.text': {
    EN: 'For a forgotten password and news of your account.',
    TY: 'Para sa nakalimutang password at balita tungkol sa account mo.',
  },
  'security.email.code': { EN: 'Code from the mail', TY: 'Code mula sa mail' },
  'security.email.hint': {
    EN: 'Six digits, sent to this address.',
    TY: 'Anim na numero, ipinadala sa address na ito.',
  },
  'security.email.codeMissing': {
    EN: 'Enter the code from the mail.',
    TY: 'Ilagay ang code mula sa mail.',
  },
  'security.email.invalid': { EN: 'E-mail format is incorrect', TY: 'Mali ang anyo ng e-mail' },
  'security.email.sent': {
    EN: 'Code sent, please check your mail',
    TY: 'Naipadala ang code, pakitingnan ang mail mo',
  },
  'security.questions': { EN: 'Security questions', TY: 'Mga security question' },
  'security.questions.text': {
    EN: 'Three questions that only you can answer. Capitals do not matter.',
    TY: 'Tatlong tanong na ikaw lang ang makakasagot. Hindi mahalaga ang malaking letra.',
  },
  'security.questions.place': { EN: 'Question {number}', TY: 'Tanong {number}' },
  'security.questions.answer': { EN: 'Your answer', TY: 'Ang sagot mo' },
  'security.questions.present': {
    EN: 'Answer this one first to change your questions.',
    TY: 'Sagutin muna ito para mapalitan ang mga tanong mo.',
  },
  'security.payee': { EN: 'Bank accounts', TY: 'Mga bank account' },
  'security.payee.text': {
    EN: '{count, plural, =0 {None yet} one {# account} other {# accounts}}',
    TY: '{count, plural, =0 {Wala pa} one {# account} other {# na account}}',
  },
  'security.profile': { EN: 'Personal details', TY: 'Mga personal na detalye' },
  'security.sessions': { EN: 'Where you are logged in', TY: 'Kung saan ka naka-log in' },
  'security.sessions.empty': {
    EN: 'You are logged in nowhere.',
    TY: 'Hindi ka naka-log in kahit saan.',
  },
  'security.session.current': { EN: 'This device', TY: 'Device na ito' },
  'security.session.seen': { EN: 'Last used {when}', TY: 'Huling ginamit {when}' },
  'security.session.remembered': { EN: 'remembered', TY: 'natatandaan' },
  'security.session.unknown': { EN: 'Unknown device', TY: 'Hindi kilalang device' },
  'security.session.end': { EN: 'Log out', TY: 'I-log out' },
  'security.session.endOthers': { EN: 'Log out all others', TY: 'I-log out ang iba' },
  'security.session.endText': {
    EN: 'Whoever uses it there has to log in again.',
    TY: 'Kailangang mag-log in muli ang gumagamit doon.',
  },
  'security.session.ended': { EN: 'Logged out', TY: 'Na-log out na' },
  'security.logins': { EN: 'Login history', TY: 'Kasaysayan ng pag-log in' },
  'security.logins.empty': {
    EN: 'No logins in the last 90 days.',
    TY: 'Walang pag-log in sa huling 90 araw.',
  },
  'security.login.succeeded': { EN: 'Logged in', TY: 'Naka-log in' },
  'security.login.failed': { EN: 'Failed', TY: 'Nabigo' },
  'security.way.password': { EN: 'Password', TY: 'Password' },
  'security.way.sms': { EN: 'SMS code', TY: 'SMS code' },
  'security.way.device': { EN: 'Remembered device', TY: 'Natatandaang device' },
  'security.way.passkey': { EN: 'Passkey', TY: 'Passkey' },
  'security.way.identity': { EN: 'Google, Facebook or phone', TY: 'Google, Facebook o phone' },
  'security.way.register': { EN: 'Registration', TY: 'Pagrehistro' },
  'security.way.trial': { EN: 'Free play', TY: 'Libreng laro' },
  'connection.title': { EN: 'Connected sign-ins', TY: 'Mga nakakonektang sign-in' },
  'connection.since': { EN: 'Connected {when}', TY: 'Ikinonekta noong {when}' },
  'connection.phone': {
    EN: 'Whoever holds {phone} gets in. To change that, change your mobile number.',
    TY: 'Makakapasok ang may hawak ng {phone}. Para mabago ito, palitan ang mobile number mo.',
  },
  'connection.cut': { EN: 'Disconnect', TY: 'Idiskonekta' },
  'connection.cut.title': { EN: 'Disconnect {name}?', TY: 'Idiskonekta ang {name}?' },
  'connection.cut.text': {
    EN: 'It no longer logs you in, and all your other devices are logged out.',
    TY: 'Hindi ka na nito mailo-log in, at mala-log out ang iba mong device.',
  },
  'connection.cut.done': { EN: 'Disconnected', TY: 'Nadiskonekta na' },
  'connection.empty': {
    EN: 'None yet. Choose one on the login page and log in once with your password to connect it.',
    TY:
      'Wala pa. Pumili ng isa sa login page at mag-log in nang isang beses gamit ang ' +
      'password mo para ikonekta ito.',
  },
  'passkey.title': { EN: 'Passkeys', TY: 'Mga passkey' },
  'passkey.add': { EN: 'Add a passkey', TY: 'Magdagdag ng passkey' },
  'passkey.text': {
    EN: 'Your finger, face or screen lock in place of the password. It stays on your device.',
    TY: 'Daliri, mukha o screen lock mo kapalit ng password. Nananatili ito sa device mo.',
  },
  'passkey.empty': {
    EN: 'None yet. With a passkey you log in without a password.',
    TY: 'Wala pa. Sa passkey, makakapag-log in ka nang walang password.',
  },
  'passkey.name': { EN: 'Name of the passkey', TY: 'Pangalan ng passkey' },
  'passkey.name.first': { EN: 'My device', TY: 'Device ko' },
  'passkey.name.missing': { EN: 'Give it a name.', TY: 'Bigyan ito ng pangalan.' },
  'passkey.make': { EN: 'Go on', TY: 'Magpatuloy' },
  'passkey.unused': { EN: 'Not used yet', TY: 'Hindi pa nagagamit' },
  'passkey.remove': { EN: 'Remove', TY: 'Alisin' },
  'passkey.remove.text': {
    EN: 'It logs nobody in any more. Remove it on your device too.',
    TY: 'Wala na itong mailo-log in. Alisin din ito sa device mo.',
  },
  'passkey.logIn': { EN: 'Log in with a passkey', TY: 'Mag-log in gamit ang passkey' },
  'passkey.confirm': { EN: 'Use a passkey', TY: 'Gumamit ng passkey' },
} as const satisfies Messages;
