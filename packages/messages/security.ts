import type { Messages } from './message.ts';

/** Texts of the security centre. */
export const securityMessages = {
  'security.level.low': { EN: 'Security: weak', TY: 'Security: mahina' },
  'security.level.medium': { EN: 'Security: good', TY: 'Security: maayos' },
  'security.level.high': { EN: 'Security: strong', TY: 'Security: malakas' },
  'security.complete': {
    EN: 'All security steps are done.',
    TY: 'Kumpleto na ang lahat ng security step.',
  },
  'security.next.loginPassword': {
    EN: 'Next: set a login password.',
    TY: 'Susunod: gumawa ng login password.',
  },
  'security.next.paymentPassword': {
    EN: 'Next: set a payment password to protect withdrawals.',
    TY: 'Susunod: gumawa ng payment password para protektado ang withdrawal.',
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
  'security.ways': { EN: 'Account security', TY: 'Security ng account' },
  'security.set': { EN: 'Set', TY: 'Naka-set' },
  'security.notSet': { EN: 'Not set', TY: 'Hindi pa naka-set' },
  'security.close': { EN: 'Close', TY: 'Isara' },
  'security.save': { EN: 'Save', TY: 'I-save' },
  'security.saved': { EN: 'Change saved', TY: 'Na-save ang pagbabago' },
  'security.present': {
    EN: 'Current: {value}. The new one replaces it.',
    TY: 'Kasalukuyan: {value}. Papalitan ito ng bago.',
  },
  'security.loginPassword': { EN: 'Login password', TY: 'Login password' },
  'security.loginPassword.first': { EN: 'Set a login password', TY: 'Gumawa ng login password' },
  'security.loginPassword.first.text': {
    EN:
      'Your account has no password yet. With one you can log in without Google, Facebook or ' +
      'phone.',
    TY:
      'Wala pang password ang account mo. Kapag mayroon na, puwede kang mag-log in kahit ' +
      'walang Google, Facebook o phone.',
  },
  'security.paymentPassword': { EN: 'Payment password', TY: 'Payment password' },
  'security.paymentPassword.text': {
    EN: '6 digits. You enter it when you withdraw.',
    TY: '6 digits. Ilalagay mo ito kapag nag-withdraw ka.',
  },
  'security.paymentPassword.old': {
    EN: 'Current payment password',
    TY: 'Kasalukuyang payment password',
  },
  'security.paymentPassword.new': { EN: 'New payment password', TY: 'Bagong payment password' },
  'security.paymentPassword.again': {
    EN: 'Confirm new payment password',
    TY: 'I-confirm ang bagong payment password',
  },
  'security.mobileNum': { EN: 'Mobile number', TY: 'Mobile number' },
  'security.mobileNum.text': {
    EN: 'For SMS codes and password reset.',
    TY: 'Para sa SMS code at password reset.',
  },
  'security.email': { EN: 'E-mail', TY: 'E-mail' },
  'security.email.text': {
    EN: 'For password reset and account news.',
    TY: 'Para sa password reset at balita sa account mo.',
  },
  'security.email.code': { EN: 'E-mail code', TY: 'Code sa e-mail' },
  'security.email.hint': {
    EN: '6 digits, sent to this address.',
    TY: '6 digits na ipinadala sa address na ito.',
  },
  'security.email.codeMissing': {
    EN: 'Enter the code from the e-mail.',
    TY: 'Ilagay ang code mula sa e-mail.',
  },
  'security.email.invalid': { EN: 'E-mail format is incorrect', TY: 'Mali ang format ng e-mail' },
  'security.email.sent': {
    EN: 'Code sent, please check your e-mail',
    TY: 'Naipadala na ang code, paki-check ang e-mail mo',
  },
  'security.questions': { EN: 'Security questions', TY: 'Mga security question' },
  'security.questions.text': {
    EN: 'Three questions that only you can answer. Capital letters do not matter.',
    TY: 'Tatlong tanong na ikaw lang ang makakasagot. Puwedeng malaki o maliit na letra.',
  },
  'security.questions.place': { EN: 'Question {number}', TY: 'Tanong {number}' },
  'security.questions.answer': { EN: 'Your answer', TY: 'Sagot mo' },
  'security.questions.present': {
    EN: 'Answer this question first to change your questions.',
    TY: 'Sagutin muna ito para mapalitan ang mga tanong mo.',
  },
  'security.payee': { EN: 'Bank accounts', TY: 'Mga bank account' },
  'security.payee.text': {
    EN: '{count, plural, =0 {None yet} one {# account} other {# accounts}}',
    TY: '{count, plural, =0 {Wala pa} one {# account} other {# na account}}',
  },
  'security.profile': { EN: 'Personal details', TY: 'Personal details' },
  'security.sessions': { EN: 'Where you are logged in', TY: 'Saan ka naka-log in' },
  'security.sessions.empty': { EN: 'No active logins.', TY: 'Walang naka-log in na device.' },
  'security.session.current': { EN: 'This device', TY: 'Device na ito' },
  'security.session.seen': { EN: 'Last used {when}', TY: 'Huling ginamit {when}' },
  'security.session.remembered': { EN: 'remembered', TY: 'natatandaan' },
  'security.session.unknown': { EN: 'Unknown device', TY: 'Hindi kilalang device' },
  'security.session.end': { EN: 'Log out', TY: 'I-log out' },
  'security.session.endOthers': {
    EN: 'Log out all other devices',
    TY: 'I-log out ang ibang device',
  },
  'security.session.endText': {
    EN: 'You will have to log in again there.',
    TY: 'Kailangan mong mag-log in ulit doon.',
  },
  'security.session.ended': { EN: 'Logged out', TY: 'Na-log out na' },
  'security.logins': { EN: 'Login history', TY: 'Login history' },
  'security.logins.empty': {
    EN: 'No logins in the last 90 days.',
    TY: 'Walang login sa huling 90 araw.',
  },
  'security.login.succeeded': { EN: 'Logged in', TY: 'Naka-log in' },
  'security.login.failed': { EN: 'Failed', TY: 'Nabigo' },
  'security.way.password': { EN: 'Password', TY: 'Password' },
  'security.way.sms': { EN: 'SMS code', TY: 'SMS code' },
  'security.way.device': { EN: 'Remembered device', TY: 'Natatandaang device' },
  'security.way.passkey': { EN: 'Passkey', TY: 'Passkey' },
  'security.way.identity': { EN: 'Google, Facebook or phone', TY: 'Google, Facebook o phone' },
  'security.way.register': { EN: 'Sign-up', TY: 'Pag-sign up' },
  'security.way.trial': { EN: 'Free play', TY: 'Free play' },
  'connection.title': { EN: 'Linked accounts', TY: 'Mga naka-link na account' },
  'connection.since': { EN: 'Linked {when}', TY: 'Na-link noong {when}' },
  'connection.phone': {
    EN: 'You can log in with {phone}. To change it, change your mobile number.',
    TY:
      'Puwede kang mag-log in gamit ang {phone}. Para mapalitan ito, palitan ang mobile ' +
      'number mo.',
  },
  'connection.cut': { EN: 'Unlink', TY: 'I-unlink' },
  'connection.cut.title': { EN: 'Unlink {name}?', TY: 'I-unlink ang {name}?' },
  'connection.cut.text': {
    EN: 'You can no longer log in with it, and all your other devices are logged out.',
    TY: 'Hindi ka na makakapag-log in gamit ito, at mala-log out ang iba mong device.',
  },
  'connection.cut.done': { EN: 'Unlinked', TY: 'Na-unlink na' },
  'connection.empty': {
    EN: 'None yet. Choose one on the login page and log in once with your password to link it.',
    TY:
      'Wala pa. Pumili ng isa sa login page at mag-log in nang isang beses gamit ang ' +
      'password mo para i-link ito.',
  },
  'passkey.title': { EN: 'Passkeys', TY: 'Mga passkey' },
  'passkey.add': { EN: 'Add a passkey', TY: 'Magdagdag ng passkey' },
  'passkey.text': {
    EN: 'Use your fingerprint, face or screen lock instead of a password. It stays on your device.',
    TY:
      'Gamitin ang fingerprint, mukha o screen lock mo kapalit ng password. Nasa device mo ' +
      'lang ito.',
  },
  'passkey.empty': {
    EN: 'None yet. With a passkey you log in without a password.',
    TY: 'Wala pa. Sa passkey, puwede kang mag-log in nang walang password.',
  },
  'passkey.name': { EN: 'Passkey name', TY: 'Pangalan ng passkey' },
  'passkey.name.first': { EN: 'My device', TY: 'Device ko' },
  'passkey.name.missing': { EN: 'Enter a name.', TY: 'Maglagay ng pangalan.' },
  'passkey.make': { EN: 'Continue', TY: 'Magpatuloy' },
  'passkey.unused': { EN: 'Not used yet', TY: 'Hindi pa nagagamit' },
  'passkey.remove': { EN: 'Remove', TY: 'Alisin' },
  'passkey.remove.text': {
    EN: 'It can no longer be used to log in. Remove it on your device too.',
    TY: 'Hindi na ito magagamit sa pag-log in. Alisin din ito sa device mo.',
  },
  'passkey.logIn': { EN: 'Log in with a passkey', TY: 'Mag-log in gamit ang passkey' },
  'passkey.confirm': { EN: 'Use a passkey', TY: 'Gumamit ng passkey' },
} as const satisfies Messages;
