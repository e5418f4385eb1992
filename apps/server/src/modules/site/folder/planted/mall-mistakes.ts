import type { PlantedMistake } from './policy-mistakes.ts';

const file = 'mall.yaml';

export const mallMistakes: readonly PlantedMistake[] = [
  {
    file,
    from: "turnoverPerPoint: '100.00'",
    to: "turnoverPerPoint: '0.00'",
    sentence: 'points.turnoverPerPoint: expected an amount above 0',
  },
  {
    file,
    from: "    bonusAmount: '50.00'\n",
    to: '',
    at: '- id: bonus-50\n',
    sentence: 'items[0].bonusAmount: expected an amount above 0.',
  },
  {
    file,
    from: "bonusAmount: '50.00'",
    to: "bonusAmount: '0.00'",
    sentence: 'items[0].bonusAmount: expected an amount above 0.',
  },
  {
    file,
    from: '    pointsPrice: 1100\n',
    to: "    pointsPrice: 1100\n    bonusAmount: '100.00'\n",
    at: "bonusAmount: '100.00'",
    sentence: 'items[3].bonusAmount: expected no such key, because only a bonus brings money.',
  },
  {
    file,
    from: '    pointsPrice: 3400\n',
    to: "    pointsPrice: 3400\n    bonusAmount: '0.00'\n",
    at: "bonusAmount: '0.00'",
    sentence: 'items[8].bonusAmount: expected no such key, because only a bonus brings money.',
  },
  {
    file,
    from: "bonusAmount: '2000.00'",
    to: "bonusAmount: '20000.01'",
    sentence:
      'items[2].bonusAmount: expected an amount up to "20000.00", because one order takes 1 and bonus.largestGrant in policy.yaml is "20000.00".',
  },
  {
    file,
    from: "bonusAmount: '50.00'",
    to: "bonusAmount: '4000.01'",
    sentence:
      'items[0].bonusAmount: expected an amount up to "4000.00", because one order takes 5 and bonus.largestGrant in policy.yaml is "20000.00".',
  },
  {
    file,
    from: "perMember: 5\n    bonusAmount: '300.00'",
    to: "perMember: 3\n    bonusAmount: '6666.67'",
    at: "bonusAmount: '6666.67'",
    sentence:
      'items[1].bonusAmount: expected an amount up to "6666.66", because one order takes 3 and bonus.largestGrant in policy.yaml is "20000.00".',
  },
  {
    file,
    from: "perMember: 5\n    bonusAmount: '300.00'",
    to: "perMember: 5\n    perDay: 2\n    bonusAmount: '10000.01'",
    at: "bonusAmount: '10000.01'",
    sentence:
      'items[1].bonusAmount: expected an amount up to "10000.00", because one order takes 2 and bonus.largestGrant in policy.yaml is "20000.00".',
  },
  {
    file,
    from: 'wageringTimes: 1',
    to: 'wageringTimes: 41',
    at: '  wageringTimes: 41',
    sentence:
      'points.wageringTimes: expected a number up to bonus.largestWagering in policy.yaml, which is 40.',
  },
  {
    file,
    from: 'minimumConversion: 500',
    to: 'minimumConversion: 505',
    sentence:
      'points.minimumConversion: expected a multiple of pointsPerCurrencyUnit, which is 10.',
  },
  {
    file,
    from: 'convertPerDay: 20000',
    to: 'convertPerDay: 19999',
    sentence: 'points.convertPerDay: expected a multiple of pointsPerCurrencyUnit, which is 10.',
  },
  {
    file,
    from: 'convertPerDay: 20000',
    to: 'convertPerDay: 490',
    sentence: 'points.convertPerDay: expected at least minimumConversion, which is 500.',
  },
  {
    file,
    from: 'convertPerDay: 20000',
    to: 'convertPerDay: 200010',
    sentence:
      'points.convertPerDay: expected points up to 200000, because bonus.largestGrant in policy.yaml is "20000.00".',
  },
  {
    file,
    from: '    pointsPrice: 58000\n',
    to: '    pointsPrice: 58000\n    minLevel: 10\n',
    at: 'minLevel: 10',
    sentence: 'items[11].minLevel: expected a level of vip.yaml, whose highest is 9.',
  },
  {
    file,
    from: '    perMember: 10\n',
    to: '    perMember: 10\n    perDay: 11\n',
    at: 'perDay: 11',
    sentence: 'items[3].perDay: expected a number up to perMember, which is 10.',
  },
  {
    file: 'policy.yaml',
    from: 'pointsAloneUpTo: 10000',
    to: 'pointsAloneUpTo: 0',
    sentence: 'reward.pointsAloneUpTo: expected a whole number of 1 or more, found 0.',
  },
  {
    file: 'policy.yaml',
    from: 'LIVE: 0.50',
    to: 'LIVE: 0.49',
    sentence:
      'giveBack.LIVE: expected at least 0.50, which levels, agents, promotions, points and missions give back.',
  },
];
