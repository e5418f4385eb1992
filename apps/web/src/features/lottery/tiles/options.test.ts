import { expect, test } from 'vitest';
import { ownFamilies } from '@pavilion/domain/lottery/families';
import { lhc } from '@pavilion/domain/lottery/lhc/lhc';
import { pc28 } from '@pavilion/domain/lottery/pc28/pc28';
import type { OwnFamily, PickedPlay, RowShape } from '@pavilion/domain/lottery/play';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { webMessages } from '@pavilion/messages/web';
import { keyOfName } from '../balls/ball-names.ts';
import { colourOfBall, numbersOfBall, oddsOfBall, oddsOfTiers, optionText } from './options.ts';

const horse = 6;

const entPlays = Object.values(ownFamilies).flatMap((family) =>
  family.plays
    .filter(({ playTypes }) => playTypes.includes('ent'))
    .map((play) => ({ name: `${family.code} ${play.code}`, play })),
);

function playOf<Result>(family: OwnFamily<Result>, code: string): PickedPlay<Result> {
  const play = family.plays.find((one) => one.code === code);
  if (play?.approach !== 'picked') throw new Error(`${family.code} picks no ${code}`);
  return play;
}

const rowOf = ({ rows: [row] }: PickedPlay<never>): RowShape => {
  if (row === undefined) throw new Error('The play has no row');
  return row;
};

test.each(entPlays)('$name is a play of one row, in which each option has a text', ({ play }) => {
  const rows = play.approach === 'picked' ? play.rows : [];
  expect(rows).toHaveLength(1);
  const names = rows.flatMap(({ balls }) => balls.names ?? []);
  const keys = names.map((name) => keyOfName(name) ?? `no text for ${name}`);
  const texts: Readonly<Record<string, { EN: string; TY: string }>> = webMessages;
  expect(keys.filter((key) => !texts[key]?.EN || !texts[key].TY)).toEqual([]);
});

test('numbers are written as on the ball, sums without a zero before them', () => {
  const noText = (key: string) => key;
  expect(optionText(rowOf(playOf(lhc, 'Special')), 5, noText)).toBe('05');
  expect(optionText(rowOf(playOf(ssc, 'Ball1')), 5, noText)).toBe('5');
  expect(optionText(rowOf(playOf(pc28, 'PC28Sum')), 5, noText)).toBe('5');
  const pair = rowOf(playOf(ssc, 'DragonTiger15'));
  expect(optionText(pair, 0, noText)).toBe('lottery.tiles.tie');
});

test.each([
  ['LHC', lhc, 'Special', [2, 3, 5], ['red', 'blue', 'green']],
  ['LHC', lhc, 'SpecialColour', [0, 1, 2], ['red', 'blue', 'green']],
  ['LHC', lhc, 'AnyLastDigit', [2], [null]],
  ['PC28', pc28, 'PC28Sum', [3, 2, 1, 0, 13, 14, 27], ['red', 'blue', 'green', ...noColours(4)]],
  ['PC28', pc28, 'PC28SumColour', [0, 1, 2], ['green', 'blue', 'red']],
  ['SSC', ssc, 'Ball1', [1], [null]],
] as const)('%s: the colours of %o', (code, family, play, balls, colours) => {
  const row = rowOf(playOf(family as OwnFamily<never>, play));
  expect(balls.map((ball) => colourOfBall(code, row, ball))).toEqual(colours);
});

function noColours(count: number): null[] {
  return Array.from({ length: count }, () => null);
}

test.each([
  ['SSC', ssc, 'DragonTiger15', 1, '2.155'],
  ['SSC', ssc, 'DragonTiger15', 0, '9.7'],
  ['SSC', ssc, 'SumBSOE', 1, '1.94'],
  ['PC28', pc28, 'PC28Sum', 14, '12.933'],
  ['PC28', pc28, 'PC28Sum', 0, '970'],
  ['LHC', lhc, 'Special', 49, '47.53'],
  ['LHC', lhc, 'SpecialAnimal', horse, '9.506'],
  ['LHC', lhc, 'SpecialAnimal', horse + 1, '11.882'],
] as const)('%s: %o %s, option %i pays %s', (_, family, code, ball, odds) => {
  expect(oddsOfBall(playOf(family as OwnFamily<never>, code), ball, horse)).toBe(odds);
});

test('a play that pays two and three numbers has both odds', () => {
  expect(oddsOfTiers(playOf(lhc, '3of2'))).toEqual(['19.4', '267.914']);
});

test('an animal has its numbers by the year of the draw', () => {
  const row = rowOf(playOf(lhc, 'AnyAnimal'));
  expect(numbersOfBall(row, horse, horse)).toBe('01 13 25 37 49');
  expect(numbersOfBall(row, horse, horse + 1)).toBe('02 14 26 38');
  expect(numbersOfBall(rowOf(playOf(lhc, 'AnyLastDigit')), 1, horse)).toBeNull();
});
