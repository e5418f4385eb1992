import { agentMistakes } from './agent-mistakes.ts';
import { lotteryDrawMistakes } from './lottery-draw-mistakes.ts';
import { lotteryMistakes } from './lottery-mistakes.ts';
import { lotteryOddsMistakes } from './lottery-odds-mistakes.ts';
import { lotteryVendorMistakes } from './lottery-vendor-mistakes.ts';
import { mallMistakes } from './mall-mistakes.ts';
import { markerMistakes } from './marker-mistakes.ts';
import { missionMistakes } from './mission-mistakes.ts';
import { policyMistakes, type PlantedMistake } from './policy-mistakes.ts';
import { protectionMistakes } from './protection-mistakes.ts';
import { rainMistakes } from './rain-mistakes.ts';
import { referralMistakes } from './referral-mistakes.ts';
import { rewardMistakes } from './reward-mistakes.ts';
import { signInMistakes } from './sign-in-mistakes.ts';

export const plantedMistakes: readonly PlantedMistake[] = [
  ...policyMistakes,
  ...agentMistakes,
  ...protectionMistakes,
  ...markerMistakes,
  ...rewardMistakes,
  ...mallMistakes,
  ...signInMistakes,
  ...referralMistakes,
  ...rainMistakes,
  ...missionMistakes,
  ...lotteryMistakes,
  ...lotteryOddsMistakes,
  ...lotteryDrawMistakes,
  ...lotteryVendorMistakes,
  {
    file: 'brand.yaml',
    from: 'name: Pavilion',
    to: 'name: [Pavilion',
    at: 'tagline:',
    sentence: 'Expected YAML; ',
  },
  {
    file: 'brand.yaml',
    from: 'name: Pavilion',
    to: "name: ''",
    sentence: 'name: expected a text that is not empty, found "".',
  },
  {
    file: 'brand.yaml',
    from: 'theme: dark',
    to: 'theme: sepia',
    sentence: 'theme: expected dark or light, found "sepia".',
  },
  {
    file: 'brand.yaml',
    from: 'securityContact: mailto:security@pavilion.example',
    to: 'securityContact: security',
    sentence: 'securityContact: expected an address with mailto: or https://, found "security".',
  },
  {
    file: 'brand.yaml',
    from: 'timeZone: Asia/Manila',
    to: 'timeZone: Asia/Atlantis',
    sentence: 'timeZone: expected a time zone name such as Asia/Manila, found "Asia/Atlantis".',
  },
  {
    file: 'brand.yaml',
    from: 'theme: dark',
    to: 'theme: dark\ncolour: red',
    at: 'colour: red',
    sentence: 'colour: expected no key of this name in the file.',
  },
  {
    file: 'brand.yaml',
    from: "dialingCode: '63'\n",
    to: '',
    at: 'name: Pavilion',
    sentence: 'dialingCode: expected this key in the file, found none.',
  },
  {
    file: 'brand.yaml',
    from: 'defaultLanguage: EN',
    to: 'defaultLanguage: VI',
    sentence:
      'defaultLanguage: expected a language that is switched on in languages.yaml, "VI" is not.',
  },
  {
    file: 'brand.yaml',
    from: '  TY: Slots, live casino at sports sa phone mo.\n',
    to: '',
    at: 'tagline:',
    sentence: 'tagline.TY: expected this key in tagline, found none.',
  },
  {
    file: 'flags.yaml',
    from: 'CBS3: true',
    to: 'CBS3: yes please',
    sentence: 'whitelabel.CBS3: expected true or false, found "yes please".',
  },
  {
    file: 'flags.yaml',
    from: 'CBS3: true',
    to: 'CBS4: true',
    sentence: 'whitelabel.CBS4: expected no key of this name in whitelabel.',
  },
  {
    file: 'flags.yaml',
    from: 'downloadBarNeedsLogin: false',
    to: 'downloadBarNeedsLogin: guests',
    sentence: 'features.downloadBarNeedsLogin: expected true or false, found "guests".',
  },
  {
    file: 'flags.yaml',
    from: '- jackpot # the counter',
    to: '- pot',
    sentence:
      'mobileTemplate.home[1]: expected one of hot, jackpot, slots, winners, matches, video, events, games, adverts, live, found "pot".',
  },
  {
    file: 'flags.yaml',
    from: '- jackpot # the counter',
    to: '- hot',
    sentence:
      'mobileTemplate.home[1]: expected each part once (live is winners, matches, video), found "hot".',
  },
  {
    file: 'flags.yaml',
    from: '- jackpot # the counter',
    to: '- live',
    at: '- winners',
    sentence:
      'mobileTemplate.home[3]: expected each part once (live is winners, matches, video), found "winners".',
  },
  {
    file: 'brand.yaml',
    from: "dialingCode: '63'",
    to: "dialingCode: '882'",
    sentence: 'dialingCode: expected the dialing code of a country, found "882".',
  },
  {
    file: 'links.yaml',
    from: 'https://get.pavilion.example/android',
    to: 'http://get.pavilion.example/android',
    sentence:
      'resources[1].url: expected an https:// address, found "http://get.pavilion.example/android".',
  },
  {
    file: 'banners/m_home.yaml',
    from: 'linkage: /m/hot-games',
    to: 'linkage: javascript:alert(1)',
    sentence:
      'banners[0].linkage: expected a path that starts with /m or an https:// address, found "javascript:alert(1)".',
  },
  {
    file: 'announcements.yaml',
    from: 'startsInDays: -30, noExpiry: true',
    to: "startsOn: '2026-02-30', noExpiry: true",
    sentence:
      'announcements[0].period.startsOn: expected a date of the calendar as YYYY-MM-DD, found "2026-02-30".',
  },
  {
    file: 'announcements.yaml',
    from: 'startsInDays: -1, endsInDays: 6',
    to: 'startsInDays: 8, endsInDays: 6',
    sentence: 'announcements[1].period: expected an end that is not before the start.',
  },
  {
    file: 'announcements.yaml',
    from: 'startsInDays: -1, endsInDays: 6',
    to: 'startsInDays: -1',
    at: 'startsInDays: -1 }',
    sentence: 'announcements[1].period: expected one of endsInDays, endsOn and noExpiry: true.',
  },
  {
    file: 'announcements.yaml',
    from: 'EN: <p>Browse all games as a guest,',
    to: 'EN: <script>go()</script><p>Browse all games as a guest,',
    sentence: 'announcements[0].content.EN: expected HTML without <script>, which is not allowed.',
  },
  {
    file: 'announcements.yaml',
    from: 'id: qr-deposits',
    to: 'id: night-maintenance',
    sentence:
      'announcements[2].id: expected another id, "night-maintenance" is taken by announcements[1].',
  },
  {
    file: 'promotions.yaml',
    from: 'categories: [newcomers, deposits]',
    to: 'categories: [newcomers, depsits]',
    sentence: 'promotions[0].categories[1]: expected a category of this file, "depsits" is none.',
  },
  {
    file: 'vip.yaml',
    from: 'level: 3',
    to: 'level: 4',
    sentence: 'levels[3].level: expected level 3, because levels count from 0.',
  },
  {
    file: 'payment-channels.yaml',
    from: "['100.00', '300.00'",
    to: "['10.00', '300.00'",
    sentence: 'deposit[1].quickAmounts[0]: expected an amount from minimum to maximum.',
  },
  {
    file: 'payment-channels.yaml',
    from: 'bank: harbour-bank',
    to: 'bank: harbor-bank',
    sentence: 'depositBanks[0].bank: expected a bank of withdrawBanks, "harbor-bank" is none.',
  },
  {
    file: 'vendors.yaml',
    from: 'lobbyGame: habagat-goals',
    to: 'lobbyGame: habagat-gaols',
    sentence: 'expected a SPORTS game of HABAGAT in games.yaml, "habagat-gaols" is none.',
  },
  {
    file: 'vendors.yaml',
    from: 'vendors: [LANTERN]',
    to: 'vendors: [LANTERN, HABAGAT]',
    sentence: 'expected a vendor with an entry for JL, "HABAGAT" has none.',
  },
  {
    file: 'vendors.yaml',
    from: 'connectionProvider: LANTERN',
    to: 'bringsCash: true\n    connectionProvider: LANTERN',
    sentence:
      'vendors[0].bringsCash: expected false, since nobody transfers money to a provider at sandbox.',
  },
  {
    file: 'games.yaml',
    from: 'vendor: TIDEWORKS',
    to: 'vendor: TIDEWORK',
    sentence: 'games[0].vendor: expected a vendor of vendors.yaml, "TIDEWORK" is none.',
  },
  {
    file: 'games.yaml',
    from: 'gameType: RNG',
    to: 'gameType: COCKFIGHT',
    sentence:
      'games[0].gameType: expected a type that vendor TIDEWORKS has an entry for in vendors.yaml, not COCKFIGHT.',
  },
  {
    file: 'games.yaml',
    from: 'nodeId: 10002',
    to: 'nodeId: 10001',
    sentence: 'games[1].nodeId: expected another nodeId, "10001" is taken by games[0].',
  },
  {
    file: 'games.yaml',
    from: 'nodeId: 10002',
    to: 'nodeId: 1000000',
    sentence: 'games[1].nodeId: expected a whole number from 1 to 999999, found 1000000.',
  },
  {
    file: 'hot-matches.yaml',
    from: 'away: ridge-eagles',
    to: 'away: ridge-eagels',
    sentence: 'matches[0].away: expected a team of this file, "ridge-eagels" is none.',
  },
  {
    file: 'hot-matches.yaml',
    from: "time: '21:30'",
    to: "time: '24:30'",
    sentence: 'matches[0].time: expected a time as HH:mm from 00:00 to 23:59, found "24:30".',
  },
  {
    file: 'live-models.yaml',
    from: 'game: meridian-roulette',
    to: 'game: meridian-rouletta',
    sentence: 'models[0].game: expected a LIVE game of games.yaml, "meridian-rouletta" is none.',
  },
  {
    file: 'promotions.yaml',
    from: 'contribution: { RNG: 100, JL: 100',
    to: 'contribution: { RNG: 150, JL: 100',
    sentence: 'bonus.contribution.RNG: expected a whole percentage from 1 to 100, found 150.',
  },
  {
    file: 'promotions.yaml',
    from: 'percent: 100,',
    to: 'percent: 99.5,',
    at: 'bonus:',
    sentence:
      'promotions[0].bonus: expected a whole reward.percent, reward.maximum, reward.wageringTimes above 0 and minimumDeposit.',
  },
  {
    file: 'policy.yaml',
    from: 'playThrough: 1',
    to: 'playThrough: 1.005',
    sentence:
      'payments.withdraw.playThrough: expected a number from 0 to 100 with at most two decimals, found 1.005.',
  },
  {
    file: 'redirects.yaml',
    from: 'to: /m/activity',
    to: 'to: /m/promotions',
    sentence:
      'redirects[0].to: expected a path that is not redirected itself, so that no visitor goes round in circles.',
  },
];
