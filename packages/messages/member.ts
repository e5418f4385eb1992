import type { Messages } from './message.ts';

/** Texts of the member centre: own details, settings, own limits, and what agents alone have. */
export const memberMessages = {
  'member.since': { EN: 'Member since {date}', TY: 'Miyembro mula {date}' },
  'member.vip': { EN: 'VIP benefits', TY: 'Benepisyo ng VIP' },
  'member.links': { EN: 'Your account', TY: 'Ang account mo' },
  'member.withdraw': { EN: 'Withdraw', TY: 'Withdraw' },
  'member.deposit': { EN: 'Deposit', TY: 'Deposito' },
  'settings.language': { EN: 'Language', TY: 'Wika' },
  'settings.theme': { EN: 'Appearance', TY: 'Itsura' },
  'settings.theme.system': { EN: 'System', TY: 'System' },
  'settings.security': { EN: 'Security', TY: 'Seguridad' },
  'settings.changePassword': { EN: 'Change password', TY: 'Palitan ang password' },
  'settings.changePassword.text': {
    EN: 'A new one every few months keeps strangers out.',
    TY: 'Ang bago tuwing ilang buwan ay pangontra sa iba.',
  },
  'settings.signOut': { EN: 'Sign out', TY: 'Mag-sign out' },
  'profile.picture': { EN: 'Your picture', TY: 'Ang larawan mo' },
  'profile.choose': { EN: 'New picture', TY: 'Bagong larawan' },
  'profile.save': { EN: 'Save picture', TY: 'I-save ang larawan' },
  'profile.saved': { EN: 'Picture saved', TY: 'Nai-save ang larawan' },
  'profile.account': { EN: 'User name', TY: 'User name' },
  'profile.details': { EN: 'Personal details', TY: 'Mga personal na detalye' },
  'profile.details.save': { EN: 'Save details', TY: 'I-save ang mga detalye' },
  'profile.details.saved': { EN: 'Change saved', TY: 'Na-save ang pagbabago' },
  'profile.once': { EN: 'You can write this once.', TY: 'Isang beses mo lang ito maisusulat.' },
  'profile.birthday': { EN: 'Birthday', TY: 'Kaarawan' },
  'profile.since': { EN: 'Member since', TY: 'Miyembro mula' },
  'title.limits': { EN: 'My limits', TY: 'Mga limitasyon' },
  'limits.about': {
    EN:
      'Decide how much you let yourself deposit. A lower limit counts at once; a higher one, ' +
      'or none, counts after 24 hours.',
    TY:
      'Magpasya kung magkano ang hahayaan mong ideposito. Agad ang mas mababang limitasyon; ' +
      'ang mas mataas, o ang wala, ay pagkalipas ng 24 oras.',
  },
  'limits.deposits': { EN: 'Deposit limits', TY: 'Limitasyon sa deposito' },
  'limits.day': { EN: 'In 24 hours', TY: 'Sa 24 oras' },
  'limits.week': { EN: 'In 7 days', TY: 'Sa 7 araw' },
  'limits.month': { EN: 'In 30 days', TY: 'Sa 30 araw' },
  'limits.none': { EN: 'No limit', TY: 'Walang limitasyon' },
  'limits.used': { EN: 'Deposited: {used}', TY: 'Naideposito: {used}' },
  'limits.left': {
    EN: 'Deposited: {used}. Left: {left}.',
    TY: 'Naideposito: {used}. Natitira: {left}.',
  },
  'limits.next': { EN: '{amount} from {when}', TY: '{amount} mula {when}' },
  'limits.next.none': { EN: 'No limit from {when}', TY: 'Walang limitasyon mula {when}' },
  'limits.amount': { EN: 'The most to deposit', TY: 'Pinakamalaking ideposito' },
  'limits.save': { EN: 'Save the limit', TY: 'I-save ang limitasyon' },
  'limits.remove': { EN: 'Remove the limit', TY: 'Alisin ang limitasyon' },
  'limits.saved': { EN: 'Your limit counts from now on.', TY: 'May bisa na ang limitasyon mo.' },
  'limits.waits': {
    EN: 'This counts after 24 hours. Until then your limit stays.',
    TY: 'Magkakabisa ito pagkalipas ng 24 oras. Hanggang doon, mananatili ang limitasyon mo.',
  },
  'limits.see': { EN: 'See my limits', TY: 'Tingnan ang mga limitasyon ko' },
  'limits.offer.registration': { EN: 'Play within your means', TY: 'Maglaro ayon sa kaya mo' },
  'limits.offer.deposit': { EN: 'Before you deposit', TY: 'Bago ka magdeposito' },
  'limits.offer.text': {
    EN: 'Decide now how much you let yourself deposit. You can change it at any time.',
    TY: 'Magpasya ngayon kung magkano ang hahayaan mong ideposito. Mababago mo ito anumang oras.',
  },
  'limits.offer.set': { EN: 'Set a limit', TY: 'Magtakda ng limitasyon' },
  'limits.offer.notNow': { EN: 'Not now', TY: 'Hindi muna' },
  'contract.dailySalary': {
    EN: 'A daily salary contract waits for you',
    TY: 'May kontrata sa arawang sahod na naghihintay sa iyo',
  },
  'contract.dividend': {
    EN: 'A dividend contract waits for you',
    TY: 'May kontrata sa dividend na naghihintay sa iyo',
  },
  'contract.hourlySalary': {
    EN: 'An hourly salary contract waits for you',
    TY: 'May kontrata sa orasang sahod na naghihintay sa iyo',
  },
  'contract.text': {
    EN: 'Look at the request and answer it.',
    TY: 'Tingnan ang kahilingan at sagutin ito.',
  },
  'contract.go': { EN: 'Go to the contract', TY: 'Pumunta sa kontrata' },
  'contract.cancel': { EN: 'Cancel', TY: 'Kanselahin' },
} as const satisfies Messages;
