import { expect, test } from 'vitest';
import { families } from '@pavilion/domain/lottery/families';
import { fraction } from '@pavilion/domain/lottery/fraction';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { marksOf, mostOdds } from '../room/marks.ts';
import type { Setting } from '../room/room.ts';
import { pricedLine, type PricingRoom } from '../slip/line.ts';
import { isClosedBall, markedSets, markOfBall } from './marks.ts';
import type { FixedPlay } from './numbers.ts';

const numero = '20261124-0731';
type Marked = Partial<Pick<Setting, 'reduced' | 'closed'>>;
const settingWith = (given: Marked): Setting => ({
  betMultipleMax: 9999,
  betAmountMax: '200000.00',
  winAmountMax: '2000000.00',
  lineMin: '1.00',
  lineBetsMax: 100_000,
  typedMax: 20_000,
  maxChaseCount: 10,
  chasePlans: true,
  bettingModes: [],
  oddsVersion: 'v1',
  reduced: [],
  closed: [],
  ...given,
});
const draw = { numero, closesAtMs: 0, yearAnimal: 6 };

function playOf(family: FamilyCode, code: string): FixedPlay {
  const play = families[family].plays.find((one) => one.code === code);
  if (play?.approach !== 'picked') throw new Error(`${family} has no picked play ${code}`);
  return play;
}

test('only numbers of the open draw and of the play are marked', () => {
  const setting = settingWith({
    reduced: [
      { numero, playId: 5700, number: '24', odds: ['891/10'] },
      { numero: '20261124-0730', playId: 5700, number: '25', odds: ['72'] },
      { numero, playId: 5701, number: '26', odds: ['72'] },
    ],
    closed: [{ numero, playId: 5700, number: '31' }],
  });
  expect([...marksOf({ setting, draw }, 5700)]).toEqual([
    ['24', { kind: 'reduced', odds: [fraction(891, 10)] }],
    ['31', { kind: 'closed' }],
  ]);
  expect(marksOf({ setting, draw: null }, 5700).size).toBe(0);
});

test('a number is marked by its digits where their order does not count', () => {
  const toad = playOf('THAI', 'Toad3');
  const setting = settingWith({ closed: [{ numero, playId: toad.playId, number: '145' }] });
  const marks = marksOf({ setting, draw }, toad.playId);
  expect(isClosedBall(marks, toad, 541)).toBe(true);
  expect(isClosedBall(marks, toad, 146)).toBe(false);
});

test('a marked combination marks none of its numbers, and is named once all are chosen', () => {
  const xien = playOf('VN_SOUTH', 'Xien2');
  const setting = settingWith({ closed: [{ numero, playId: xien.playId, number: '06-24' }] });
  const marks = marksOf({ setting, draw }, xien.playId);
  expect(markOfBall(marks, xien, 6)).toBeUndefined();
  expect(markedSets(marks, xien, [[24, 91]])).toEqual([]);
  expect(markedSets(marks, xien, [[24, 91, 6]])).toEqual([['06-24', { kind: 'closed' }]]);
});

test('a marked pair in order needs each number in its own row', () => {
  const straight = playOf('PH2', 'PH2Straight');
  const closed = [{ numero, playId: straight.playId, number: '31-07' }];
  const marks = marksOf({ setting: settingWith({ closed }), draw }, straight.playId);
  expect(markedSets(marks, straight, [[7], [31]])).toEqual([]);
  expect(markedSets(marks, straight, [[31], [7]])).toHaveLength(1);
});

test('odds are less only where every bet that is chosen is reduced', () => {
  const lo = playOf('VN_SOUTH', 'Lo2');
  const reduced = [
    { numero, playId: lo.playId, number: '24', odds: ['72'] },
    { numero, playId: lo.playId, number: '25', odds: ['80'] },
  ];
  const marks = marksOf({ setting: settingWith({ reduced }), draw }, lo.playId);
  const most = (...row: number[]) => mostOdds(marks, lo, { rows: [row] }, [fraction(99)]);
  expect(most(24)).toEqual([fraction(72)]);
  expect(most(24, 25)).toEqual([fraction(80)]);
  expect(most(24, 26)).toEqual([fraction(99)]);
  expect(most()).toEqual([fraction(99)]);
});

test('odds of combinations are less where the only one is reduced', () => {
  const xien = playOf('VN_SOUTH', 'Xien2');
  const reduced = [{ numero, playId: xien.playId, number: '06-24', odds: ['30'] }];
  const marks = marksOf({ setting: settingWith({ reduced }), draw }, xien.playId);
  expect(mostOdds(marks, xien, { rows: [[24, 6]] }, [fraction(36)])).toEqual([fraction(30)]);
  expect(mostOdds(marks, xien, { rows: [[24, 6, 91]] }, [fraction(36)])).toEqual([fraction(36)]);
});

test('the cart counts a line by the reduced odds of the open draw alone', () => {
  const lo = playOf('VN_SOUTH', 'Lo2Flat');
  const reduced = [{ numero, playId: lo.playId, number: '24', odds: ['4'] }];
  const plays = [{ play: lo, name: 'Lo', isOpen: true, odds: [fraction(27, 5)] }];
  const groups = [{ code: 'Lo', name: 'Lo', parts: [{ code: 'Lo', plays }] }];
  const setting = settingWith({ reduced });
  const room = { groups, money: 'fixed', series: null, digits: 2, setting, draw } as const;
  const oddsOf = (balls: string, given: Partial<PricingRoom> = {}) => {
    const line = { playId: lo.playId, balls, row: null, price: { amount: '1.00' } };
    return pricedLine({ ...room, ...given }, line)?.odds;
  };
  expect(oddsOf('24')).toEqual([fraction(4)]);
  expect(oddsOf('24-25')).toEqual([fraction(27, 5)]);
  expect(oddsOf('24', { draw: { ...draw, numero: '20261125-0001' } })).toEqual([fraction(27, 5)]);
  expect(oddsOf('24', { draw: null })).toEqual([fraction(27, 5)]);
});
