import type { downloadEn } from '../en/download.ts';

export const downloadTy: Record<keyof typeof downloadEn, string> = {
  'download.homeScreen': 'Idagdag sa home screen',
  'download.homeScreen.text': 'Bumubukas na parang app, walang ii-install',
  'download.android': 'Android app',
  'download.android.text': 'Para sa mga telepono at tablet na Android',
  'download.profile': 'iOS profile',
  'download.profile.text': 'Inilalagay ang Pavilion sa home screen mo',
  'download.ios': 'iOS app',
  'download.ios.text': 'Para sa iPhone at iPad, iOS 12.4 o mas bago',
  'download.none': 'Wala pang app para sa device na ito. Gumagana ang site sa anumang browser.',
  'download.safari': 'Gamitin ang Safari para i-download ang App.',
  'download.ok': 'OK',
  'download.old': 'Kailangan ang iOS 12.4 o mas bago. I-update muna ang device mo.',
  'download.legacy': 'Sa iOS 12.1 o mas luma, isara muna ang pahina sa Safari pagkatapos idagdag.',
  'download.guide.ios.1': 'I-tap ang Share sa ibaba ng Safari.',
  'download.guide.ios.2': 'Mag-scroll pababa at i-tap ang Add to Home Screen.',
  'download.guide.ios.3': 'I-tap ang Add. Nasa home screen mo na ang icon.',
  'download.guide.android.1': 'Buksan ang menu ng browser, ang tatlong tuldok.',
  'download.guide.android.2': 'I-tap ang Add to Home screen o Install app.',
  'download.guide.android.3': 'I-tap ang Install. Nasa home screen mo na ang icon.',
};
