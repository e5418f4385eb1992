import type { Messages } from './message.ts';

/** Texts of the frame around every screen; sent with the first HTML. */
export const shellMessages = {
  'shell.skip': { EN: 'Skip to content', TY: 'Lumaktaw sa nilalaman' },
  'shell.main': { EN: 'Main menu', TY: 'Pangunahing menu' },
  'shell.menu': { EN: 'Menu', TY: 'Menu' },
  'shell.logIn': { EN: 'Log in', TY: 'Mag-log in' },
  'shell.register': { EN: 'Register', TY: 'Sumali' },
  'shell.deposit': { EN: 'Deposit', TY: 'Magdeposito' },
  'shell.support': { EN: 'Customer service', TY: 'Serbisyo sa customer' },
  'tab.home': { EN: 'Home', TY: 'Home' },
  'tab.promotions': { EN: 'Promotions', TY: 'Promo' },
  'tab.deposit': { EN: 'Deposit', TY: 'Deposito' },
  'tab.support': { EN: 'Support', TY: 'Suporta' },
  'tab.member': { EN: 'Account', TY: 'Account' },
  'state.loading': { EN: 'Loading', TY: 'Naglo-load' },
  'state.failed': { EN: 'This did not load.', TY: 'Hindi ito na-load.' },
  'state.retry': { EN: 'Try again', TY: 'Subukan muli' },
  'state.offline': {
    EN: 'Slow Connection, No Internet. You see what was loaded before.',
    TY: 'Mabagal ang koneksyon, walang internet. Ito ang dating na-load.',
  },
} as const satisfies Messages;
