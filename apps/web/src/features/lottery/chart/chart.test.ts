import { expect, test } from 'vitest';
import { families } from '@pavilion/domain/lottery/families';
import { familyCodes } from '@pavilion/domain/lottery/play';
import { facedOf, gridOf, lastDraws, lineThrough, runsOf, shortNumero, sumsOf } from './counted.ts';
import { chartsOf, type FamilyCharts } from './tracks.ts';

const drawn = (numero: string, winNo: string) => ({ numero, winNo, state: 'settled' });
const ofFamily = (family: string): FamilyCharts => chartsOf(family)!;
const last = (family: string, winNos: readonly string[], count = 100) =>
  lastDraws(
    winNos.map((winNo, at) => drawn(`20261124-${100 - at}`, winNo)),
    ofFamily(family).split,
    count,
  );
/** "x" where the ball is drawn, else the gap. */
const rows = (family: string, track: number, winNos: readonly string[], count = 100) =>
  gridOf(last(family, winNos, count), ofFamily(family).numbers[track]!).map(({ cells }) =>
    cells.map(({ times, gap }) => (times === 0 ? `${gap}` : 'x'.repeat(times))).join(' '),
  );
const marks = (family: string, winNo: string) => {
  const { split, sizes } = ofFamily(family);
  return sizes.map((track) => `${track.name} ${track.marks(split(winNo)).join(' ')}`);
};

test('each row has the ball that was drawn, and for the others the draws since', () => {
  // From the oldest: 3, 3, 0.
  expect(rows('SSC', 0, ['05555', '35555', '35555'])).toEqual([
    'x 3 3 1 3 3 3 3 3 3',
    '2 2 2 x 2 2 2 2 2 2',
    '1 1 1 x 1 1 1 1 1 1',
  ]);
  expect(rows('SSC', 4, ['00007', '00001'])[0]).toBe('2 1 2 2 2 2 2 x 2 2');
});

test('gaps count draws before the first one that is shown', () => {
  expect(rows('K3', 0, ['1,1,1', '2,3,4', '5,6,6'], 1)).toEqual(['xxx 1 1 1 2 2']);
});

test('a face that two dice show is marked twice', () => {
  expect(rows('K3', 0, ['2,5,5'])).toEqual(['1 x 1 1 xx 1']);
});

test('of LHC the special number and all seven have a chart each', () => {
  const winNo = '05,12,23,34,41,48,49';
  const marked = (track: number) => rows('LHC', track, [winNo])[0]!.split(' ');
  expect(marked(0).flatMap((cell, at) => (cell === 'x' ? [at + 1] : []))).toEqual([49]);
  expect(marked(1).flatMap((cell, at) => (cell === 'x' ? [at + 1] : []))).toEqual([
    5, 12, 23, 34, 41, 48, 49,
  ]); // oxfmt-ignore
});

test('void draws are left out and counted; those that wait are left out', () => {
  const list = [
    { numero: '5', winNo: null, state: 'closed' },
    { numero: '4', winNo: '11111', state: 'settled' },
    { numero: '3', winNo: null, state: 'void' },
    { numero: '2', winNo: '22222', state: 'resettled' },
    { numero: '1', winNo: null, state: 'void' },
    { numero: '0', winNo: '33333', state: 'drawn' },
  ];
  const two = lastDraws(list, ofFamily('SSC').split, 2);
  expect(two.shown.map(({ numero }) => numero)).toEqual(['4', '2']);
  expect(two.known).toHaveLength(3);
  expect(two.voids).toBe(1);
  expect(lastDraws(list, ofFamily('SSC').split, 30).voids).toBe(2);
});

test.each([
  [
    'SSC',
    '27705',
    ['1 small even', '2 big odd', '3 big odd', '4 small even', '5 big odd', 'sum small odd'],
  ],
  [
    '11X5',
    '03,07,11,05,04',
    ['1 small odd', '2 big odd', '3 big odd', '4 small odd', '5 small even', 'sum even'],
  ],
  ['K3', '2,5,5', ['sum big even']],
  ['K3', '2,4,4', ['sum small even']],
  ['PC28', '9,4,1', ['sum big even', '1 big odd', '2 small even', '3 small odd']],
  ['LHC', '05,12,23,34,41,48,24', ['special small even']],
  ['LHC', '05,12,23,34,41,48,49', ['special ']],
  ['VN_NORTH', '52768', ['end big even']],
  ['PH2', '07-31', ['1 small odd', '2 big odd']],
] as const)('sizes of %s %s', (family, winNo, expected) => {
  expect(marks(family, winNo)).toEqual(expected);
}); // oxfmt-ignore

test('of ten cars the sum is that of the first two', () => {
  const winNo = '04,01,09,10,02,07,03,05,08,06';
  expect(marks('PK10', winNo).at(-1)).toBe('sum small odd');
  const { sum } = ofFamily('PK10');
  expect(sumsOf(last('PK10', [winNo]).shown, sum!)).toEqual([{ numero: '20261124-100', sum: 5 }]);
});

test('the road has a column for each run of dragon, tiger or tie', () => {
  const { road } = ofFamily('SSC');
  const faced = facedOf(last('SSC', ['90001', '50004', '10009', '70007', '80008']).shown, road!);
  expect(faced[0]).toEqual({ numero: '20261124-100', left: '9', right: '1', side: 'dragon' });
  const runs = runsOf(faced).map(({ side, numeros }) => `${side} ${numeros.length}`);
  expect(runs).toEqual(['dragon 2', 'tiger 1', 'tie 2']);
});

test('of ten cars the first is compared with the tenth', () => {
  const { road } = ofFamily('PK10');
  const winNo = '10,01,04,02,07,03,05,08,06,09';
  expect(facedOf(last('PK10', [winNo]).shown, road!)[0]?.side).toBe('dragon');
});

test('the line of sums begins with the oldest draw, and the least sum is at the bottom', () => {
  const { sum } = ofFamily('K3');
  const points = sumsOf(last('K3', ['6,6,6', '1,1,1']).shown, sum!);
  expect(lineThrough(points, sum!, { width: 10, height: 30 })).toBe('0.0,30.0 10.0,0.0');
});

test.each([
  ['20261124-0731', '0731'],
  ['20261124-147', '147'],
  ['20261124-TN', '1124-TN'],
  ['20261124-2', '1124-2'],
  ['20261201', '1201'],
])('draw %s is %s for short', (numero, short) => {
  expect(shortNumero(numero)).toBe(short);
});

const results: Record<string, string> = {
  SSC: '27705',
  '11X5': '03,07,11,05,01',
  K3: '2,5,5',
  PK10: '04,01,09,10,02,07,03,05,08,06',
  PC28: '9,4,1',
  LHC: '05,12,23,34,41,49,48',
  VN_NORTH: '52768',
  VN_SOUTH: '073459',
  THAI: '743451',
  LAOS: '8072',
  HANOI: '52768',
  MY4D: '4821,0977,3350',
  PH3: '515',
  PH2: '07-31',
};

test.each(familyCodes)('%s has charts, and each of its results marks them', (family) => {
  const { split, numbers, sizes, road } = ofFamily(family);
  const parts = split(results[family]!);
  for (const { columns, marks: marksOf } of [...numbers, ...sizes]) {
    const marked = marksOf(parts);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter((mark) => !columns.includes(mark))).toEqual([]);
  }
  // A road is drawn where the rules have a bet on dragon and tiger between the same places.
  const [left = 0, right = 0] = road ?? [];
  const isBet = families[family].plays.some(
    ({ code }) => code === `DragonTiger${left + 1}${right + 1}`,
  );
  expect(isBet).toBe(road !== null);
});

test('a family that is not known has no charts', () => {
  expect(chartsOf('CHESS')).toBeNull();
});
