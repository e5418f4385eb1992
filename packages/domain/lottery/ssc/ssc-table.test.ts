import { expect, test } from 'vitest';
import { range } from '../counting.ts';
import { fractionText } from '../fraction.ts';
import type { Play } from '../play.ts';
import { ssc, type SscResult } from './ssc.ts';

/** Numbers on the wire that are known from elsewhere. */
const knownIds: Record<string, number> = {
  FixedPlace: 14,
  Last2Straight: 15,
  Last3Straight: 21,
  Last3Com3: 23,
  Last3Com6: 24,
  Last4Straight: 29,
  All5Straight: 31,
  First2Straight: 34,
  First3Straight: 40,
  First3Com3: 42,
  First3Com6: 43,
  First4Straight: 48,
  Middle3Straight: 50,
  Middle3Com3: 52,
  Middle3Com6: 53,
  Any2: 59,
  Any3: 60,
  Any4: 61,
  Last2StraightTyped: 80,
  Last2ComTyped: 83,
  Last3StraightTyped: 85,
  Last3ComTyped: 87,
  Last4StraightTyped: 89,
  All5StraightTyped: 91,
  First2StraightTyped: 93,
  First2ComTyped: 95,
  First3StraightTyped: 97,
  First3ComTyped: 98,
  First4StraightTyped: 99,
  Middle3StraightTyped: 100,
  Middle3ComTyped: 101,
  Any2Typed: 102,
  Any3Typed: 107,
  Any4Typed: 109,
};

/** Odds, and the bets of a selection of everything that can be chosen; the typed forms have none. */
const table: readonly (readonly [names: string, odds: string, allChosen: number])[] = [
  ['FixedPlace', '10', 50],
  ['First2Straight Last2Straight', '100', 100],
  ['First2StraightTyped Last2StraightTyped', '100', 0],
  ['First2Com Last2Com', '50', 45],
  ['First2ComTyped Last2ComTyped', '50', 0],
  ['First2Sum Last2Sum', '100', 100],
  ['First3Straight Middle3Straight Last3Straight', '1000', 1000],
  ['First3StraightTyped Middle3StraightTyped Last3StraightTyped', '1000', 0],
  ['First3Com3 Middle3Com3 Last3Com3', '1000/3', 90],
  ['First3Com6 Middle3Com6 Last3Com6', '500/3', 120],
  ['First3ComTyped Middle3ComTyped Last3ComTyped', '1000/3 500/3', 0],
  ['First3Sum Middle3Sum Last3Sum', '1000', 1000],
  ['First3Join Middle3Join Last3Join', '1000 100 10', 1110],
  ['First3Any1 Last3Any1', '1000/271', 10],
  ['First3Any2 Last3Any2', '500/27', 45],
  ['First4Straight Last4Straight', '10000', 10_000],
  ['First4StraightTyped Last4StraightTyped', '10000', 0],
  ['First4Com24 Last4Com24', '1250/3', 210],
  ['First4Com12 Last4Com12', '2500/3', 360],
  ['First4Com6 Last4Com6', '5000/3', 45],
  ['First4Com4 Last4Com4', '2500', 90],
  ['All5Straight', '100000', 100_000],
  ['All5StraightTyped', '100000', 0],
  ['AllCom120', '2500/3', 252],
  ['AllCom60', '5000/3', 840],
  ['AllCom30', '10000/3', 360],
  ['AllCom20', '5000', 360],
  ['AllCom10', '10000', 90],
  ['AllCom5', '20000', 90],
  ['Any2', '100', 1000],
  ['Any3', '1000', 10_000],
  ['Any4', '10000', 50_000],
  ['Any2Typed', '100', 0],
  ['Any3Typed', '1000', 0],
  ['Any4Typed', '10000', 0],
  ['Any2Com', '50', 450],
  ['Any3Com3', '1000/3', 900],
  ['Any3Com6', '500/3', 1200],
  ['First2BSOE Last2BSOE', '4', 16],
  ['Ball1 Ball2 Ball3 Ball4 Ball5', '10', 10],
  ['Ball1BSOE Ball2BSOE Ball3BSOE Ball4BSOE Ball5BSOE SumBSOE', '2', 4],
  ['DragonTiger12 DragonTiger13 DragonTiger14 DragonTiger15 DragonTiger23', '20/9 10', 3],
  ['DragonTiger24 DragonTiger25 DragonTiger34 DragonTiger35 DragonTiger45', '20/9 10', 3],
  ['ShapeFirst3 ShapeMiddle3 ShapeLast3', '100 50/3 100/27 25/9 10/3', 5],
];

function everything(play: Play<SscResult>) {
  if (play.approach === 'typed') return { rows: [] };
  const rows = play.rows.map(({ balls }) => balls.values);
  return play.positions ? { rows, positions: range(0, 4) } : { rows };
}

test('every play has the odds of the table, and counts all that can be chosen', () => {
  const found = ssc.plays.map((play) => {
    const odds = play.tiers.map((tier) => fractionText(tier.odds)).join(' ');
    return [play.code, [odds, play.count(everything(play))]] as const;
  });
  const expected = table.flatMap(([names, odds, bets]) =>
    names.split(' ').map((code) => [code, [odds, bets]] as const),
  );
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

test('known plays keep their number, the others are 5000 and on', () => {
  const numbers = new Map(ssc.plays.map(({ code, playId }) => [code, playId]));
  const known = Object.keys(knownIds).map((code) => [code, numbers.get(code)]);
  expect(Object.fromEntries(known)).toEqual(knownIds);
  const others = ssc.plays.filter(({ code }) => !(code in knownIds)).map(({ playId }) => playId);
  expect(others).toEqual(range(5000, 5000 + others.length - 1));
});

test('rows of numbers have all plays but tiles of balls, sums, dragons and shapes', () => {
  const tiles = ssc.plays.filter(({ playTypes }) => playTypes.includes('ent'));
  expect(tiles.every(({ playTypes }) => playTypes.length === 1)).toBe(true);
  expect(tiles.map(({ group }) => group)).toEqual([
    ...Array<string>(10).fill('Ball'),
    'Sum',
    ...Array<string>(10).fill('DragonTiger'),
    ...Array<string>(3).fill('Shape'),
  ]);
});

test('positions are lines of their own, FIRST with digit 4', () => {
  const fixed = ssc.plays.find(({ code }) => code === 'FixedPlace');
  expect(fixed).toMatchObject({
    digits: [4, 3, 2, 1, 0],
    rows: ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'].map((name) => ({ name })),
  });
});
