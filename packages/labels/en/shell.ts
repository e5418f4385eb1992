/** Words of the frame around every screen; sent with the first HTML. */
export const shellEn = {
  'shell.skip': 'Skip to content',
  'shell.main': 'Main menu',
  'shell.menu': 'Menu',
  'shell.logIn': 'Log in',
  'shell.register': 'Register',
  'shell.deposit': 'Deposit',
  'shell.support': 'Customer service',
  'tab.home': 'Home',
  'tab.promotions': 'Promotions',
  'tab.deposit': 'Deposit',
  'tab.support': 'Support',
  'tab.member': 'Account',
  'state.loading': 'Loading',
  'state.failed': 'This did not load.',
  'state.retry': 'Try again',
  'state.offline': 'Slow Connection, No Internet. You see what was loaded before.',
} as const;
