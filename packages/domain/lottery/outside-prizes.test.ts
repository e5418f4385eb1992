import { expect, test } from 'vitest';
import { canBePartial, prizesFor, resultFaults } from './outside-prizes.ts';
import type { FamilyCode, Prizes } from './play.ts';
import { northDraw, southDraw } from './vietnam/vietnam.fixture.ts';

const faults = (code: FamilyCode, winNo: string, prizes: Prizes = {}) =>
  resultFaults(code, { winNo, prizes, yearAnimal: 6 });

const thaiDraw = { front3: ['129', '845'], back3: ['306', '512'], back2: ['07'] };
const ten = Array.from({ length: 10 }, (_, at) => `${6030 + at}`);
const my4dDraw = { P1: ['4821'], P2: ['0977'], P3: ['3350'], special: ten, consolation: ten };
const hanoiDraw = { DB: ['52768'], G1: ['10439'] };

test.each([
  ['VN_NORTH', '52768', northDraw],
  ['VN_SOUTH', '073459', southDraw],
  ['THAI', '743451', thaiDraw],
  ['LAOS', '8072', {}],
  ['HANOI', '52768', hanoiDraw],
  ['HANOI', '52768', northDraw],
  ['MY4D', '4821,0977,3350', my4dDraw],
  ['PH3', '515', {}],
  ['PH2', '07-31', {}],
] as const)('%s: nothing is wrong with %s', (code, winNo, prizes) => {
  expect(faults(code, winNo, prizes)).toEqual([]);
});

test.each([
  ['another first prize', 'VN_NORTH', '52769', northDraw, ['winNo']],
  ['a digit too few', 'VN_NORTH', '52768', { ...northDraw, G6: ['463', '917', '32'] }, ['G6']],
  ['a letter', 'VN_SOUTH', '073459', { ...southDraw, G8: ['5x'] }, ['G8']],
  ['a number too many', 'THAI', '743451', { ...thaiDraw, back2: ['07', '08'] }, ['back2']],
  ['no prizes', 'HANOI', '52768', {}, ['DB', 'G1']],
  ['prizes of no such name', 'MY4D', '4821,0977,3350', { ...my4dDraw, P4: [] }, ['P4']],
  ['prizes where there is one number', 'LAOS', '8072', { DB: ['8072'] }, ['DB']],
  ['both', 'LAOS', '807', { DB: ['8072'] }, ['DB']],
  ['five digits', 'LAOS', '80721', {}, ['winNo']],
  ['no such day', 'PH2', '07-32', {}, ['winNo']],
] as const)('named as wrong: %s', (_, code, winNo, prizes, wrong) => {
  expect(faults(code, winNo, prizes)).toEqual(wrong);
});

test('a prize called as something that every object has is missing', () => {
  const prizes = JSON.parse('{"DB":["52768"],"__proto__":["10439"]}') as Prizes;
  expect(faults('HANOI', '52768', prizes)).toEqual(['G1', '__proto__']);
});

test('only the prizes that a family looks at are kept', () => {
  expect(prizesFor('HANOI', northDraw)).toEqual(hanoiDraw);
  expect(prizesFor('VN_NORTH', northDraw)).toEqual(northDraw);
  expect(prizesFor('LAOS', northDraw)).toEqual({});
  expect(prizesFor('VN_NORTH', { G7: ['15'] })).toEqual({ G7: ['15'] });
});

test.each([
  [true, {}],
  [true, { G7: ['15', '73'], G6: [] }],
  [true, { G7: ['15', '7'] }],
  [true, { other: ['text'] }],
  [false, { G7: ['15', ''] }],
  [false, { G7: ['157'] }],
  [false, { G7: ['15', '73', '40', '88', '01'] }],
  [false, { DB: ['5276x'] }],
])('whether these can be on the way: %s, %o', (isPartial, prizes) => {
  expect(canBePartial('VN_NORTH', prizes)).toBe(isPartial);
});
