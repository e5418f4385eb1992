import type { RegistrationField } from '@pavilion/domain/registration/registration-fields';
import type { SecurityQuestionId } from '@pavilion/domain/session/security-question';
import type { Message, Messages } from './message.ts';

/** What the server says of registration fields, security questions, and captchas in words. */
export const registrationMessages = {
  'registration.username': {
    EN: 'Account format is incorrect: 4 to 16 letters, digits or _, starting with a letter.',
    TY: 'Mali ang format ng account: 4 hanggang 16 na letra, numero o _, letra ang simula.',
  },
  'registration.mobileNum': {
    EN: 'The mobile num is not valid',
    TY: 'Hindi valid ang mobile number',
  },
  'registration.verificationCode': { EN: 'Enter numbers only.', TY: 'Numero lang ang ilagay.' },
  'registration.password': {
    EN: 'Password format is incorrect',
    TY: 'Mali ang format ng password',
  },
  'registration.confirmPassword': {
    EN: 'Confirmation password not matched',
    TY: 'Hindi magkatugma ang password',
  },
  'registration.paymentPassword': {
    EN: 'The payment password is 6 digits.',
    TY: '6 digits ang payment password.',
  },
  'registration.realName': {
    EN: 'Name format is not valid',
    TY: 'Hindi valid ang format ng pangalan',
  },
  'registration.nickname': {
    EN: 'Use 2 to 20 letters or digits.',
    TY: 'Gumamit ng 2 hanggang 20 letra o numero.',
  },
  'registration.payeeName': {
    EN: 'Name format is not valid',
    TY: 'Hindi valid ang format ng pangalan',
  },
  'registration.email': { EN: 'E-mail format is incorrect', TY: 'Mali ang format ng e-mail' },
  'registration.birthday': {
    EN: 'Select a valid date of birth.',
    TY: 'Pumili ng tamang petsa ng kapanganakan.',
  },
  'registration.idNumber': {
    EN: 'Use only the letters, digits and dashes of your ID.',
    TY: 'Letra, numero at gitling lang ng ID mo ang gamitin.',
  },
  'registration.qqNum': {
    EN: 'A QQ number has 5 to 12 digits.',
    TY: '5 hanggang 12 numero ang QQ number.',
  },
  'registration.facebook': {
    EN: 'Check the Facebook name: letters, digits, dots and spaces.',
    TY: 'I-check ang pangalan sa Facebook: letra, numero, tuldok at space.',
  },
  'registration.wechat': {
    EN: 'Check the WeChat name: letters, digits, dots and spaces.',
    TY: 'I-check ang pangalan sa WeChat: letra, numero, tuldok at space.',
  },
  'registration.line': {
    EN: 'Check the LINE name: letters, digits, dots and spaces.',
    TY: 'I-check ang pangalan sa LINE: letra, numero, tuldok at space.',
  },
  'registration.whatsapp': {
    EN: 'Enter your WhatsApp number, digits only.',
    TY: 'Ilagay ang WhatsApp number mo, numero lang.',
  },
  'registration.zalo': {
    EN: 'Enter your Zalo number, digits only.',
    TY: 'Ilagay ang Zalo number mo, numero lang.',
  },
  'registration.recommenderId': {
    EN: 'Use letters and digits only.',
    TY: 'Letra at numero lang ang gamitin.',
  },
  'registration.affiliateCode': {
    EN: 'Invalid invitation code',
    TY: 'Hindi valid ang invitation code',
  },
  'question.firstSchool': {
    EN: 'What was the name of your first school?',
    TY: 'Ano ang pangalan ng una mong school?',
  },
  'question.firstTeacher': {
    EN: 'What was the name of your first teacher?',
    TY: 'Ano ang pangalan ng una mong teacher?',
  },
  'question.childhoodStreet': {
    EN: 'On which street did you grow up?',
    TY: 'Sa anong kalye ka lumaki?',
  },
  'question.firstPet': {
    EN: 'What was the name of your first pet?',
    TY: 'Ano ang pangalan ng una mong pet?',
  },
  'question.oldestFriend': {
    EN: 'What is the name of your oldest friend?',
    TY: 'Ano ang pangalan ng pinakamatagal mong kaibigan?',
  },
  'question.firstJob': { EN: 'What was your first job?', TY: 'Ano ang una mong trabaho?' },
  'question.favouriteBook': {
    EN: 'What is your favorite book?',
    TY: 'Ano ang paborito mong libro?',
  },
  'question.bestHoliday': {
    EN: 'Where was your best vacation?',
    TY: 'Saan ang pinakamaganda mong bakasyon?',
  },
  'captcha.ask': {
    EN: 'Type these digits, but leave out the {n}: {list}.',
    TY: 'I-type ang mga numerong ito maliban sa {n}: {list}.',
  },
  'captcha.digits': {
    EN: 'zero, one, two, three, four, five, six, seven, eight, nine',
    TY: 'sero, isa, dalawa, tatlo, apat, lima, anim, pito, walo, siyam',
  },
  'captcha.places': {
    EN: 'first, second, third, fourth, fifth, sixth',
    TY: 'una, ikalawa, ikatlo, ikaapat, ikalima, ikaanim',
  },
} as const satisfies Messages &
  Record<`registration.${RegistrationField}` | `question.${SecurityQuestionId}`, Message>;
