import { ownFamilies } from '@pavilion/domain/lottery/families';
import { prizeModeOf } from '@pavilion/domain/lottery/order/prize-mode';
import type { OwnFamilyCode } from '@pavilion/domain/lottery/play';
import { nearOf } from '../clock/near.ts';
import { nearAnswer } from '../lottery-answers.fixture.ts';
import { playMenusOf, settingAnswer } from '../room-answers.fixture.ts';
import { roomGroups } from '../room/groups.ts';
import type { Room } from '../room/room.ts';
import type { NewLine } from '../slip/line.ts';

/** The draws of the golden cases are in a year of the horse. */
export const horse = 6;

/** A room of tiles whose draw is open for an hour. */
export function tilesRoom(code: OwnFamilyCode, given: Partial<Room> = {}): Room {
  const family = ownFamilies[code];
  const mode = prizeModeOf(3);
  const menu = playMenusOf(family).find(({ prizeModeId }) => prizeModeId === 3);
  if (mode === null || menu === undefined) throw new Error(`${code} has no tiles`);
  const now = Date.now();
  return {
    lottery: {
      gameId: 1,
      code: `PV${code}`,
      remark: 'Lottery',
      playTypes: ['ent'],
      paused: false,
      family: code,
    },
    family,
    mode,
    money: 'electronic',
    groups: roomGroups(menu, family),
    setting: settingAnswer(),
    series: null,
    digits: 2,
    near: nearOf(nearAnswer(), { askedAtMs: now, cameAtMs: now, pauseMs: 0 }),
    draw: { numero: '20261124-0731', closesAtMs: now + 3_600_000, yearAnimal: horse },
    ...given,
  };
}

/** A line of tiles: the balls as the wire writes them, and what each bet costs. */
export const tilesLine = (playId: number, balls: string, amount: string): NewLine => ({
  playId,
  balls,
  row: null,
  price: { amount },
});

type Golden = Readonly<{
  name: string;
  family: OwnFamilyCode;
  group: string;
  play: string;
  /** The tiles with the chip that is put on each. */
  taps: readonly (readonly [tile: string, chip: string])[];
  bets: string;
  stake: string;
  lines: readonly NewLine[];
  winNo: string;
  win: string;
}>;

const seven = '05,12,23,34,41,48,49';

/** Section 5 of the specification, on tiles of one play. */
export const goldenTiles: readonly Golden[] = [
  {
    name: 'S10, tiger of the first against the fifth',
    family: 'SSC',
    group: 'DragonTiger',
    play: 'Dragon Tiger 15',
    taps: [['tiger, 2.155', '10']],
    bets: '1 bet',
    stake: '10.00',
    winNo: '27705',
    win: '21.55',
    lines: [tilesLine(5047, '2', '10.00')],
  },
  {
    name: 'S10, small and odd sum',
    family: 'SSC',
    group: 'Sum',
    play: 'Sum BSOE',
    taps: [
      ['odd, 1.94', '10'],
      ['small, 1.94', '10'],
    ],
    bets: '2 bets',
    stake: '20.00',
    winNo: '27705',
    win: '38.80',
    lines: [tilesLine(5043, '12', '10.00')],
  },
  {
    name: 'E, a sum of 30 gives the stake of big back',
    family: '11X5',
    group: 'Sum',
    play: 'Sum BSOE',
    taps: [
      ['big, 1.94', '10'],
      ['even, 1.982', '10'],
    ],
    bets: '2 bets',
    stake: '20.00',
    winNo: '01,02,07,09,11',
    win: '29.82',
    lines: [tilesLine(5212, '03', '10.00')],
  },
  {
    name: 'K3, big and even win on a triple',
    family: 'K3',
    group: 'Sum',
    play: 'BSOE',
    taps: [
      ['big, 1.94', '10'],
      ['even, 1.94', '10'],
    ],
    bets: '2 bets',
    stake: '20.00',
    winNo: '4,4,4',
    win: '38.80',
    lines: [tilesLine(5309, '03', '10.00')],
  },
  {
    name: 'P2, small and odd sum of the first two',
    family: 'PK10',
    group: 'Sum',
    play: 'First 2 Sum BSOE',
    taps: [
      ['small, 1.746', '10'],
      ['odd, 1.746', '10'],
    ],
    bets: '2 bets',
    stake: '20.00',
    winNo: '04,01,09,10,02,07,03,05,08,06',
    win: '34.92',
    lines: [tilesLine(5416, '12', '10.00')],
  },
  {
    name: 'B1, the sum 14',
    family: 'PC28',
    group: 'Sum',
    play: 'PC28 Sum',
    taps: [['14, 12.933', '10']],
    bets: '1 bet',
    stake: '10.00',
    winNo: '9,4,1',
    win: '129.33',
    lines: [tilesLine(5500, '14', '10.00')],
  },
  {
    name: 'B1, big and even',
    family: 'PC28',
    group: 'Sum',
    play: 'PC28 Sum BSOE',
    taps: [
      ['big, 1.94', '10'],
      ['even, 1.94', '10'],
    ],
    bets: '2 bets',
    stake: '20.00',
    winNo: '9,4,1',
    win: '38.80',
    lines: [tilesLine(5501, '03', '10.00')],
  },
  {
    name: 'B2, big even',
    family: 'PC28',
    group: 'Sum',
    play: 'PC28 Sum Combination',
    taps: [['big even, 3.605', '10']],
    bets: '1 bet',
    stake: '10.00',
    winNo: '9,4,1',
    win: '36.05',
    lines: [tilesLine(5502, '1', '10.00')],
  },
  {
    name: 'L1, the special number',
    family: 'LHC',
    group: 'Special',
    play: 'Special',
    taps: [['49 green, 47.53', '10']],
    bets: '1 bet',
    stake: '10.00',
    winNo: seven,
    win: '475.30',
    lines: [tilesLine(5600, '49', '10.00')],
  },
  {
    name: 'L1, 49 gives the stake of big back',
    family: 'LHC',
    group: 'Special',
    play: 'Special BSOE',
    taps: [['big, 1.94', '10']],
    bets: '1 bet',
    stake: '10.00',
    winNo: seven,
    win: '10.00',
    lines: [tilesLine(5601, '0', '10.00')],
  },
  {
    name: 'L1, green',
    family: 'LHC',
    group: 'Special',
    play: 'Special Colour',
    taps: [['green, 2.97', '10']],
    bets: '1 bet',
    stake: '10.00',
    winNo: seven,
    win: '29.70',
    lines: [tilesLine(5602, '2', '10.00')],
  },
  {
    name: 'L1 beside two numbers of another amount',
    family: 'LHC',
    group: 'Special',
    play: 'Special',
    taps: [
      ['05 green, 47.53', '5'],
      ['49 green, 47.53', '10'],
      ['01 red, 47.53', '5'],
    ],
    bets: '3 bets',
    stake: '20.00',
    winNo: seven,
    win: '475.30',
    lines: [tilesLine(5600, '01-05', '5.00'), tilesLine(5600, '49', '10.00')],
  },
];

type GoldenSets = Readonly<{
  name: string;
  group: string;
  play: string;
  numbers: readonly string[];
  chip: string;
  cost: string;
  line: NewLine;
  winNo: string;
  win: string;
}>;

/** The same on sets of numbers. */
export const goldenSets: readonly GoldenSets[] = [
  {
    name: 'L2, two of two',
    group: 'Regular',
    play: '2of 2',
    numbers: ['12 red', '40 red', '05 green'],
    chip: '5',
    cost: '3 bets Stake ₱15.00',
    winNo: seven,
    win: '380.24',
    line: tilesLine(5607, '05-12-40', '5.00'),
  },
  {
    name: 'L3, two of three',
    group: 'Regular',
    play: '3of 2',
    numbers: ['05 green', '12 red', '40 red'],
    chip: '10',
    cost: '1 bet Stake ₱10.00',
    winNo: seven,
    win: '194.00',
    line: tilesLine(5609, '05-12-40', '10.00'),
  },
  {
    name: 'L3, three of three',
    group: 'Regular',
    play: '3of 2',
    numbers: ['05 green', '12 red', '23 red'],
    chip: '10',
    cost: '1 bet Stake ₱10.00',
    winNo: seven,
    win: '2679.14',
    line: tilesLine(5609, '05-12-23', '10.00'),
  },
  {
    name: 'L3, none of five',
    group: 'None',
    play: 'None 5',
    chip: '10',
    numbers: ['01 red', '02 red', '03 blue', '04 blue', '06 green'],
    cost: '1 bet Stake ₱10.00',
    winNo: seven,
    win: '21.74',
    line: tilesLine(5611, '01-02-03-04-06', '10.00'),
  },
];
