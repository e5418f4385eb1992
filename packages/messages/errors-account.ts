import type { CallFailure } from '@pavilion/contract/error-code';
import type { Message } from './message.ts';

/** Texts of errors about accounts, credentials and sessions. */
export const accountErrors = {
  'error.login.not.session': {
    EN: 'You are not logged in, please login first',
    TY: 'Hindi ka naka-log in, mag-log in muna',
  },
  'error.session.ended': {
    EN: 'The account has been logged out, please log in again',
    TY: 'Na-log out na ang account, mag-log in muli',
  },
  'error.login.failed': {
    EN: 'The user name or password is not right.',
    TY: 'Mali ang user name o password.',
  },
  'error.login.locked': {
    EN: 'Too many failed tries. Wait a few minutes, then try again.',
    TY: 'Sobrang dami ng maling subok. Maghintay ng ilang minuto, saka subukan muli.',
  },
  'error.login.device.unknown': {
    EN: 'This device is no longer remembered. Please enter your password.',
    TY: 'Hindi na natatandaan ang device na ito. Pakilagay ang password mo.',
  },
  'error.login.verification.required': {
    EN: 'This place is new. Enter the code that we have sent you.',
    TY: 'Bago ang lugar na ito. Ilagay ang code na ipinadala namin.',
  },
  'error.login.verification.expired': {
    EN: 'That took too long. Please log in again.',
    TY: 'Masyadong natagalan. Mag-log in muli.',
  },
  'error.session.confirm.required': {
    EN: 'Confirm with your password to go on.',
    TY: 'Kumpirmahin gamit ang password mo para magpatuloy.',
  },
  'error.session.not.found': {
    EN: 'This session has already ended.',
    TY: 'Tapos na ang session na ito.',
  },
  'error.login.captcha.missing': {
    EN: 'Enter the code to go on.',
    TY: 'Ilagay ang code para magpatuloy.',
  },
  'error.login.captcha.wrong': {
    EN: 'The code does not match the picture.',
    TY: 'Hindi tugma ang code sa larawan.',
  },
  'error.login.captcha.proof': {
    EN: 'The safety check did not finish. Please try again.',
    TY: 'Hindi natapos ang pagsusuri sa kaligtasan. Subukan muli.',
  },
  'error.login.type.not.member': {
    EN: 'Non-member account unable to login',
    TY: 'Hindi makapag-log in ang account na hindi miyembro',
  },
  'error.login.type.not.agent': {
    EN: 'Non-agents cannot log in',
    TY: 'Hindi makapag-log in ang hindi ahente',
  },
  'error.no.permission': {
    EN: 'Sorry, this account does not have permission or the feature is temporarily unavailable',
    TY: 'Paumanhin, walang pahintulot ang account na ito o hindi magamit ang tampok ngayon',
  },
  'error.mobile.invalid': {
    EN: 'The mobile num is not valid',
    TY: 'Hindi wasto ang mobile number',
  },
  'error.verification.code.wrong': {
    EN: 'Verification code error',
    TY: 'Mali ang verification code',
  },
  'error.sms.wait': {
    EN: 'A code was sent a moment ago. Wait for it before you ask again.',
    TY: 'Kapapadala lang ng code. Hintayin muna ito bago humingi muli.',
  },
  'error.mobile.country.closed': {
    EN: 'We cannot send codes to numbers of this country.',
    TY: 'Hindi kami nakapagpapadala ng code sa mga numero ng bansang ito.',
  },
  'error.mobile.no.sms': {
    EN: 'This number cannot receive text messages. Use a mobile number.',
    TY: 'Hindi makatatanggap ng text ang numerong ito. Gumamit ng mobile number.',
  },
  'error.sms.paused': {
    EN: 'We cannot send text messages right now. Try again in an hour.',
    TY: 'Hindi kami makapagpadala ng text ngayon. Subukan muli makalipas ang isang oras.',
  },
  'error.sms.closed': {
    EN: 'Codes by SMS are not available at the moment.',
    TY: 'Hindi magagamit ngayon ang mga code sa SMS.',
  },
  'error.mobile.taken': {
    EN: 'This number cannot be used. Try another one.',
    TY: 'Hindi magagamit ang numerong ito. Sumubok ng iba.',
  },
  'error.identity.closed': {
    EN: 'This way to log in is not available here.',
    TY: 'Hindi magagamit dito ang paraang ito ng pag-log in.',
  },
  'error.identity.failed': {
    EN: 'That sign-in could not be confirmed. Please try again.',
    TY: 'Hindi makumpirma ang sign-in na iyon. Pakisubukan muli.',
  },
  'error.identity.expired': {
    EN: 'That sign-in took too long. Please try again.',
    TY: 'Masyadong natagalan ang sign-in na iyon. Pakisubukan muli.',
  },
  'error.identity.unknown': {
    EN: 'There is no account for that sign-in yet. Open one, or log in to connect it.',
    TY:
      'Wala pang account para sa sign-in na iyon. Magbukas ng isa, o mag-log in para ' +
      'ikonekta ito.',
  },
  'error.identity.taken': {
    EN: 'Your account is connected to another person of that service.',
    TY: 'Nakakonekta na ang account mo sa ibang tao ng serbisyong iyon.',
  },
  'error.identity.connection.not.found': {
    EN: 'That is not connected to your account.',
    TY: 'Hindi iyon nakakonekta sa account mo.',
  },
  'error.identity.password.first': {
    EN: 'Set a login password first, so that you can still get in without it.',
    TY: 'Magtakda muna ng login password, para makapasok ka pa rin kahit wala ito.',
  },
  'error.passkey.closed': { EN: 'Passkeys are not available here.', TY: 'Walang passkey dito.' },
  'error.passkey.failed': {
    EN: 'That passkey did not work. Try again, or use your password.',
    TY: 'Hindi gumana ang passkey. Subukan muli, o gamitin ang password mo.',
  },
  'error.passkey.not.found': { EN: 'You have no such passkey.', TY: 'Wala kang ganoong passkey.' },
  'error.passkey.limit': {
    EN: 'You have ten passkeys. Remove one first.',
    TY: 'Sampu na ang passkey mo. Mag-alis muna ng isa.',
  },
  'error.email.closed': {
    EN: 'Mail cannot be sent at the moment.',
    TY: 'Hindi makapagpadala ng mail ngayon.',
  },
  'error.profile.field.fixed': {
    EN: 'This cannot be changed any more. Ask customer service.',
    TY: 'Hindi na ito mababago. Magtanong sa serbisyo sa customer.',
  },
  'error.security.questions.count': {
    EN: 'Choose three questions.',
    TY: 'Pumili ng tatlong tanong.',
  },
  'error.security.questions.same': {
    EN: 'Choose three different questions, with three different answers.',
    TY: 'Pumili ng tatlong magkaibang tanong, na may tatlong magkaibang sagot.',
  },
  'error.security.questions.set': {
    EN: 'Your questions are set already. Answer one of them to change them.',
    TY: 'May mga tanong ka na. Sagutin ang isa para mapalitan.',
  },
  'error.security.answer.invalid': {
    EN: 'An answer has 2 to 60 characters.',
    TY: 'Ang sagot ay may 2 hanggang 60 na karakter.',
  },
  'error.security.answer.wrong': { EN: 'That is not your answer.', TY: 'Hindi iyan ang sagot mo.' },
  'error.in_email_incorrect': { EN: 'E-mail format is incorrect', TY: 'Mali ang anyo ng e-mail' },
  'error.password.link.invalid': {
    EN: 'This link was used already or is too old. Ask for a new one.',
    TY: 'Nagamit na o luma na ang link na ito. Humingi ng bago.',
  },
  'error.member.not.found': {
    EN: 'Sorry, the user does not exist or is disabled',
    TY: 'Paumanhin, walang ganitong user o naka-disable ito',
  },
  'error.member.disabled': {
    EN: 'Sorry, the user does not exist or is disabled',
    TY: 'Paumanhin, walang ganitong user o naka-disable ito',
  },
  'error.play.locked': {
    EN: 'Play and deposits are locked on your account. You can withdraw your balance.',
    TY: 'Naka-lock ang paglalaro at pagdeposito sa account mo. Puwede mong i-withdraw ang balanse.',
  },
  'error.member.not.agent': {
    EN: 'This page is for agents.',
    TY: 'Para sa mga ahente ang pahinang ito.',
  },
  'error.trial.restricted': {
    EN: 'Free-play accounts cannot use this. Register to open it.',
    TY: 'Hindi ito magagamit ng free-play account. Magrehistro para mabuksan ito.',
  },
  'error.trial.deposit': {
    EN: 'Please login an actual account to use this function',
    TY: 'Mag-log in gamit ang totoong account para magamit ito',
  },
  'error.trial.closed': {
    EN: 'Free play is closed at the moment.',
    TY: 'Sarado muna ang libreng laro.',
  },
  'error.register.field.missing': {
    EN: 'Fill in what is marked with *.',
    TY: 'Punan ang may markang *.',
  },
  'error.register.field.invalid': {
    EN: 'Something in the form is not right. Check what you entered.',
    TY: 'May mali sa form. Tingnan ang iyong inilagay.',
  },
  'error.register.birthday.invalid': {
    EN: 'Choose a real date of birth.',
    TY: 'Pumili ng totoong petsa ng kapanganakan.',
  },
  'error.register.email.taken': {
    EN: 'This e-mail address already belongs to an account.',
    TY: 'May account na ang e-mail na ito.',
  },
  'error.register.username.taken': {
    EN: 'Sorry, the username already exists',
    TY: 'Paumanhin, may gumagamit na ng username na ito',
  },
  'error.register.name.reserved': {
    EN: 'This name belongs to the site. Choose another one.',
    TY: 'Sa site ang pangalang ito. Pumili ng iba.',
  },
  'error.register.username.invalid': {
    EN: 'Account format is incorrect: 4 to 16 letters, digits or _, starting with a letter.',
    TY: 'Mali ang anyo ng account: 4 hanggang 16 na letra, numero o _, letra ang simula.',
  },
  'error.register.agreement': {
    EN: 'Tick the agreement to go on.',
    TY: 'Lagyan ng tsek ang kasunduan para magpatuloy.',
  },
  'error.register.too.young': {
    EN: 'You are not old enough to register here.',
    TY: 'Kulang pa ang edad mo para magrehistro rito.',
  },
  'error.register.closed': {
    EN: 'Registration is closed at the moment.',
    TY: 'Sarado muna ang pagpaparehistro.',
  },
  'error.register.invitation.invalid': {
    EN: 'Invalid invitation code',
    TY: 'Hindi wasto ang invitation code',
  },
  'error.password.too.short': {
    EN: 'Password format is incorrect: use at least 8 characters.',
    TY: 'Mali ang anyo ng password: hindi bababa sa 8 karakter.',
  },
  'error.password.too.long': {
    EN: 'Password format is incorrect: use at most 64 characters.',
    TY: 'Mali ang anyo ng password: hindi hihigit sa 64 na karakter.',
  },
  'error.password.like.username': {
    EN: 'The password must not be your user name.',
    TY: 'Hindi dapat kapareho ng user name ang password.',
  },
  'error.password.mismatch': {
    EN: 'Confirmation password not matched',
    TY: 'Hindi tugma ang kumpirmasyon ng password',
  },
  'error.password.common': {
    EN: 'This password is too easy to guess. Choose another one.',
    TY: 'Madaling hulaan ang password na ito. Pumili ng iba.',
  },
  'error.password.without.letter': {
    EN: 'Use at least one letter in the password.',
    TY: 'Gumamit ng kahit isang letra sa password.',
  },
  'error.password.without.capital': {
    EN: 'Use at least one capital letter in the password.',
    TY: 'Gumamit ng kahit isang malaking letra sa password.',
  },
  'error.password.without.digit': {
    EN: 'Use at least one digit in the password.',
    TY: 'Gumamit ng kahit isang numero sa password.',
  },
  'error.password.without.sign': {
    EN: 'Use at least one sign in the password, such as - or ?.',
    TY: 'Gumamit ng kahit isang simbolo sa password, tulad ng - o ?.',
  },
  'error.password.set': {
    EN: 'You have a login password already. Change it with the old one.',
    TY: 'May login password ka na. Palitan ito gamit ang luma.',
  },
  'error.password.old.wrong': {
    EN: 'The old password is not right.',
    TY: 'Mali ang lumang password.',
  },
  'error.modify.new.old.same': {
    EN: 'The new password cannot equal the old one',
    TY: 'Hindi puwedeng kapareho ng luma ang bagong password',
  },
} as const satisfies Partial<Record<`error.${CallFailure}`, Message>>;
