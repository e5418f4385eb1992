import { expect, test } from 'vitest';
import { hotRows, positionsOf } from './hot-rows.ts';
import { prizeRows } from './prize-rows.ts';

/** One place for balls 0 to 11, and one for each of big, small, odd and even. */
const ofPosition = Array.from({ length: 16 }, (_, index) => index);

test.each([
  ['SSC', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
  ['11X5', ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']],
  ['K3', ['1', '2', '3', '4', '5', '6']],
  ['PK10', ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']],
])('of %s the numbers that it has are counted, then big, small, odd and even', (family, labels) => {
  const rows = hotRows(family, { hot: ofPosition, gap: ofPosition });
  expect(rows.map(({ label }) => label)).toEqual([...labels, 'big', 'small', 'odd', 'even']);
  expect(rows.at(-1)).toMatchObject({ size: 'even', hits: 15, gap: 15 });
});

test('the number that came most often is hot, the one that came longest ago is cold', () => {
  const rows = hotRows('K3', {
    hot: [0, 5, 9, 5, 5, 5, 5, 0, 0, 0, 0, 0, 50, 50, 50, 50],
    gap: [0, 1, 0, 8, 2, 3, 4, 0, 0, 0, 0, 0, 0, 90, 0, 1],
  });
  expect(rows.filter(({ isHot }) => isHot).map(({ label }) => label)).toEqual(['2']);
  expect(rows.filter(({ isCold }) => isCold).map(({ label }) => label)).toEqual(['3']);
});

test('where all came alike none is hot or cold', () => {
  const rows = hotRows('K3', { hot: ofPosition.map(() => 0), gap: ofPosition.map(() => 0) });
  expect(rows.filter(({ isHot, isCold }) => isHot || isCold)).toEqual([]);
});

test('of many numbers the five hottest and the five coldest are shown', () => {
  const hot = Array.from({ length: 50 }, (_, ball) => ball);
  const gap = hot.map((ball) => 50 - ball);
  const rows = hotRows('LHC', { hot, gap });
  const of = (wanted: 'isHot' | 'isCold') =>
    rows.filter((row) => row[wanted]).map(({ label }) => label);
  expect(of('isHot')).toEqual(['49', '48', '47', '46', '45']);
  expect(of('isCold')).toEqual(['01', '02', '03', '04', '05']);
  expect(rows).toHaveLength(10);
});

test('a lottery of which nothing is counted has no rows', () => {
  expect(hotRows('SSC', { hot: [], gap: [] })).toEqual([]);
});

test('positions stand in their order', () => {
  const names = positionsOf({ FIFTH: [], FIRST: [], SECOND: [] }).map(({ name }) => name);
  expect(names).toEqual(['FIRST', 'SECOND', 'FIFTH']);
  expect(positionsOf({ NUMBER: [] })).toEqual([{ name: 'NUMBER', number: 0 }]);
});

test('the tables of Vietnam have a place for every number', () => {
  const places = (family: string) =>
    prizeRows(family, {}).map(({ name, numbers }) => `${name} ${numbers.length}`);
  expect(places('VN_NORTH').join()).toBe('DB 1,G1 1,G2 2,G3 6,G4 4,G5 6,G6 3,G7 4');
  expect(places('VN_SOUTH').join()).toBe('DB 1,G1 1,G2 1,G3 2,G4 7,G5 1,G6 3,G7 1,G8 1');
  const [first] = prizeRows('VN_NORTH', { DB: ['52768'] });
  expect(first).toEqual({ name: 'DB', numbers: [{ place: 0, number: '52768' }] });
});

test('other prizes stand from the highest down, in whatever order they came', () => {
  const given = { consolation: ['1248'], P2: ['0977'], special: ['6038'], P1: ['4821'] };
  expect(prizeRows('MY4D', given).map(({ name }) => name)).toEqual([
    'P1', 'P2', 'special', 'consolation',
  ]); // oxfmt-ignore
});
