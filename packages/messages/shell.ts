import type { Messages } from './message.ts';

/** Texts of the frame around every screen; sent with the first HTML. */
export const shellMessages = {
  'shell.skip': { EN: 'Skip to content', TY: 'Pumunta sa content' },
  'shell.main': { EN: 'Main menu', TY: 'Main menu' },
  'shell.menu': { EN: 'Menu', TY: 'Menu' },
  'shell.logIn': { EN: 'Log in', TY: 'Mag-log in' },
  'shell.register': { EN: 'Sign up', TY: 'Sign up' },
  'shell.deposit': { EN: 'Deposit', TY: 'Mag-deposit' },
  'shell.support': { EN: 'Customer service', TY: 'Customer service' },
  'tab.home': { EN: 'Home', TY: 'Home' },
  'tab.promotions': { EN: 'Promotions', TY: 'Promo' },
  'tab.deposit': { EN: 'Deposit', TY: 'Deposit' },
  'tab.support': { EN: 'Support', TY: 'Support' },
  'tab.member': { EN: 'Account', TY: 'Account' },
  'state.loading': { EN: 'Loading', TY: 'Naglo-load' },
  'state.failed': { EN: 'This did not load.', TY: 'Hindi na-load.' },
  'state.retry': { EN: 'Try again', TY: 'Subukan ulit' },
  'state.offline': {
    EN: 'You’re offline. Showing saved content.',
    TY: 'Offline ka. Naka-save na content ito.',
  },
} as const satisfies Messages;
