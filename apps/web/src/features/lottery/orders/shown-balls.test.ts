import { expect, test } from 'vitest';
import { families } from '@pavilion/domain/lottery/families';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { shownBalls } from './shown-balls.ts';

const playOf = (family: FamilyCode, code: string) => {
  const play = families[family].plays.find((one) => one.code === code);
  if (!play) throw new Error(`${family} has no play ${code}`);
  return play;
};
const asKey = (key: string) => key;
const shown = (family: FamilyCode, code: string, balls: string, digit: number | null = null) =>
  shownBalls(asKey, playOf(family, code), { balls, digit });

test('rows have their position, and what is empty is left out', () => {
  expect(shown('SSC', 'Last3Straight', '7_05_58')).toEqual({
    rows: [
      { of: 3, balls: ['7'] },
      { of: 4, balls: ['0', '5'] },
      { of: 5, balls: ['5', '8'] },
    ],
    positions: [],
  });
  expect(shown('SSC', 'Any2', '2_#_7_#_56')?.rows.map(({ of }) => of)).toEqual([1, 3, 5]);
});

test('a line of one row alone says which row it is by its digit', () => {
  expect(shown('SSC', 'FixedPlace', '05', 4)?.rows).toEqual([{ of: 1, balls: ['0', '5'] }]);
  expect(shown('SSC', 'FixedPlace', '05', 0)?.rows).toEqual([{ of: 5, balls: ['0', '5'] }]);
  expect(shown('PK10', 'Last5Fixed', '04-10', 9)?.rows).toEqual([{ of: 10, balls: ['04', '10'] }]);
});

test('rows of several say how often their numbers come, a row alone says nothing', () => {
  expect(shown('SSC', 'AllCom60', '17_0257')?.rows).toEqual([
    { of: 'doubles', balls: ['1', '7'] },
    { of: 'singles', balls: ['0', '2', '5', '7'] },
  ]);
  expect(shown('SSC', 'First4Com24', '0257')?.rows).toEqual([
    { of: null, balls: ['0', '2', '5', '7'] },
  ]);
});

test('positions that were chosen beside the numbers count from 1', () => {
  expect(shown('SSC', 'Any2Com', '1345@257')).toEqual({
    rows: [{ of: null, balls: ['2', '5', '7'] }],
    positions: [1, 3, 4, 5],
  });
});

test('options have their names', () => {
  expect(shown('SSC', 'SumBSOE', '13')?.rows[0]?.balls).toEqual(['lottery.small', 'lottery.even']);
  expect(shown('SSC', 'DragonTiger15', '02')?.rows[0]?.balls).toEqual([
    'lottery.tiles.tie',
    'lottery.tiles.tiger',
  ]);
  expect(shown('LHC', 'SpecialAnimal', '00-11')?.rows[0]?.balls).toEqual([
    'lottery.tiles.rat',
    'lottery.tiles.pig',
  ]);
});

test('typed numbers are whole, and an open place is a dash', () => {
  const typed = families.SSC.plays.filter(({ approach }) => approach === 'typed');
  const three = typed.find(({ playId }) => playId === 85);
  expect(three && shownBalls(asKey, three, { balls: '0_5_8,1_1_1', digit: null })).toEqual({
    rows: [{ of: null, balls: ['058', '111'] }],
    positions: [],
  });
  const blanks = typed.find((play) => play.approach === 'typed' && play.number.blanks === 3);
  const open = blanks && shownBalls(asKey, blanks, { balls: '2_#_7_#_#', digit: null });
  expect(open?.rows[0]?.balls).toEqual(['2–7––']);
});

test('what is none of the play is not shown as one', () => {
  expect(shown('SSC', 'Last3Straight', '7_05')).toBeNull();
  expect(shown('SSC', 'Last3Straight', 'x_05_58')).toBeNull();
});
