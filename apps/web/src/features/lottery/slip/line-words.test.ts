import { expect, test } from 'vitest';
import { families } from '@pavilion/domain/lottery/families';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { lineWords } from './line-words.ts';

const asKey = (key: string) => key.replace(/^.*\./, '');

function words(family: FamilyCode, code: string, balls: string, row: number | null = null) {
  const play = families[family].plays.find((one) => one.code === code);
  return play === undefined ? undefined : lineWords(asKey, play, { balls, row });
}

test('rows of digits are joined, and options are named in words', () => {
  expect(words('SSC', 'Last3Straight', '7_05_58')).toMatchObject({ balls: '7 | 05 | 58' });
  expect(words('SSC', 'DragonTiger15', '02')).toMatchObject({ balls: 'tie, tiger' });
  expect(words('LHC', 'SpecialAnimal', '00-11')).toMatchObject({ balls: 'rat, pig' });
  expect(words('11X5', 'OECounts', '05-50')).toMatchObject({ balls: 'oddEven; oddEven' });
});

test('a line of one place names it, and of a long one the first balls are shown', () => {
  expect(words('SSC', 'FixedPlace', '5', 4)).toEqual({ place: 5, balls: '5', more: 0 });
  const all = Array.from({ length: 49 }, (_, at) => `${at + 1}`.padStart(2, '0')).join('-');
  expect(words('LHC', 'Special', all)).toMatchObject({ more: 29 });
});

test('what is none of the play has no words', () => {
  expect(words('SSC', 'Last3Straight', '7_05')).toBeNull();
});
