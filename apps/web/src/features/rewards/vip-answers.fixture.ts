import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { gameTypes } from '@pavilion/domain/game/game-type';

export type VipAnswer = ResponseOf<PlayerEndpoints['rewards']['showVipProgress']>;
type Level = VipAnswer['levels'][number];

/** Cash-back of every category, live and e-lottery at most 0.20 percent. */
const cashbackOf = (percent: string) =>
  gameTypes.map((category) => ({
    category,
    percent: category === 'LIVE' || category === 'ELOTT' ? '0.20' : percent,
  }));

type Figures = readonly [
  label: string,
  deposits: string,
  turnover: string,
  levelUp: string,
  weekly: string,
  weeklyTurnover: string,
  birthday: string,
  percent: string,
  withdrawals: number,
  most: string,
];

/** The first four levels of the default site, and its highest one. */
const figures: readonly Figures[] = [
  ['Member', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00', '0.20', 3, '20000.00'],
  ['Bronze', '500.00', '5000.00', '18.00', '8.00', '160.00', '28.00', '0.30', 3, '30000.00'],
  ['Silver', '5000.00', '50000.00', '58.00', '18.00', '360.00', '58.00', '0.40', 4, '40000.00'],
  ['Gold', '20000.00', '250000.00', '188.00', '38.00', '760.00', '108.00', '0.50', 4, '60000.00'],
  [
    'Crown',
    '10000000.00',
    '250000000.00',
    '18888.00',
    '5888.00',
    '117760.00',
    '8888.00',
    '1.20',
    15,
    '500000.00',
  ],
];

const levelOf = (place: number, of: Figures, own: number): Level => ({
  level: place,
  label: of[0],
  emblem: { url: `/art/vip/level-${place}.svg`, color: '#21272e' },
  needs: {
    deposits: of[1],
    turnover: of[2],
    points: 0,
    keepDeposits: '0.00',
    keepTurnover: '0.00',
  },
  benefits: {
    levelUpBonus: of[3],
    weeklyBonus: of[4],
    weeklyTurnover: of[5],
    monthlyBonus: '0.00',
    monthlyTurnover: '0.00',
    birthdayBonus: of[6],
    cashback: cashbackOf(of[7]),
    withdrawalsPerDay: of[8],
    withdrawDailyMaximum: of[9],
    host: null,
    line: null,
  },
  reached: place <= own,
});

const nothing = { actual: '0.00', expected: '0.00' };

/** A member of a level, with the progress toward the next one that a test gives. */
export function vipAnswer(level: number, given: Partial<VipAnswer> = {}): VipAnswer {
  const levels = figures.map((of, place) => levelOf(place, of, level));
  const next = levels[level + 1] ?? levels[level];
  return {
    playerRankName: levels[level]?.label ?? '',
    level,
    invited: true,
    countedLevel: level,
    setUntil: null,
    deposits: { actual: '0.00', expected: next?.needs.deposits ?? '0.00' },
    totalTurnover: { actual: '0.00', expected: next?.needs.turnover ?? '0.00' },
    points: null,
    weeklyTurnover: {
      actual: '0.00',
      expected: levels[level]?.benefits.weeklyTurnover ?? '0.00',
    },
    monthlyTurnover: nothing,
    keep: null,
    levels,
    rules: '<p>Levels depend on your total deposits and bets.</p>',
    asOf: '2026-11-02T08:00:00.000Z',
    ...given,
  };
}
