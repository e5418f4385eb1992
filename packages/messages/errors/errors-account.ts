import type { CallFailure } from '@pavilion/contract/error-code';
import type { Message } from '../message.ts';

/** Texts of errors about accounts, credentials and sessions. */
export const accountErrors = {
  'error.login.not.session': {
    EN: 'You are not logged in, please login first',
    TY: 'Hindi ka naka-log in, mag-log in muna',
  },
  'error.session.ended': {
    EN: 'The account has been logged out, please log in again',
    TY: 'Na-log out na ang account, mag-log in ulit',
  },
  'error.login.failed': {
    EN: 'The username or password is incorrect.',
    TY: 'Mali ang username o password.',
  },
  'error.login.locked': {
    EN: 'Too many failed attempts. Wait a few minutes, then try again.',
    TY: 'Masyadong maraming maling attempt. Maghintay ng ilang minuto, saka subukan ulit.',
  },
  'error.login.device.unknown': {
    EN: 'This device is no longer remembered. Please enter your password.',
    TY: 'Hindi na natatandaan ang device na ito. Ilagay ang password mo.',
  },
  'error.login.verification.required': {
    EN: 'New device or location. Enter the code we sent you.',
    TY: 'Bagong device o lokasyon. Ilagay ang code na ipinadala namin.',
  },
  'error.login.verification.expired': {
    EN: 'This took too long. Please log in again.',
    TY: 'Masyadong matagal. Mag-log in ulit.',
  },
  'error.session.confirm.required': {
    EN: 'Confirm with your password to continue.',
    TY: 'I-confirm gamit ang password mo para magpatuloy.',
  },
  'error.session.not.found': {
    EN: 'This session has already ended.',
    TY: 'Tapos na ang session na ito.',
  },
  'error.login.captcha.missing': {
    EN: 'Enter the code to continue.',
    TY: 'Ilagay ang code para magpatuloy.',
  },
  'error.login.captcha.wrong': {
    EN: 'The code does not match the picture.',
    TY: 'Hindi tugma ang code sa picture.',
  },
  'error.login.captcha.proof': {
    EN: 'The safety check did not finish. Please try again.',
    TY: 'Hindi natapos ang security check. Subukan ulit.',
  },
  'error.login.type.not.member': {
    EN: 'Non-member account unable to login',
    TY: 'Hindi makapag-log in ang hindi member account',
  },
  'error.login.type.not.agent': {
    EN: 'Non-agents cannot log in',
    TY: 'Hindi makapag-log in ang hindi agent',
  },
  'error.no.permission': {
    EN: 'Sorry, this account does not have permission or the feature is temporarily unavailable',
    TY: 'Sorry, walang permission ang account na ito o hindi available ang feature ngayon',
  },
  'error.mobile.invalid': {
    EN: 'The mobile num is not valid',
    TY: 'Hindi valid ang mobile number',
  },
  'error.verification.code.wrong': {
    EN: 'Verification code error',
    TY: 'Mali ang verification code',
  },
  'error.sms.wait': {
    EN: 'A code was just sent. Wait for it before you request another one.',
    TY: 'Kakapadala lang ng code. Hintayin muna ito bago humingi ulit.',
  },
  'error.mobile.country.closed': {
    EN: 'We cannot send codes to numbers of this country.',
    TY: 'Hindi kami makapagpadala ng code sa mga numero ng bansang ito.',
  },
  'error.mobile.no.sms': {
    EN: 'This number cannot receive text messages. Use a mobile number.',
    TY: 'Hindi makakatanggap ng text ang numerong ito. Gumamit ng mobile number.',
  },
  'error.sms.paused': {
    EN: 'We cannot send text messages right now. Try again in an hour.',
    TY: 'Hindi kami makapagpadala ng text ngayon. Subukan ulit pagkalipas ng isang oras.',
  },
  'error.sms.closed': {
    EN: 'SMS codes are not available right now.',
    TY: 'Hindi available ang SMS code ngayon.',
  },
  'error.mobile.taken': {
    EN: 'This number cannot be used. Try another one.',
    TY: 'Hindi puwedeng gamitin ang numerong ito. Sumubok ng iba.',
  },
  'error.identity.closed': {
    EN: 'This login method is not available here.',
    TY: 'Hindi available dito ang paraang ito ng pag-log in.',
  },
  'error.identity.failed': {
    EN: 'This login could not be confirmed. Please try again.',
    TY: 'Hindi ma-confirm ang login na ito. Subukan ulit.',
  },
  'error.identity.expired': {
    EN: 'This login took too long. Please try again.',
    TY: 'Masyadong matagal ang login na ito. Subukan ulit.',
  },
  'error.identity.unknown': {
    EN: 'No account is linked to this login yet. Sign up, or log in to link it.',
    TY:
      'Wala pang account na naka-link sa login na ito. Mag-sign up, o mag-log in para i-link ' +
      'ito.',
  },
  'error.identity.taken': {
    EN: 'Your account is already linked to another person of this service.',
    TY: 'Naka-link na ang account mo sa ibang tao ng service na ito.',
  },
  'error.identity.connection.not.found': {
    EN: 'This is not linked to your account.',
    TY: 'Hindi ito naka-link sa account mo.',
  },
  'error.identity.password.first': {
    EN: 'Set a login password first, so that you can still log in without it.',
    TY: 'Gumawa muna ng login password, para makapag-log in ka pa rin kahit wala ito.',
  },
  'error.passkey.closed': {
    EN: 'Passkeys are not available here.',
    TY: 'Hindi available dito ang passkey.',
  },
  'error.passkey.failed': {
    EN: 'This passkey did not work. Try again, or use your password.',
    TY: 'Hindi gumana ang passkey. Subukan ulit, o gamitin ang password mo.',
  },
  'error.passkey.not.found': { EN: 'Passkey not found.', TY: 'Hindi nakita ang passkey.' },
  'error.passkey.limit': {
    EN: 'You already have ten passkeys. Remove one first.',
    TY: 'Sampu na ang passkey mo. Mag-alis muna ng isa.',
  },
  'error.email.closed': {
    EN: 'E-mails cannot be sent right now.',
    TY: 'Hindi makapagpadala ng e-mail ngayon.',
  },
  'error.profile.field.fixed': {
    EN: 'This cannot be changed. Contact customer service.',
    TY: 'Hindi na ito mababago. Kontakin ang customer service.',
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
    TY: 'May mga tanong ka na. Sagutin ang isa para mapalitan ang mga ito.',
  },
  'error.security.answer.invalid': {
    EN: 'Use 2 to 60 characters.',
    TY: 'Gumamit ng 2 hanggang 60 characters.',
  },
  'error.security.answer.wrong': { EN: 'The answer is incorrect.', TY: 'Mali ang sagot.' },
  'error.in_email_incorrect': { EN: 'E-mail format is incorrect', TY: 'Mali ang format ng e-mail' },
  'error.password.link.invalid': {
    EN: 'This link was already used or has expired. Request a new one.',
    TY: 'Nagamit na o nag-expire na ang link na ito. Humingi ng bago.',
  },
  'error.member.not.found': {
    EN: 'Sorry, the user does not exist or is disabled',
    TY: 'Sorry, walang ganitong user o naka-disable ito',
  },
  'error.member.disabled': {
    EN: 'Sorry, the user does not exist or is disabled',
    TY: 'Sorry, walang ganitong user o naka-disable ito',
  },
  'error.member.excluded': {
    EN:
      'Your account is on a break or being closed. You can withdraw your balance, see your ' +
      'records and ask support.',
    TY:
      'Nagpapahinga o isinasara ang account mo. Puwede mong i-withdraw ang balanse, tingnan ang ' +
      'mga record at magtanong sa support.',
  },
  'error.member.not.offered': {
    EN: 'There are signs that play does harm to this member, who is offered nothing now.',
    TY: 'May senyales na nakakasama ang paglalaro sa member na ito, kaya walang inaalok sa kanya ngayon.',
  },
  'error.member.closed': {
    EN: 'This account is closed. Write to support if you want it back.',
    TY: 'Sarado na ang account na ito. Sumulat sa support kung gusto mo itong ibalik.',
  },
  'error.exclusion.not.offered': {
    EN: 'This length is not available here.',
    TY: 'Hindi available dito ang haba na ito.',
  },
  'error.exclusion.shorter': {
    EN: 'Your break is already as long. It cannot be made shorter.',
    TY: 'Ganito na kahaba ang pahinga mo. Hindi na ito maiikli.',
  },
  'error.exclusion.return.early': {
    EN: 'You cannot return yet. Check the date on this page.',
    TY: 'Hindi ka pa puwedeng bumalik. Tingnan ang petsa sa page na ito.',
  },
  'error.exclusion.none': {
    EN: 'Your account has no exclusion to end.',
    TY: 'Walang exclusion na tatapusin sa account mo.',
  },
  'error.exclusion.case.not.found': {
    EN: 'This case does not exist.',
    TY: 'Wala ang case na ito.',
  },
  'error.closing.none': {
    EN: 'Your account is not being closed.',
    TY: 'Hindi isinasara ang account mo.',
  },
  'error.closing.rest.invalid': {
    EN: 'Your balance has changed, or is enough for a withdrawal. Check it on this page.',
    TY: 'Nagbago ang balanse mo, o sapat na ito para ma-withdraw. Tingnan ito sa page na ito.',
  },
  'error.account.not.closed': {
    EN: 'This account is not closed, or its data are erased.',
    TY: 'Hindi sarado ang account na ito, o nabura na ang data nito.',
  },
  'error.details.refused': {
    EN: 'We cannot accept these details. Please contact support.',
    TY: 'Hindi namin matatanggap ang mga detalyeng ito. Makipag-ugnayan sa support.',
  },
  'error.play.locked': {
    EN: 'Play and deposits are locked on your account. You can withdraw your balance.',
    TY: 'Naka-lock ang paglalaro at pag-deposit sa account mo. Puwede mong i-withdraw ang balanse.',
  },
  'error.trial.restricted': {
    EN: 'Not available in free play. Create an account to continue.',
    TY: 'Hindi available sa free play. Gumawa ng account para magpatuloy.',
  },
  'error.trial.deposit': {
    EN: 'Please login an actual account to use this function',
    TY: 'Mag-log in gamit ang totoong account para magamit ito',
  },
  'error.trial.closed': {
    EN: 'Free play is not available right now.',
    TY: 'Hindi available ang free play ngayon.',
  },
  'error.register.field.missing': {
    EN: 'Fill in all fields marked with *.',
    TY: 'Punan ang lahat ng field na may *.',
  },
  'error.register.field.invalid': {
    EN: 'Some details are not right. Check what you entered.',
    TY: 'May maling detalye. I-check ang inilagay mo.',
  },
  'error.register.birthday.invalid': {
    EN: 'Select a valid date of birth.',
    TY: 'Pumili ng tamang petsa ng kapanganakan.',
  },
  'error.register.email.taken': {
    EN: 'This e-mail address already has an account.',
    TY: 'May account na ang e-mail na ito.',
  },
  'error.register.username.taken': {
    EN: 'Sorry, the username already exists',
    TY: 'Sorry, may gumagamit na ng username na ito',
  },
  'error.register.name.reserved': {
    EN: 'This name cannot be used. Choose another one.',
    TY: 'Hindi puwede ang pangalang ito. Pumili ng iba.',
  },
  'error.register.username.invalid': {
    EN: 'Account format is incorrect: 4 to 16 letters, digits or _, starting with a letter.',
    TY: 'Mali ang format ng account: 4 hanggang 16 na letra, numero o _, letra ang simula.',
  },
  'error.register.agreement': {
    EN: 'Please agree to the terms to continue.',
    TY: 'Sumang-ayon sa terms para magpatuloy.',
  },
  'error.register.too.young': {
    EN: 'You do not meet the minimum age to register.',
    TY: 'Hindi ka umabot sa minimum na edad para makapag-sign up.',
  },
  'error.register.closed': {
    EN: 'Sign-up is not available right now.',
    TY: 'Hindi available ang pag-sign up ngayon.',
  },
  'error.register.invitation.invalid': {
    EN: 'Invalid invitation code',
    TY: 'Hindi valid ang invitation code',
  },
  'error.password.too.short': {
    EN: 'Password format is incorrect: use at least 8 characters.',
    TY: 'Mali ang format ng password: hindi bababa sa 8 characters.',
  },
  'error.password.too.long': {
    EN: 'Password format is incorrect: use at most 64 characters.',
    TY: 'Mali ang format ng password: hindi hihigit sa 64 characters.',
  },
  'error.password.like.username': {
    EN: 'The password must not be the same as your username.',
    TY: 'Hindi puwedeng kapareho ng username ang password.',
  },
  'error.password.mismatch': {
    EN: 'Confirmation password not matched',
    TY: 'Hindi magkatugma ang password',
  },
  'error.password.common': {
    EN: 'This password is too easy to guess. Choose another one.',
    TY: 'Madaling mahulaan ang password na ito. Pumili ng iba.',
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
    EN: 'Use at least one symbol in the password, such as - or ?.',
    TY: 'Gumamit ng kahit isang simbolo sa password, gaya ng - o ?.',
  },
  'error.password.set': {
    EN: 'You already have a login password. Change it with the old one.',
    TY: 'May login password ka na. Palitan ito gamit ang luma.',
  },
  'error.password.old.wrong': {
    EN: 'The old password is incorrect.',
    TY: 'Mali ang lumang password.',
  },
  'error.modify.new.old.same': {
    EN: 'The new password cannot equal the old one',
    TY: 'Hindi puwedeng kapareho ng luma ang bagong password',
  },
} as const satisfies Partial<Record<`error.${CallFailure}`, Message>>;
