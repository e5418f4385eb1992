import type { Messages } from './message.ts';

/** Texts of the member centre: own details, settings, own limits, and what agents alone have. */
export const memberMessages = {
  'member.since': { EN: 'Member since {date}', TY: 'Member mula {date}' },
  'member.vip': { EN: 'VIP benefits', TY: 'VIP benefits' },
  'member.links': { EN: 'Your account', TY: 'Account mo' },
  'member.withdraw': { EN: 'Withdraw', TY: 'Mag-withdraw' },
  'member.deposit': { EN: 'Deposit', TY: 'Mag-deposit' },
  'settings.language': { EN: 'Language', TY: 'Wika' },
  'settings.theme': { EN: 'Appearance', TY: 'Theme' },
  'settings.theme.system': { EN: 'System', TY: 'System' },
  'settings.security': { EN: 'Security', TY: 'Security' },
  'settings.changePassword': { EN: 'Change password', TY: 'Palitan ang password' },
  'settings.signOut': { EN: 'Log out', TY: 'Mag-log out' },
  'profile.picture': { EN: 'Profile picture', TY: 'Profile picture' },
  'profile.choose': { EN: 'Change picture', TY: 'Palitan ang picture' },
  'profile.save': { EN: 'Save picture', TY: 'I-save ang picture' },
  'profile.saved': { EN: 'Picture saved', TY: 'Na-save ang picture' },
  'profile.account': { EN: 'Username', TY: 'Username' },
  'profile.details': { EN: 'Personal details', TY: 'Personal details' },
  'profile.details.save': { EN: 'Save details', TY: 'I-save ang details' },
  'profile.details.saved': { EN: 'Change saved', TY: 'Na-save ang pagbabago' },
  'profile.once': { EN: 'This cannot be changed later.', TY: 'Hindi na ito mababago pagkatapos.' },
  'profile.birthday': { EN: 'Birthday', TY: 'Birthday' },
  'profile.since': { EN: 'Member since', TY: 'Member mula' },
  'title.limits': { EN: 'My limits', TY: 'Mga limit ko' },
  'limits.about': {
    EN:
      'Set how much you can deposit. A lower limit starts at once. A higher limit, or no ' +
      'limit, starts after 24 hours.',
    TY:
      'Itakda kung magkano ang puwede mong i-deposit. Agad ang mas mababang limit. ' +
      'Pagkalipas ng 24 oras ang mas mataas, o kung aalisin ang limit.',
  },
  'limits.deposits': { EN: 'Deposit limits', TY: 'Deposit limits' },
  'limits.day': { EN: 'In 24 hours', TY: 'Sa 24 oras' },
  'limits.week': { EN: 'In 7 days', TY: 'Sa 7 araw' },
  'limits.month': { EN: 'In 30 days', TY: 'Sa 30 araw' },
  'limits.none': { EN: 'No limit', TY: 'Walang limit' },
  'limits.used': { EN: 'Deposited: {used}', TY: 'Na-deposit: {used}' },
  'limits.left': {
    EN: 'Deposited: {used}. Left: {left}.',
    TY: 'Na-deposit: {used}. Natitira: {left}.',
  },
  'limits.next': { EN: '{amount} from {when}', TY: '{amount} mula {when}' },
  'limits.next.none': { EN: 'No limit from {when}', TY: 'Walang limit mula {when}' },
  'limits.amount': { EN: 'Maximum deposit', TY: 'Maximum na deposit' },
  'limits.save': { EN: 'Save limit', TY: 'I-save ang limit' },
  'limits.remove': { EN: 'Remove limit', TY: 'Alisin ang limit' },
  'limits.saved': { EN: 'Your new limit is active.', TY: 'Active na ang bagong limit mo.' },
  'limits.waits': {
    EN: 'This change starts in 24 hours. Until then your current limit stays.',
    TY:
      'Magsisimula ito pagkalipas ng 24 oras. Hanggang doon, mananatili ang kasalukuyang ' +
      'limit mo.',
  },
  'limits.see': { EN: 'See my limits', TY: 'Tingnan ang mga limit ko' },
  'limits.offer.registration': { EN: 'Play within your means', TY: 'Maglaro ayon sa kaya mo' },
  'limits.offer.deposit': { EN: 'Before you deposit', TY: 'Bago ka mag-deposit' },
  'limits.offer.text': {
    EN: 'Set a deposit limit now. You can change it at any time.',
    TY: 'Magtakda ng deposit limit ngayon. Puwede mo itong baguhin anumang oras.',
  },
  'limits.offer.set': { EN: 'Set a limit', TY: 'Magtakda ng limit' },
  'limits.offer.notNow': { EN: 'Not now', TY: 'Hindi muna' },
  'contract.dailySalary': { EN: 'New daily salary contract', TY: 'Bagong daily salary contract' },
  'contract.dividend': { EN: 'New dividend contract', TY: 'Bagong dividend contract' },
  'contract.hourlySalary': {
    EN: 'New hourly salary contract',
    TY: 'Bagong hourly salary contract',
  },
  'contract.text': { EN: 'Review and respond.', TY: 'I-review at sagutin.' },
  'contract.go': { EN: 'View contract', TY: 'Tingnan ang contract' },
  'contract.cancel': { EN: 'Cancel', TY: 'I-cancel' },
} as const satisfies Messages;
