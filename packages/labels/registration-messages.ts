import type { RegistrationField } from '@pavilion/domain/registration/registration-fields';
import type { Language } from '@pavilion/domain/site/language';
import { inOtherLanguages } from './other-languages.ts';

type Messages = Record<RegistrationField, string>;

const en: Messages = {
  username: 'Account format is incorrect: 4 to 16 letters, digits or _, starting with a letter.',
  mobileNum: 'The mobile num is not valid',
  verificationCode: 'The SMS code is digits only.',
  password: 'Password format is incorrect',
  confirmPassword: 'Confirmation password not matched',
  paymentPassword: 'The payment password is 6 digits.',
  realName: 'Name format is not valid',
  nickname: 'Use 2 to 20 letters or digits.',
  payeeName: 'Name format is not valid',
  email: 'E-mail format is incorrect',
  birthday: 'Choose a real date of birth.',
  idNumber: 'Use the letters, digits and dashes of your ID only.',
  qqNum: 'A QQ number has 5 to 12 digits.',
  facebook: 'Check the Facebook name: letters, digits, dots and spaces.',
  wechat: 'Check the WeChat name: letters, digits, dots and spaces.',
  line: 'Check the LINE name: letters, digits, dots and spaces.',
  whatsapp: 'Enter the WhatsApp number in digits.',
  zalo: 'Enter the Zalo number in digits.',
  recommenderId: 'Use letters and digits only.',
  affiliateCode: 'Invalid invitation code',
};

const ty: Messages = {
  username: 'Mali ang anyo ng account: 4 hanggang 16 na letra, numero o _, letra ang simula.',
  mobileNum: 'Hindi wasto ang mobile number',
  verificationCode: 'Numero lang ang SMS code.',
  password: 'Mali ang anyo ng password',
  confirmPassword: 'Hindi tugma ang kumpirmasyon ng password',
  paymentPassword: '6 na numero ang payment password.',
  realName: 'Hindi wasto ang anyo ng pangalan',
  nickname: 'Gumamit ng 2 hanggang 20 letra o numero.',
  payeeName: 'Hindi wasto ang anyo ng pangalan',
  email: 'Mali ang anyo ng e-mail',
  birthday: 'Pumili ng totoong petsa ng kapanganakan.',
  idNumber: 'Mga letra, numero at gitling lang ng iyong ID ang gamitin.',
  qqNum: '5 hanggang 12 numero ang QQ number.',
  facebook: 'Tingnan ang pangalan sa Facebook: letra, numero, tuldok at puwang.',
  wechat: 'Tingnan ang pangalan sa WeChat: letra, numero, tuldok at puwang.',
  line: 'Tingnan ang pangalan sa LINE: letra, numero, tuldok at puwang.',
  whatsapp: 'Ilagay sa numero ang WhatsApp.',
  zalo: 'Ilagay sa numero ang Zalo.',
  recommenderId: 'Letra at numero lang ang gamitin.',
  affiliateCode: 'Hindi wasto ang invitation code',
};

const messages: Record<Language, Messages> = {
  EN: en,
  TY: ty,
  ...inOtherLanguages('registration'),
};

/** What is said of a wrong value of a registration field. */
export function registrationMessage(name: RegistrationField, language: Language): string {
  return messages[language][name];
}
