import { describe, expect, test } from 'vitest';
import { families } from '@pavilion/domain/lottery/families';
import {
  fraction,
  fractionText,
  productOf,
  type Fraction,
} from '@pavilion/domain/lottery/fraction';
import { moneyOf, prizeModeOf, showsPlay } from '@pavilion/domain/lottery/order/prize-mode';
import { familyCodes, type FamilyCode, type Play } from '@pavilion/domain/lottery/play';
import { oddsAt } from '@pavilion/domain/lottery/price/series';
import { lotteryChartMessages } from '@pavilion/messages/lottery/chart';
import { chosenIn } from './chosen.ts';
import { paidRows, paidText } from './pays.ts';
import { fixedReturns, hundredthsOfPercent } from './returns.ts';
import { winsWhen, type Sentence } from './sentences.ts';

const playOf = (family: FamilyCode, code: string): Play<unknown> =>
  families[family].plays.find((play) => play.code === code)!;
const oddsOf = (play: Play<never>) => play.tiers.map(({ odds }) => odds);

/** Every play that a mode shows. */
const shown = familyCodes.flatMap((family) =>
  [1, 3, 4].flatMap((id) => {
    const mode = prizeModeOf(id)!;
    const plays = families[family].plays.filter((play) => showsPlay(mode, family, play));
    return plays.map((play) => [mode.name, family, play.code, play] as const);
  }),
);

const messages: Readonly<Record<string, { EN: string; TY: string }>> = lotteryChartMessages;

/** What a text of the key names: each value, `prizes` among them where it has some. */
function namesIn({ key }: Sentence, language: 'EN' | 'TY'): string[] {
  const text = messages[key]?.[language] ?? '';
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].toSorted();
}

test('all plays of all modes are walked', () => {
  expect(shown.length).toBeGreaterThan(170);
});

test.each(shown)('%s %s %s says what is chosen and when it wins', (_, family, __, play) => {
  const wins = winsWhen(family, play);
  expect(wins.length).toBeGreaterThan(0);
  for (const sentence of [chosenIn(play), ...wins]) {
    const given = [...Object.keys(sentence.values), ...(sentence.prizes ? ['prizes'] : [])];
    // Forms of plurals stand in braces too, with words or signs at their beginning.
    const named = (language: 'EN' | 'TY') =>
      namesIn(sentence, language).filter((name) => !/^[A-Z]/.test(name));
    expect(messages[sentence.key]).toBeDefined();
    expect(named('EN')).toEqual(given.toSorted());
    expect(named('TY')).toEqual(given.toSorted());
    expect(Object.values(sentence.values).filter((value) => value === '')).toEqual([]);
  }
});

const first = (family: FamilyCode, code: string) => {
  const [{ key, values, prizes = [] }] = winsWhen(family, playOf(family, code)) as [Sentence];
  return [key.replace('lottery.rule.', ''), ...Object.values(values), ...prizes].join(' ');
};

test.each([
  ['SSC', 'Last2Straight', 'straight 4, 5'],
  ['SSC', 'Middle3StraightTyped', 'straight 2–4'],
  ['SSC', 'Last4Straight', 'straight 2–5'],
  ['SSC', 'First3Com3', 'pattern 1–3 AAB'],
  ['SSC', 'Last3Com6', 'anyOrder 3–5'],
  ['SSC', 'Last4Com6', 'pattern 2–5 AABB'],
  ['SSC', 'First4Com24', 'anyOrder 1–4'],
  ['SSC', 'First4Com4', 'pattern 1–4 AAAB'],
  ['SSC', 'AllCom120', 'anyOrder 1–5'],
  ['SSC', 'AllCom60', 'pattern 1–5 AABCD'],
  ['SSC', 'AllCom5', 'pattern 1–5 AAAAB'],
  ['SSC', 'First2ComTyped', 'anyOrder 1, 2'],
  ['SSC', 'Any2', 'anyPlaces 2'],
  ['SSC', 'Last3Any2', 'occur 3–5'],
  ['SSC', 'DragonTiger35', 'dragon 3 5'],
  ['11X5', 'Any2', 'occur 1–5'],
  ['11X5', 'Any7', 'covers 7'],
  ['11X5', 'SumBSOE', 'bsoe.sum 1–5 31'],
  ['K3', 'Two', 'occur 1–3'],
  ['PK10', 'First2', 'straight 1, 2'],
  ['PK10', 'First5Fixed', 'place'],
  ['PK10', 'Place10BSOE', 'bsoe 10 6'],
  ['PK10', 'DragonTiger110', 'dragon 1 10'],
  ['LHC', '3of3', 'occur 1–6'],
  ['LHC', 'None10', 'none 10'],
  ['VN_NORTH', 'Lo3', 'endsAll 23'],
  ['VN_SOUTH', 'Lo2Flat', 'endsAll 18'],
  ['VN_NORTH', 'DeHeadTail', 'ends DB G7'],
  ['VN_SOUTH', 'Cang3Head', 'ends G7'],
  ['THAI', 'Bottom2', 'ends back2'],
  ['LAOS', 'Bottom2', 'firstTwo'],
  ['HANOI', 'Bottom2', 'ends G1'],
] as const)('%s %s wins by: %s', (family, code, expected) => {
  expect(first(family, code)).toBe(expected);
});

test.each([
  ['SSC', 'FixedPlace', 'anyRow'],
  ['SSC', 'First3Straight', 'rows 3'],
  ['SSC', 'First3Join', 'join'],
  ['SSC', 'First3Com3', 'doubles'],
  ['SSC', 'First4Com12', 'rows 2'],
  ['SSC', 'First2Com', 'sets 2'],
  ['SSC', 'Last3Sum', 'sums'],
  ['SSC', 'Any3', 'someRows 3'],
  ['SSC', 'All5Straight', 'rows 5'],
  ['SSC', 'Any4Typed', 'typed 4'],
  ['SSC', 'Any3Com6', 'places 3 3'],
  ['SSC', 'Any3Com3', 'places 3 2'],
  ['11X5', 'Any8', 'sets 8'],
  ['K3', 'Sum', 'each'],
  ['K3', 'TripleAll', 'nothing'],
  ['PK10', 'First5', 'rows 5'],
  ['PC28', 'PC28Sum', 'each'],
  ['LHC', 'None10', 'sets 10'],
  ['LHC', 'AnyLastDigit', 'each'],
  ['VN_NORTH', 'Lo3', 'numbers 3'],
  ['VN_NORTH', 'Truot8', 'sets 8'],
  ['THAI', 'RunTop', 'numbers 1'],
  ['PH2', 'PH2Straight', 'rows 2'],
] as const)('of %s %s is chosen: %s', (family, code, expected) => {
  const { key, values } = chosenIn(playOf(family, code));
  expect([key.replace('lottery.rule.pick.', ''), ...Object.values(values)].join(' ')).toBe(
    expected,
  );
});

/** The returns of the specification, section 4.7 and 4.8. */
const tables: Partial<Record<FamilyCode, Readonly<Record<string, string>>>> = {
  VN_NORTH: {
    Lo2: '.990', Lo3: '.980', Lo4: '.900', Lo2Flat: '.972', De: '.990', De1: '.990',
    DeHead: '.990', DeHeadTail: '.990', Cang3: '.980', Cang3Head: '.980', Cang4: '.900',
    Head: '.980', Tail: '.980', DbBSOE: '.980', Xien2: '.933', Xien3: '.922', Xien4: '.908',
    Truot4: '.930', Truot8: '.926', Truot10: '.930',
  },
  VN_SOUTH: {
    Lo2: '.990', Lo3: '.980', Lo4: '.900', Lo2Flat: '.972', De: '.990', De1: '.990',
    DeHead: '.990', DeHeadTail: '.990', Cang3: '.980', Cang3Head: '.980', Cang4: '.900',
    Head: '.980', Tail: '.980', DbBSOE: '.980', Xien2: '.940', Xien3: '.920', Xien4: '.916',
    Truot4: '.935', Truot8: '.936', Truot10: '.931',
  },
  THAI: {
    Top3: '.900', Top2: '.950', Bottom2: '.950', Toad3: '.900 .900', RunTop: '.894',
    RunBottom: '.893', Front3: '.900', Back3: '.900',
  },
  LAOS: {
    Top4: '.800', Top3: '.900', Top2: '.950', Bottom2: '.950', Toad3: '.900 .900',
    RunTop: '.894', RunBottom: '.893',
  },
  HANOI: {
    Top4: '.800', Top3: '.900', Top2: '.950', Bottom2: '.950', Toad3: '.900 .900',
    RunTop: '.894', RunBottom: '.893',
  },
  MY4D: {
    Big: '.640', Small: '.650',
    IBoxBig: '.640 .640 .640 .640', IBoxSmall: '.650 .650 .650 .650',
  },
  PH3: { PH3Straight: '.800', PH3Rambolito: '.798 .798' },
  PH2: { PH2Straight: '.832', PH2Rambolito: '.832' },
}; // oxfmt-ignore

/** Rounded to the nearest thousandth, as the specification writes returns. */
const threeDecimals = ({ over, under }: Fraction) => `.${(over * 2000n + under) / (2n * under)}`;

describe.each(Object.entries(tables))('the returns of %s', (code, table) => {
  const family = code as FamilyCode;

  test('every play is in the table', () => {
    const codes = families[family].plays.map((play) => play.code);
    expect(codes.toSorted()).toEqual(Object.keys(table).toSorted());
  });

  test.each(Object.entries(table))('%s returns %s', (playCode, expected) => {
    const play = playOf(family, playCode);
    const found = fixedReturns(family, play, oddsOf(play));
    expect(found.map(threeDecimals).join(' ')).toBe(expected);
  });
});

test('odds that the site has changed change the return', () => {
  const play = playOf('VN_NORTH', 'Lo2');
  const [found] = fixedReturns('VN_NORTH', play, [fraction(98)]);
  expect(fractionText(found!)).toBe('49/50');
});

test('a return is rounded to hundredths of a percent', () => {
  expect(hundredthsOfPercent(fraction(97, 100))).toBe(9700);
  expect(hundredthsOfPercent(fraction(2, 3))).toBe(6667);
  expect(hundredthsOfPercent(fraction(1, 3))).toBe(3333);
});

const rowsText = (family: FamilyCode, code: string) => {
  const play = playOf(family, code);
  return paidRows(play, oddsOf(play)).map(({ for: paid, odds }) => {
    const { kind, ...what } = paid;
    return `${kind} ${Object.values(what).flat().join(' ')}: ${fractionText(odds)}`;
  });
};

test('a play of which all bets have the same odds has one row', () => {
  expect(rowsText('SSC', 'First3Straight')).toEqual(['all : 1000']);
});

test('sums with the same odds stand in one row', () => {
  const rows = rowsText('K3', 'Sum');
  expect(rows).toHaveLength(8);
  expect(rows[0]).toBe('balls 03 18: 216');
  expect(rows.at(-1)).toBe('balls 10 11: 8');
});

test.each([
  ['SSC', 'DragonTiger15', ['options dragon tiger: 20/9', 'options tie: 10']],
  ['SSC', 'First3Join', ['last 3: 1000', 'last 2: 100', 'last 1: 10']],
  ['SSC', 'First3ComTyped', ['pattern AAB: 1000/3', 'pattern ABC: 500/3']],
  ['PK10', 'First2SumBSOE', ['options big even: 9/4', 'options small odd: 9/5']],
  ['11X5', 'SumBSOE', ['options big small: 2', 'options odd: 231/118', 'options even: 231/113']],
  ['LHC', 'SpecialAnimal', ['numbers 4: 49/4', 'numbers 5: 49/5']],
  ['LHC', '3of2', ['numbers 2: 20', 'numbers 3: 1381/5']],
  ['LHC', 'SpecialColour', ['options red: 49/17', 'options blue green: 49/16']],
  ['THAI', 'Toad3', ['pattern ABC: 150', 'pattern AAB: 300']],
  ['PH3', 'PH3Rambolito', ['pattern ABC: 133', 'pattern AAB: 266']],
] as const)('%s %s pays %j', (family, code, expected) => {
  expect(rowsText(family, code)).toEqual(expected);
});

test('prizes of four digits have a row each, and one for each number of orders', () => {
  expect(rowsText('MY4D', 'Small')).toEqual([
    'prize P1 : 3500',
    'prize P2 : 2000',
    'prize P3 : 1000',
  ]);
  expect(rowsText('MY4D', 'IBoxBig')).toHaveLength(20);
  expect(rowsText('MY4D', 'IBoxBig')[1]).toBe('prize P1 12: 625/3');
});

test.each(shown)('%s %s %s names what each of its odds is for', (...[, , , play]) => {
  const rows = paidRows(play, oddsOf(play));
  expect(rows.length).toBeGreaterThan(0);
  const odd = rows.filter(({ for: paid }) => {
    if (paid.kind === 'pattern') return paid.pattern === '';
    return paid.kind === 'prize' && !/^(?:P\d|special|consolation)$/.test(paid.prize);
  });
  expect(odd).toEqual([]);
});

test.each([
  [[1000, 3], 1956, '326.00'],
  [[20, 9], 1940, '2.1555'],
  [[1000, 271], 1950, '3.5977'],
  [[10, 1], 1955, '9.775'],
] as const)('fair odds of %j at %i pay %s for 1.00', ([over, under], series, expected) => {
  const [paid] = oddsAt(series, [fraction(over, under)]);
  expect(paidText(paid!)).toBe(expected);
});

test('what a play pays at a series is its fair odds times the return', () => {
  const mode = prizeModeOf(3)!;
  expect(moneyOf(mode, 'PC28')).toBe('electronic');
  expect(paidText(productOf(fraction(2), fraction(1940, 2000)))).toBe('1.94');
});
