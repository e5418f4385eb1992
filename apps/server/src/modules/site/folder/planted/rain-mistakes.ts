import type { PlantedMistake } from './policy-mistakes.ts';

const rain = "rain: { quietFrom: '00:00', quietUntil: '06:00' }";
const time = 'a time as HH:mm from 00:00 to 23:59';
const file = 'rewards.yaml';
const promotions = 'promotions.yaml';
const ownAmounts = 'no such key, because each rain has its own amounts';

export const rainMistakes: readonly PlantedMistake[] = [
  {
    file,
    from: rain,
    to: rain.replace('06:00', '24:00'),
    sentence: `rain.quietUntil: expected ${time}, found "24:00".`,
  },
  {
    file,
    from: rain,
    to: rain.replace("'00:00'", '0'),
    sentence: 'rain.quietFrom: expected a time as HH:mm, found 0.',
  },
  {
    file,
    from: rain,
    to: "rain: { quietFrom: '00:00' }",
    sentence: 'rain.quietUntil: expected',
  },
  {
    file,
    from: rain,
    to: rain.replace('quietUntil', 'quietTo'),
    sentence: 'rain.quietTo: expected',
  },
  {
    file: promotions,
    from: 'promoCode: REFERRAL',
    to: 'promoCode: RED_RAIN',
    at: "kind: cash, amount: '100.00', wageringTimes: 3",
    sentence: `promotions[8].reward.amount: expected ${ownAmounts}.`,
  },
  {
    file: promotions,
    from: 'promoCode: CASHBACK:live-rebate',
    to: 'promoCode: RED_RAIN',
    at: 'percent: 0.15',
    sentence: `promotions[4].reward.percent: expected ${ownAmounts}.`,
  },
  {
    file: promotions,
    from: 'promoCode: CASHBACK:live-rebate',
    to: 'promoCode: RED_RAIN',
    at: "maximum: '3000.00'",
    sentence: `promotions[4].reward.maximum: expected ${ownAmounts}.`,
  },
  {
    file: promotions,
    from: 'promoCode: DAILY_CHECK_IN',
    to: 'promoCode: RED_RAIN',
    at: 'kind: points, points: 50',
    sentence: `promotions[1].reward.points: expected ${ownAmounts}.`,
  },
  {
    file: promotions,
    from: 'promoCode: DAILY_CHECK_IN',
    to: 'promoCode: RED_RAIN',
    at: 'kind: points, points: 50',
    sentence: 'promotions[1].reward.kind: expected cash.',
  },
  {
    file: promotions,
    from: 'promoCode: FIRST_DEPOSIT',
    to: 'promoCode: RED_RAIN',
    at: 'join\n    period: { startsInDays: -60',
    sentence: 'promotions[0].entry: expected automatic.',
  },
];
