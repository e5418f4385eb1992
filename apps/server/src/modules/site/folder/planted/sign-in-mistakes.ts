import type { PlantedMistake } from './policy-mistakes.ts';

const page = 'kind: points, points: 50, wageringTimes: 0';
const first = 'as on the first day of signIn';

const rows: readonly PlantedMistake[] = [
  {
    file: 'rewards.yaml',
    from: '  row: days\n  days:',
    to: '  row: month\n  days:',
    at: '  days:\n    - { points: 50 }',
    sentence: 'signIn.days: expected 31 days, because row is month.',
  },
  {
    file: 'rewards.yaml',
    from: "amount: '200.00'",
    to: "amount: '0.00'",
    sentence: 'signIn.conditions.deposit.amount: expected an amount above 0.',
  },
  {
    file: 'rewards.yaml',
    from: 'provedContact: true',
    to: "provedContact: true\n    validBets: '0.00'",
    at: "validBets: '0.00'",
    sentence: 'signIn.conditions.validBets: expected an amount above 0.',
  },
  {
    file: 'rewards.yaml',
    from: '- { points: 500 }',
    to: "- { amount: '20000.01' }",
    sentence:
      'signIn.days[6].amount: expected an amount up to bonus.largestGrant in policy.yaml, which is "20000.00".',
  },
  {
    file: 'rewards.yaml',
    from: '- { points: 500 }',
    to: "- { amount: '5.00', wageringTimes: 41 }",
    sentence:
      'signIn.days[6].wageringTimes: expected a number up to bonus.largestWagering in policy.yaml, which is 40.',
  },
  {
    file: 'rewards.yaml',
    from: '- { points: 500 }',
    to: '- { points: 0 }',
    sentence: 'signIn.days[6].points: expected a whole number of 1 or more, found 0.',
  },
  {
    file: 'rewards.yaml',
    from: '- { points: 500 }',
    to: "- { amount: '0.00' }",
    sentence: 'signIn.days[6].amount: expected an amount above 0',
  },
];

const pages: readonly PlantedMistake[] = [
  {
    file: 'promotions.yaml',
    from: page,
    to: 'kind: points, points: 40, wageringTimes: 0',
    sentence: `promotions[1].reward.points: expected 50, ${first}.`,
  },
  {
    file: 'promotions.yaml',
    from: page,
    to: 'kind: cash, points: 50, wageringTimes: 0',
    sentence: `promotions[1].reward.kind: expected points, ${first}.`,
  },
  {
    file: 'promotions.yaml',
    from: page,
    to: 'kind: points, points: 50, wageringTimes: 1',
    sentence: `promotions[1].reward.wageringTimes: expected 0, ${first}.`,
  },
  {
    file: 'promotions.yaml',
    from: page,
    to: 'kind: points, points: 50, percent: 10, wageringTimes: 0',
    sentence:
      'promotions[1].reward.percent: expected no such key, because the first day of signIn gives points.',
  },
  {
    file: 'promotions.yaml',
    from: page,
    to: "kind: points, points: 50, maximum: '10.00', wageringTimes: 0",
    sentence:
      'promotions[1].reward.maximum: expected no such key, because the first day of signIn gives points.',
  },
  {
    file: 'promotions.yaml',
    from: page,
    to: "kind: points, points: 50, amount: '10.00', wageringTimes: 0",
    sentence:
      'promotions[1].reward.amount: expected no such key, because the first day of signIn gives points.',
  },
  {
    file: 'promotions.yaml',
    from: 'automatic\n    period: { startsInDays: -20',
    to: 'claim\n    period: { startsInDays: -20',
    at: 'claim\n    period: { startsInDays: -20',
    sentence: 'promotions[1].entry: expected automatic.',
  },
  {
    file: 'promotions.yaml',
    from: 'startsInDays: -20, noExpiry: true',
    to: 'startsInDays: -20, endsInDays: 75',
    sentence: 'promotions[1].period: expected noExpiry: true.',
  },
  {
    file: 'promotions.yaml',
    from: 'promoCode: REFERRAL',
    to: 'promoCode: DAILY_CHECK_IN',
    sentence:
      'promotions[8].promoCode: expected another code, DAILY_CHECK_IN is taken by promotions[1].',
  },
];

export const signInMistakes: readonly PlantedMistake[] = [...rows, ...pages];
