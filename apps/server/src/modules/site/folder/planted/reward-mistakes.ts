import type { PlantedMistake } from './policy-mistakes.ts';

export const rewardMistakes: readonly PlantedMistake[] = [
  {
    file: 'vip.yaml',
    from: "levelUpBonus: '18888.00'",
    to: "levelUpBonus: '28888.00'",
    sentence:
      'levels[9].benefits.levelUpBonus: expected an amount up to bonus.largestGrant in policy.yaml, which is "20000.00".',
  },
  {
    file: 'vip.yaml',
    from: "birthdayBonus: '8888.00'",
    to: "birthdayBonus: '20000.01'",
    sentence:
      'levels[9].benefits.birthdayBonus: expected an amount up to bonus.largestGrant in policy.yaml, which is "20000.00".',
  },
  {
    file: 'promotions.yaml',
    from: "maximum: '5000.00', wageringTimes: 0",
    to: "maximum: '20000.01', wageringTimes: 0",
    sentence:
      'promotions[3].reward.maximum: expected an amount up to bonus.largestGrant in policy.yaml, which is "20000.00".',
  },
  {
    file: 'promotions.yaml',
    from: "amount: '250.00', wageringTimes: 1",
    to: "amount: '250.00', wageringTimes: 41",
    sentence:
      'promotions[5].reward.wageringTimes: expected a number up to bonus.largestWagering in policy.yaml, which is 40.',
  },
  {
    file: 'policy.yaml',
    from: "reward: { aloneUpTo: '1000.00',",
    to: "reward: { aloneUpTo: '20000.01',",
    sentence:
      'reward.aloneUpTo: expected an amount up to bonus.largestGrant in policy.yaml, which is "20000.00".',
  },
  {
    file: 'rewards.yaml',
    from: 'manual: { expiryDays: 14 }',
    to: 'manual: { expiryDays: 0 }',
    sentence: 'origins.manual.expiryDays: expected a whole number of 1 or more, found 0.',
  },
  {
    file: 'vip.yaml',
    from: "weeklyBonus: '5888.00'",
    to: "weeklyBonus: '5888.00'\n      monthlyBonus: '20000.01'",
    at: "monthlyBonus: '20000.01'",
    sentence:
      'levels[9].benefits.monthlyBonus: expected an amount up to bonus.largestGrant in policy.yaml, which is "20000.00".',
  },
  {
    file: 'vip.yaml',
    from: "withdrawDailyMaximum: '500000.00'",
    to: "withdrawDailyMaximum: '500000.01'",
    sentence:
      'levels[9].benefits.withdrawDailyMaximum: expected an amount up to payments.withdraw.ceiling in policy.yaml, which is "500000.00".',
  },
  {
    file: 'vip.yaml',
    from: "turnoverNeeded: '5000.00'",
    to: "turnoverNeeded: '5000.00'\n    pointsNeeded: 10",
    at: '- level: 2',
    sentence: 'levels[2].pointsNeeded: expected no less than the level below needs.',
  },
  {
    file: 'vip.yaml',
    from: 'otherwise: 0.30, LIVE: 0.20',
    to: 'otherwise: 0.30, LIVE: 0.21',
    sentence: 'levels[1].benefits.rebatePercent.LIVE: expected a percentage up to 0.20.',
  },
  {
    file: 'vip.yaml',
    from: 'otherwise: 0.40, LIVE: 0.20, ELOTT: 0.20',
    to: 'otherwise: 0.40, LIVE: 0.20, ELOTT: 0.25',
    sentence: 'levels[2].benefits.rebatePercent.ELOTT: expected a percentage up to 0.20.',
  },
  {
    file: 'vip.yaml',
    from: 'levels:\n',
    to: 'keep: { period: month, floorLevel: 10 }\nlevels:\n',
    at: 'keep: { period: month, floorLevel: 10 }',
    sentence: 'keep.floorLevel: expected a level of this file, 10 is none.',
  },
  {
    file: 'vip.yaml',
    from: 'levels:\n',
    to: 'keep: { period: quarter, floorLevel: 8 }\nlevels:\n',
    at: '- level: 9',
    sentence: 'levels[9].keepTurnover: expected keepDeposit or keepTurnover above floorLevel.',
  },
  {
    file: 'vip.yaml',
    from: "turnoverNeeded: '5000.00'",
    to: "turnoverNeeded: '5000.00'\n    keepDeposit: '100.00'",
    at: "keepDeposit: '100.00'",
    sentence:
      'levels[1].keepDeposit: expected no such key, because no level has to be kept without keep.',
  },
  {
    file: 'vip.yaml',
    from: "turnoverNeeded: '5000.00'",
    to: "turnoverNeeded: '5000.00'\n    keepTurnover: '100.00'",
    at: "keepTurnover: '100.00'",
    sentence:
      'levels[1].keepTurnover: expected no such key, because no level has to be kept without keep.',
  },
  {
    file: 'rewards.yaml',
    from: 'vip: { wageringTimes: 1 }',
    to: 'vip: { wageringTimes: 41 }',
    sentence:
      'vip.wageringTimes: expected a number up to bonus.largestWagering in policy.yaml, which is 40.',
  },
  {
    file: 'rewards.yaml',
    from: '  wageringTimes: 0\n',
    to: '  wageringTimes: 41\n',
    sentence:
      'cashback.wageringTimes: expected a number up to bonus.largestWagering in policy.yaml, which is 40.',
  },
  {
    file: 'rewards.yaml',
    from: "'3000.00'\n      wageringTimes: 1",
    to: "'3000.00'\n      wageringTimes: 41",
    at: 'wageringTimes: 41',
    sentence:
      'cashback.promotions[1].wageringTimes: expected a number up to bonus.largestWagering in policy.yaml, which is 40.',
  },
  {
    file: 'rewards.yaml',
    from: "maximum: '5000.00'",
    to: "maximum: '20000.01'",
    sentence:
      'cashback.promotions[0].maximum: expected an amount up to bonus.largestGrant in policy.yaml, which is "20000.00".',
  },
  {
    file: 'rewards.yaml',
    from: 'id: live-rebate',
    to: 'id: live-rebates',
    sentence:
      'cashback.promotions[1].id: expected a promotion of promotions.yaml, "live-rebates" is none.',
  },
  {
    file: 'rewards.yaml',
    from: 'id: live-rebate',
    to: 'id: weekly-rebate',
    sentence:
      'cashback.promotions[1].id: expected another id, "weekly-rebate" is taken by cashback.promotions[0].',
  },
  {
    file: 'promotions.yaml',
    from: 'percent: 0.15',
    to: 'percent: 0.2',
    sentence: 'promotions[4].reward.percent: expected 0.15, as in rewards.yaml.',
  },
  {
    file: 'promotions.yaml',
    from: "percent: 0.8, maximum: '5000.00'",
    to: "percent: 0.8, maximum: '4999.99'",
    sentence: 'promotions[3].reward.maximum: expected "5000.00", as in rewards.yaml.',
  },
  {
    file: 'promotions.yaml',
    from: "maximum: '3000.00', wageringTimes: 1",
    to: "maximum: '3000.00', wageringTimes: 2",
    sentence: 'promotions[4].reward.wageringTimes: expected 1, as in rewards.yaml.',
  },
  {
    file: 'promotions.yaml',
    from: 'kind: cash, percent: 0.8',
    to: 'kind: points, percent: 0.8',
    sentence: 'promotions[3].reward.kind: expected cash.',
  },
  {
    file: 'promotions.yaml',
    from: 'promoCode: CASHBACK:weekly-rebate',
    to: 'promoCode: WEEKLY',
    sentence: 'promotions[3].promoCode: expected CASHBACK:weekly-rebate.',
  },
  {
    file: 'promotions.yaml',
    from: 'automatic\n    period: { startsInDays: -14',
    to: 'join\n    period: { startsInDays: -14',
    at: 'join\n    period: { startsInDays: -14',
    sentence: 'promotions[4].entry: expected automatic.',
  },
  {
    file: 'promotions.yaml',
    from: 'startsInDays: -14, noExpiry: true',
    to: 'startsInDays: -14, endsInDays: 75',
    sentence: 'promotions[4].period: expected noExpiry: true.',
  },
  {
    file: 'promotions.yaml',
    from: 'promoCode: REFERRAL',
    to: 'promoCode: CASHBACK:bring-a-friend',
    sentence:
      'promotions[8].promoCode: expected no code of cash-back, because rewards.yaml has none with the id "bring-a-friend".',
  },
  {
    file: 'promotions.yaml',
    from: 'promoCode: REFERRAL',
    to: 'promoCode: referral',
    sentence:
      'promotions[8].promoCode: expected a code of capital letters, digits and underscores, or one with an id after a colon, found "referral".',
  },
  {
    file: 'promotions.yaml',
    from: 'kind: cash, wageringTimes: 1',
    to: "kind: cash, amount: '88.00', wageringTimes: 1",
    sentence:
      'promotions[11].reward.amount: expected no such key, because VIP levels set the amount.',
  },
  {
    file: 'promotions.yaml',
    from: 'kind: cash, wageringTimes: 1',
    to: 'kind: cash, wageringTimes: 2',
    sentence: 'promotions[11].reward.wageringTimes: expected 1, as of vip in rewards.yaml.',
  },
  {
    file: 'promotions.yaml',
    from: 'automatic\n    period: { startsInDays: -70',
    to: 'apply\n    period: { startsInDays: -70',
    at: 'apply\n    period: { startsInDays: -70',
    sentence: 'promotions[11].entry: expected automatic.',
  },
  {
    file: 'policy.yaml',
    from: 'RNG: 2.10',
    to: 'RNG: 2.09',
    sentence:
      'giveBack.RNG: expected at least 2.10, which levels, agents, promotions, points and missions give back.',
  },
  {
    file: 'policy.yaml',
    from: 'otherwise: 1.30',
    to: 'otherwise: 1.29',
    at: 'giveBack: {',
    sentence:
      'giveBack.PVP: expected at least 1.30, which levels, agents, promotions, points and missions give back.',
  },
  {
    file: 'policy.yaml',
    from: 'FISH: 1.33',
    to: 'FISH: 1.32',
    at: 'giveBack: {',
    sentence:
      'giveBack.FISH: expected at least 1.33, which levels, agents, promotions, points and missions give back.',
  },
  {
    file: 'games.yaml',
    from: '98.94\n    validWeight: 20',
    to: '98.94\n    validWeight: 31',
    at: 'validWeight: 31',
    sentence:
      '.validWeight: expected a percentage up to 30, since RNG gives back 2.10 % and long-shadow-baccarat returns 98.94 %.',
  },
  {
    file: 'games.yaml',
    from: 'rtpPercent: 96.20',
    to: 'rtpPercent: 96.205',
    sentence: 'games[0].rtpPercent: expected a percentage with at most two decimals, found 96.205.',
  },
];
