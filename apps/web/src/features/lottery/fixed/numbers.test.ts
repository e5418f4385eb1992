import { expect, test } from 'vitest';
import { families } from '@pavilion/domain/lottery/families';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { betName, joined, readNumbers, type FixedPlay } from './numbers.ts';

function playOf(family: FamilyCode, code: string): FixedPlay {
  const play = families[family].plays.find((one) => one.code === code);
  if (play?.approach !== 'picked') throw new Error(`${family} has no picked play ${code}`);
  return play;
}

const twoDigits = { values: Array.from({ length: 100 }, (_, ball) => ball), width: 2 } as const;
const none = () => false;

test('numbers are parted by commas, semicolons, spaces and lines', () => {
  expect(readNumbers(' 06,24;\n91\t07 ', twoDigits, none)).toEqual({
    balls: [6, 24, 91, 7],
    wrong: [],
  });
});

test('a number with too few or other digits, or strange signs, is wrong, each once', () => {
  const { balls, wrong } = readNumbers('6 068 5x -1 1. 6 24', twoDigits, none);
  expect(balls).toEqual([24]);
  expect(wrong.map(({ piece }) => piece)).toEqual(['6', '068', '5x', '-1', '1.']);
  expect(wrong.some(({ isClosed }) => isClosed)).toBe(false);
});

test('a closed number is wrong as a closed one', () => {
  expect(readNumbers('24 31', twoDigits, (ball) => ball === 31)).toEqual({
    balls: [24],
    wrong: [{ piece: '31', isClosed: true }],
  });
});

test('a number that the play does not have is wrong: a triple in any order', () => {
  const [shape] = playOf('THAI', 'Toad3').rows;
  expect(readNumbers('145 222', shape?.balls ?? twoDigits, none)).toEqual({
    balls: [145],
    wrong: [{ piece: '222', isClosed: false }],
  });
});

test('nothing is read of an empty text', () => {
  expect(readNumbers(' \n', twoDigits, none)).toEqual({ balls: [], wrong: [] });
});

test('numbers join once, and the same digits in another order are the same bet', () => {
  expect(joined(playOf('THAI', 'Toad3'), [145], [541, 227, 722])).toEqual({
    row: [145, 227],
    added: 1,
    double: 2,
  });
  expect(joined(playOf('THAI', 'Top3'), [145], [541, 145, 541])).toEqual({
    row: [145, 541],
    added: 1,
    double: 2,
  });
});

test.each<[FamilyCode, string, number, string]>([
  ['VN_NORTH', 'Lo2', 6, '06'],
  ['VN_SOUTH', 'Xien2', 6, '06'],
  ['MY4D', 'Big', 977, '0977'],
  ['MY4D', 'IBoxBig', 4821, '1248'],
  ['PH2', 'PH2Straight', 7, '07'],
])('%s %s: the bet on %i is called %s', (family, code, ball, name) => {
  expect(betName(playOf(family, code), ball)).toBe(name);
});
