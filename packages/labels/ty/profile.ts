import type { profileEn } from '../en/profile.ts';

export const profileTy: Record<keyof typeof profileEn, string> = {
  'profile.picture': 'Ang larawan mo',
  'profile.choose': 'Bagong larawan',
  'profile.save': 'I-save ang larawan',
  'profile.saved': 'Nai-save ang larawan',
  'profile.account': 'User name',
  'profile.details': 'Mga personal na detalye',
  'profile.details.save': 'I-save ang mga detalye',
  'profile.details.saved': 'Na-save ang pagbabago',
  'profile.once': 'Isang beses mo lang ito maisusulat.',
  'profile.birthday': 'Kaarawan',
  'profile.since': 'Miyembro mula',
};
