import type { forgottenPasswordEn } from '../en/forgotten-password.ts';

export const forgottenPasswordTy: Record<keyof typeof forgottenPasswordEn, string> = {
  'forget.heading': 'Bagong password',
  'forget.hint': 'Patunayang ikaw ito, saka pumili.',
  'forget.method': 'Paano patutunayan',
  'forget.method.phone': 'SMS code',
  'forget.method.email': 'E-mail',
  'forget.username.invalid': 'May 4 hanggang 16 na letra, numero o _ ang user name.',
  'forget.email': 'E-mail ng iyong account',
  'forget.email.missing': 'Ilagay ang iyong e-mail.',
  'forget.email.hint': 'Magpapadala kami ng link na gagana nang 30 minuto.',
  'forget.email.submit': 'Ipadala ang link',
  'forget.email.sent': 'Kung may ganitong account, papunta na ang link',
  'forget.mobileNum.short': 'May {count} numero o higit pa ang mobile number.',
  'forget.phone.submit': 'Itakda ang password',
  'forget.done': 'Naitakda na ang bagong password',
  'forget.new.heading': 'Magtakda ng bago',
  'forget.new.hint': 'Mala-log out ang lahat ng iba mong device.',
  'forget.new.again': 'Humingi ng bagong link',
};
