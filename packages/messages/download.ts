import type { Messages } from './message.ts';

/** Texts of the ways to have the app on a device, and of notifications on it. */
export const downloadMessages = {
  'download.bonus': { EN: '{amount} for the app', TY: '{amount} para sa app' },
  'download.bonus.text': {
    EN: 'Log in from the app with a confirmed mobile number, then claim it in the reward center.',
    TY: 'Mag-log in sa app na may confirmed na mobile number, tapos i-claim sa reward center.',
  },
  'download.homeScreen': { EN: 'Add to home screen', TY: 'Idagdag sa home screen' },
  'download.homeScreen.text': {
    EN: 'Works like an app. Nothing to install.',
    TY: 'Parang app, walang ii-install.',
  },
  'download.android': { EN: 'Android app', TY: 'Android app' },
  'download.android.text': {
    EN: 'For Android phones and tablets',
    TY: 'Para sa Android phone at tablet',
  },
  'download.profile': { EN: 'iOS profile', TY: 'iOS profile' },
  'download.profile.text': {
    EN: 'Adds Pavilion to your home screen',
    TY: 'Inilalagay ang Pavilion sa home screen mo',
  },
  'download.ios': { EN: 'iOS app', TY: 'iOS app' },
  'download.ios.text': {
    EN: 'For iPhone and iPad, iOS 12.4 or later',
    TY: 'Para sa iPhone at iPad, iOS 12.4 o mas bago',
  },
  'download.none': {
    EN: 'No app for this device yet. The site works in any browser.',
    TY: 'Wala pang app para sa device na ito. Gumagana ang site sa kahit anong browser.',
  },
  'download.safari': {
    EN: 'Please use Safari for download App.',
    TY: 'Gamitin ang Safari para i-download ang App.',
  },
  'download.ok': { EN: 'OK', TY: 'OK' },
  'download.old': {
    EN: 'iOS 12.4 or later is required. Update your device first.',
    TY: 'Kailangan ang iOS 12.4 o mas bago. I-update muna ang device mo.',
  },
  'download.legacy': {
    EN: 'On iOS 12.1 or lower, close the page in Safari once after adding it.',
    TY: 'Sa iOS 12.1 o mas luma, isara muna ang page sa Safari pagkatapos idagdag.',
  },
  'download.guide.ios.1': {
    EN: 'Tap the Share button at the bottom of Safari.',
    TY: 'I-tap ang Share sa ibaba ng Safari.',
  },
  'download.guide.ios.2': {
    EN: 'Scroll down and tap Add to Home Screen.',
    TY: 'Mag-scroll pababa at i-tap ang Add to Home Screen.',
  },
  'download.guide.ios.3': {
    EN: 'Tap Add. The icon is on your home screen.',
    TY: 'I-tap ang Add. Nasa home screen mo na ang icon.',
  },
  'download.guide.android.1': {
    EN: 'Open your browser menu (three dots).',
    TY: 'Buksan ang menu ng browser (tatlong tuldok).',
  },
  'download.guide.android.2': {
    EN: 'Tap Add to Home screen or Install app.',
    TY: 'I-tap ang Add to Home screen o Install app.',
  },
  'download.guide.android.3': {
    EN: 'Tap Install. The icon is on your home screen.',
    TY: 'I-tap ang Install. Nasa home screen mo na ang icon.',
  },
  'push.title': { EN: 'Notifications', TY: 'Notifications' },
  'push.text': {
    EN:
      'Get notified on this device about new messages and announcements. The content is not ' +
      'shown.',
    TY:
      'Mag-notify sa device na ito kapag may bagong mensahe o anunsyo. Hindi ipapakita ang ' +
      'laman.',
  },
  'push.isOn': {
    EN: 'Notifications are on for this device.',
    TY: 'Naka-on ang notifications sa device na ito.',
  },
  'push.on': { EN: 'Turn on', TY: 'I-on' },
  'push.off': { EN: 'Turn off', TY: 'I-off' },
  'push.denied': {
    EN: 'Your browser blocks notifications from this site. Allow them in its settings.',
    TY: 'Naka-block ang notifications ng site na ito sa browser mo. I-allow sa settings.',
  },
  'push.news': { EN: 'You have a new message.', TY: 'May bago kang mensahe.' },
  'push.announcement': { EN: 'There is a new announcement.', TY: 'May bagong anunsyo.' },
} as const satisfies Messages;
