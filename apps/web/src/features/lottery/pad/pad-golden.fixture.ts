import { elevenFive } from '@pavilion/domain/lottery/eleven-five/eleven-five';
import { k3 } from '@pavilion/domain/lottery/k3/k3';
import { pk10 } from '@pavilion/domain/lottery/pk10/pk10';
import type { Family } from '@pavilion/domain/lottery/play';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';

type Golden = readonly [
  name: string,
  family: Family<unknown>,
  code: string,
  /** The balls to press, by row. */
  balls: Readonly<Record<string, readonly string[]>>,
  /** Bets, stake, and possible win where one win is all that is possible. */
  shows: readonly string[],
  /** The order at a series of 1950. */
  slip: string,
];

const one = (stake: string, win: string) => ['1 bet', `Stake ${stake}`, `Win up to ${win}`];
const some = (bets: number, stake: string, ...win: string[]) => [
  `${bets} bets`,
  `Stake ${stake}`,
  ...win.map((amount) => `Win up to ${amount}`),
];

/** The golden cases of rows of numbers, in the words of the page. */
export const goldenCases: readonly Golden[] = [
  [
    'S1',
    ssc,
    'Last3Straight',
    { Third: ['7'], Fourth: ['5', '0'], Fifth: ['5', '8'] },
    some(4, '₱8.00', '₱1,950.00'),
    '7_05_58~1~21~1~1950~1',
  ],
  [
    'S2',
    ssc,
    'First3Com3',
    { Numbers: ['2', '5', '7'] },
    some(6, '₱12.00', '₱650.00'),
    '257~1~42~1~1950~1',
  ],
  [
    'S3',
    ssc,
    'Last3Com6',
    { Numbers: ['0', '3', '5', '7'] },
    some(4, '₱2.40', '₱97.50'),
    '0357~1~24~2~1950~3',
  ],
  [
    'S4',
    ssc,
    'AllCom60',
    { Doubles: ['1', '7'], Singles: ['0', '2', '5', '7'] },
    some(5, '₱10.00', '₱3,250.00'),
    '17_0257~1~5023~1~1950~1',
  ],
  [
    'S5',
    ssc,
    'Last3Join',
    { Third: ['7'], Fourth: ['0'], Fifth: ['5'] },
    some(3, '₱6.00', '₱2,164.50'),
    '7_0_5~1~5009~1~1950~1',
  ],
  [
    'S6',
    ssc,
    'Any2',
    { First: ['2'], Third: ['7'], Fifth: ['5', '6'] },
    some(5, '₱10.00', '₱585.00'),
    '2_#_7_#_56~1~59~1~1950~1',
  ],
  ['S7', ssc, 'Last3Sum', { Sum: ['12'] }, some(73, '₱146.00', '₱1,950.00'), '12~1~5006~1~1950~1'],
  ['S8', ssc, 'Last3Any2', { Numbers: ['0', '5', '9'] }, some(3, '₱6.00'), '059~1~5013~1~1950~1'],
  ['S9', ssc, 'FixedPlace', { Fifth: ['5'] }, one('₱1.00', '₱9.75'), '5~1~14~3~1950~50~0'],
  ['K1', k3, 'Sum', { Sum: ['12, ₱16.84'] }, one('₱2.00', '₱16.84'), '12~1~5300~1~1950~1'],
  [
    'K2',
    k3,
    'PairSingle',
    { Doubles: ['1', '5'], Singles: ['2', '5', '6'] },
    some(5, '₱10.00', '₱140.40'),
    '15_256~1~5305~1~1950~1',
  ],
  ['K2, two', k3, 'Two', { Numbers: ['2', '5', '6'] }, some(3, '₱6.00'), '256~1~5307~1~1950~1'],
  [
    'E1',
    elevenFive,
    'Any3',
    { Numbers: ['01', '03', '07', '08', '11'] },
    some(10, '₱20.00'),
    '01-03-07-08-11~1~910~1~1950~1',
  ],
  [
    'E2',
    elevenFive,
    'Any7',
    { Numbers: ['01', '02', '03', '05', '07', '09', '11'] },
    one('₱2.00', '₱42.90'),
    '01-02-03-05-07-09-11~1~5202~1~1950~1',
  ],
  [
    'E3',
    elevenFive,
    'First3Straight',
    { First: ['03', '05'], Second: ['03', '07'], Third: ['11'] },
    some(3, '₱6.00', '₱1,930.50'),
    '03-05_03-07_11~1~5205~1~1950~1',
  ],
  [
    'E3, odd and even',
    elevenFive,
    'OECounts',
    { 'Odd and even': ['4 odd, 1 even, ₱12.01', '5 odd, 0 even, ₱150.15'] },
    some(2, '₱4.00', '₱150.15'),
    '50-41~1~5210~1~1950~1',
  ],
  [
    'E3, third digit',
    elevenFive,
    'ThirdDigit',
    { Numbers: ['05, ₱10.01'] },
    one('₱2.00', '₱10.01'),
    '05~1~5211~1~1950~1',
  ],
  [
    'P1',
    pk10,
    'First2',
    { First: ['01', '04'], Second: ['01', '09'] },
    some(3, '₱6.00', '₱175.50'),
    '01-04_01-09~1~1458~1~1950~1',
  ],
  [
    'P1, first five',
    pk10,
    'First5Fixed',
    { First: ['04', '05'] },
    some(2, '₱4.00', '₱19.50'),
    '04-05~1~1462~1~1950~1~0',
  ],
  [
    'P1, last five',
    pk10,
    'Last5Fixed',
    { Tenth: ['06'] },
    one('₱2.00', '₱19.50'),
    '06~1~1463~1~1950~1~9',
  ],
];
