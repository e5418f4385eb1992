import type { PlantedMistake } from './policy-mistakes.ts';

const file = 'rewards.yaml';
const grant = 'an amount up to bonus.largestGrant in policy.yaml, which is "20000.00"';
const wagering = 'a number up to bonus.largestWagering in policy.yaml, which is 40';
const reward = "reward: { amount: '100.00', wageringTimes: 3 }";
const app = "app: { amount: '38.00', wageringTimes: 5 }";

const figures: readonly PlantedMistake[] = [
  {
    file,
    from: "deposit: '500.00'",
    to: "deposit: '0.00'",
    sentence: 'referral.deposit: expected an amount above 0',
  },
  {
    file,
    from: 'holdHours: 72',
    to: 'holdHours: -1',
    sentence: 'referral.holdHours: expected a whole number of 0 or more, found -1.',
  },
  {
    file,
    from: '{ friends: 20,',
    to: '{ friends: 5,',
    sentence: 'referral.tiers[1].friends: expected more than the tier before, which takes 5.',
  },
  {
    file,
    from: '{ friends: 50,',
    to: '{ friends: 301,',
    sentence: 'referral.tiers[2].friends: expected at most inAll of limits, which is 300.',
  },
  {
    file,
    from: 'perDay: 5,',
    to: 'perDay: 31,',
    sentence: 'referral.limits.perDay: expected at most perMonth, which is 30.',
  },
  {
    file,
    from: 'perMonth: 30,',
    to: 'perMonth: 301,',
    sentence: 'referral.limits.perMonth: expected at most inAll, which is 300.',
  },
  {
    file,
    from: "budget: '1000000.00'",
    to: "budget: '3199.99'",
    sentence: 'referral.budget: expected at least "3200.00", for both sides and the largest tier.',
  },
  {
    file,
    from: "{ friends: 50, amount: '3000.00' }",
    to: "{ friends: 50, amount: '20000.01' }",
    sentence: `referral.tiers[2].amount: expected ${grant}.`,
  },
  {
    file,
    from: reward,
    to: reward.replace('100.00', '20000.01'),
    sentence: `referral.reward.amount: expected ${grant}.`,
  },
  {
    file,
    from: reward,
    to: reward.replace('Times: 3', 'Times: 41'),
    sentence: `referral.reward.wageringTimes: expected ${wagering}.`,
  },
  {
    file,
    from: app,
    to: app.replace('38.00', '20000.01'),
    sentence: `app.amount: expected ${grant}.`,
  },
  {
    file,
    from: app,
    to: app.replace('Times: 5', 'Times: 41'),
    sentence: `app.wageringTimes: expected ${wagering}.`,
  },
  {
    file,
    from: app,
    to: app.replace('38.00', '0.00'),
    sentence: 'app.amount: expected an amount above 0',
  },
  {
    file: 'policy.yaml',
    from: 'affiliateCode: { enabled: true,',
    to: 'affiliateCode: { enabled: false,',
    sentence:
      'registrationFields.affiliateCode.enabled: expected true, because friends register by a code where rewards.yaml has referral.',
  },
];

const page = "kind: cash, amount: '100.00', wageringTimes: 3";
const ofReferral = 'as of referral in rewards.yaml';
const appPage = "kind: cash, amount: '38.00', wageringTimes: 5";
const ofApp = 'as of app in rewards.yaml';

const pages: readonly PlantedMistake[] = [
  {
    file: 'promotions.yaml',
    from: page,
    to: page.replace('100.00', '99.99'),
    sentence: `promotions[8].reward.amount: expected "100.00", ${ofReferral}.`,
  },
  {
    file: 'promotions.yaml',
    from: page,
    to: page.replace('Times: 3', 'Times: 1'),
    sentence: `promotions[8].reward.wageringTimes: expected 3, ${ofReferral}.`,
  },
  {
    file: 'promotions.yaml',
    from: page,
    to: page.replace('cash', 'points'),
    sentence: `promotions[8].reward.kind: expected cash, ${ofReferral}.`,
  },
  {
    file: 'promotions.yaml',
    from: page,
    to: page.replace('cash,', 'cash, points: 5,'),
    sentence:
      'promotions[8].reward.points: expected no such key, because referral of rewards.yaml gives cash.',
  },
  {
    file: 'promotions.yaml',
    from: 'automatic\n    period: { startsInDays: -45',
    to: 'join\n    period: { startsInDays: -45',
    at: 'join\n    period: { startsInDays: -45',
    sentence: 'promotions[8].entry: expected automatic.',
  },
  {
    file: 'promotions.yaml',
    from: appPage,
    to: appPage.replace('38.00', '38.01'),
    sentence: `promotions[10].reward.amount: expected "38.00", ${ofApp}.`,
  },
  {
    file: 'promotions.yaml',
    from: appPage,
    to: appPage.replace('Times: 5', 'Times: 4'),
    sentence: `promotions[10].reward.wageringTimes: expected 5, ${ofApp}.`,
  },
  {
    file: 'promotions.yaml',
    from: appPage,
    to: appPage.replace('cash,', 'cash, percent: 10,'),
    sentence:
      'promotions[10].reward.percent: expected no such key, because app of rewards.yaml gives cash.',
  },
  {
    file: 'promotions.yaml',
    from: 'automatic\n    period: { startsInDays: -40',
    to: 'claim\n    period: { startsInDays: -40',
    at: 'claim\n    period: { startsInDays: -40',
    sentence: 'promotions[10].entry: expected automatic.',
  },
  {
    file: 'promotions.yaml',
    from: 'promoCode: APP_DOWNLOAD',
    to: 'promoCode: REFERRAL',
    sentence:
      'promotions[10].promoCode: expected another code, REFERRAL is taken by promotions[8].',
  },
];

export const referralMistakes: readonly PlantedMistake[] = [...figures, ...pages];
