import type { shellEn } from '../en/shell.ts';

export const shellTy: Record<keyof typeof shellEn, string> = {
  'shell.skip': 'Lumaktaw sa nilalaman',
  'shell.main': 'Pangunahing menu',
  'shell.menu': 'Menu',
  'shell.logIn': 'Mag-log in',
  'shell.register': 'Sumali',
  'shell.deposit': 'Magdeposito',
  'shell.support': 'Serbisyo sa customer',
  'tab.home': 'Home',
  'tab.promotions': 'Promo',
  'tab.deposit': 'Deposito',
  'tab.support': 'Suporta',
  'tab.member': 'Account',
  'state.loading': 'Naglo-load',
  'state.failed': 'Hindi ito na-load.',
  'state.retry': 'Subukan muli',
  'state.offline': 'Mabagal ang koneksyon, walang internet. Ito ang dating na-load.',
};
