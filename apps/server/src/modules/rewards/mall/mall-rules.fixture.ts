import { local } from '#testing/test-base.ts';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import type { RewardsDeps } from '../rewards-deps.ts';

const whole = Object.fromEntries(gameTypes.map((one) => [one, 100])) as Record<GameType, number>;

const item = {
  description: local('What it is'),
  picture: 'mall/item',
  stock: null,
  perMember: null,
  perDay: null,
  minLevel: 0,
};

/** A point for 100.00 of valid bets, ten points for 1.00, and one item of each kind. */
export const mallRules = {
  points: {
    turnoverPerPoint: 100_00n,
    weights: whole,
    expireMonths: null as number | null,
    pointsPerCurrencyUnit: 10,
    minimumConversion: 500,
    convertPerDay: 2000,
    wageringTimes: 1,
  },
  items: [
    {
      ...item,
      id: 'bonus-50',
      kind: 'bonus',
      title: local('50 bonus'),
      pointsPrice: 500,
      bonusAmount: 50_00n,
    },
    { ...item, id: 'coffee', kind: 'voucher', title: local('Coffee'), pointsPrice: 190, stock: 20 },
    {
      ...item,
      id: 'umbrella',
      kind: 'goods',
      title: local('Umbrella'),
      pointsPrice: 300,
      stock: 10,
      perMember: 2,
    },
    {
      ...item,
      id: 'watch',
      kind: 'goods',
      title: local('Watch'),
      pointsPrice: 900,
      stock: 1,
      minLevel: 2,
    },
  ],
} satisfies RewardsDeps['site']['mall'];
