import { describe, expect, test } from 'vitest';
import { range } from '../counting.ts';
import { termsOf } from '../family.suite.ts';
import { fraction, fractionText, productOf } from '../fraction.ts';
import { chanceOfLeast, occurring, returned, threeDecimals } from '../numbers/chances.fixture.ts';
import { prizesOf } from '../numbers/seeded.suite.ts';
import { paidBy, type Family, type Prizes, type Selection } from '../play.ts';
import { northShapes, southDraw, southShapes } from './vietnam.fixture.ts';
import { vietnamNorth, vietnamSouth } from './vietnam.ts';

const playOf = (family: Family<Prizes>, code: string) =>
  family.plays.find((play) => play.code === code)!;
const rowOf = (...balls: number[]): Selection => ({ rows: [balls] });
/** Every number ends in the same digits. */
const sevens = (family: Family<Prizes>) =>
  prizesOf(family === vietnamNorth ? northShapes : southShapes, (digits) => '7'.repeat(digits));

/** Code, digits, numbers drawn, units, odds and return, as the specification has them. */
type NumberRow = readonly [string, number, number, number, string, string];
const numberRows: Record<'VN_NORTH' | 'VN_SOUTH', NumberRow[]> = {
  VN_NORTH: [
    ['Lo2', 2, 27, 27, '99', '.990'],
    ['Lo3', 3, 23, 23, '980', '.980'],
    ['Lo4', 4, 20, 20, '9000', '.900'],
    ['Lo2Flat', 2, 27, 1, '18/5', '.972'],
    ['De', 2, 1, 1, '99', '.990'],
    ['De1', 2, 1, 1, '99', '.990'],
    ['DeHead', 2, 4, 4, '99', '.990'],
    ['DeHeadTail', 2, 5, 5, '99', '.990'],
    ['Cang3', 3, 1, 1, '980', '.980'],
    ['Cang3Head', 3, 3, 3, '980', '.980'],
    ['Cang4', 4, 1, 1, '9000', '.900'],
    ['Head', 1, 1, 1, '49/5', '.980'],
    ['Tail', 1, 1, 1, '49/5', '.980'],
  ],
  VN_SOUTH: [
    ['Lo2', 2, 18, 18, '99', '.990'],
    ['Lo3', 3, 17, 17, '980', '.980'],
    ['Lo4', 4, 16, 16, '9000', '.900'],
    ['Lo2Flat', 2, 18, 1, '27/5', '.972'],
    ['De', 2, 1, 1, '99', '.990'],
    ['De1', 2, 1, 1, '99', '.990'],
    ['DeHead', 2, 1, 1, '99', '.990'],
    ['DeHeadTail', 2, 2, 2, '99', '.990'],
    ['Cang3', 3, 1, 1, '980', '.980'],
    ['Cang3Head', 3, 1, 1, '980', '.980'],
    ['Cang4', 4, 1, 1, '9000', '.900'],
    ['Head', 1, 1, 1, '49/5', '.980'],
    ['Tail', 1, 1, 1, '49/5', '.980'],
  ],
};

/** Code, numbers of a bet, odds and return. */
type SetRow = readonly [string, number, string, string];
const setRows: Record<'VN_NORTH' | 'VN_SOUTH', SetRow[]> = {
  VN_NORTH: [
    ['Xien2', 2, '17', '.933'],
    ['Xien3', 3, '75', '.922'],
    ['Xien4', 4, '340', '.908'],
    ['Truot4', 4, '14/5', '.930'],
    ['Truot8', 8, '44/5', '.926'],
    ['Truot10', 10, '16', '.930'],
  ],
  VN_SOUTH: [
    ['Xien2', 2, '36', '.940'],
    ['Xien3', 3, '235', '.920'],
    ['Xien4', 4, '1650', '.916'],
    ['Truot4', 4, '39/20', '.935'],
    ['Truot8', 8, '21/5', '.936'],
    ['Truot10', 10, '31/5', '.931'],
  ],
};

/** Chances of sets among 100 numbers, by whether all of a bet occur or none does. */
function setChance(code: string, size: number, numbers: number, drawn: number) {
  if (code.startsWith('Xien')) return chanceOfLeast(size, numbers, 100, drawn);
  const missing = occurring(numbers, 100, drawn).slice(0, numbers - size + 1);
  const won = missing.reduce((sum, ways) => sum + ways, 0n);
  return fraction(won, 100n ** BigInt(drawn));
}

const regions = [
  ['north', vietnamNorth, numberRows.VN_NORTH, setRows.VN_NORTH, 27],
  ['south', vietnamSouth, numberRows.VN_SOUTH, setRows.VN_SOUTH, 18],
] as const;

describe.each(regions)('%s', (_, family, rows, sets, allDrawn) => {
  test('every play is in the tables', () => {
    const known = [...rows, ...sets].map(([code]) => code);
    expect(new Set(family.plays.map(({ code }) => code))).toEqual(new Set([...known, 'DbBSOE']));
  });

  test.each(rows)(
    '%s of %i digits: %i numbers, %i units, odds %s, return %s',
    (code, digits, numbers, units, ...rest) => {
      const [odds, back] = rest;
      const play = playOf(family, code);
      expect(play.units).toBe(units);
      expect(play.tiers.map((tier) => fractionText(tier.odds))).toEqual([odds]);
      const seven = rowOf(Number('7'.repeat(digits)));
      // Each number drawn ends in the sevens, and so hits the bet once in 10^digits draws.
      const { hits, pushes } = play.outcome(seven, sevens(family));
      expect(hits).toEqual([numbers]);
      expect(pushes).toBe(0);
      const found = returned(play.tiers[0]!.odds, hits[0]!, 10 ** digits * units);
      expect(threeDecimals(found)).toBe(back);
    },
  );

  test.each(rows)('%s of %i digits: the chance of the numbers of all lines', (...row) => {
    const [code, digits, numbers] = row;
    const play = playOf(family, code);
    const lines = [rowOf(1, 3, 5), rowOf(5, 7), rowOf(9)];
    const found = play.chance(lines, termsOf(play));
    expect(found).toEqual(chanceOfLeast(1, 5, 10 ** digits, numbers));
  });

  test('numbers of the main prize pay .980 for big, small, odd and even', () => {
    const play = playOf(family, 'DbBSOE');
    expect(play.tiers.map((tier) => fractionText(tier.odds))).toEqual(['49/25']);
    for (const option of range(0, 3)) {
      const chance = play.chance([rowOf(option)], termsOf(play));
      expect(threeDecimals(productOf(chance, play.tiers[0]!.odds))).toBe('.980');
    }
    expect(play.chance([rowOf(0), rowOf(2)], termsOf(play))).toEqual(fraction(3, 4));
  });

  test.each(sets)('%s of %i numbers: odds %s, return %s', (code, size, odds, back) => {
    const play = playOf(family, code);
    expect(play.units).toBe(1);
    expect(play.tiers.map((tier) => fractionText(tier.odds))).toEqual([odds]);
    const chance = play.chance([rowOf(...range(11, 10 + size))], termsOf(play));
    expect(chance).toEqual(setChance(code, size, size, allDrawn));
    expect(threeDecimals(productOf(chance, play.tiers[0]!.odds))).toBe(back);
  });

  test.each(sets)('%s of %i: the chance that one of many bets wins', (code, size) => {
    const play = playOf(family, code);
    for (const numbers of [size + 1, 15, 19]) {
      const chance = play.chance([rowOf(...range(1, numbers))], termsOf(play));
      expect(chance).toEqual(setChance(code, size, numbers, allDrawn));
    }
  });

  test.each(sets)('%s of %i: the most is what a result can pay, and none pays more', (...row) => {
    const [code, size] = row;
    const play = playOf(family, code);
    const terms = termsOf(play);
    const numbers = range(0, size + 3);
    // As many numbers of the row as possible occur, or none of them.
    let next = 0;
    const drawn = prizesOf(family === vietnamNorth ? northShapes : southShapes, (digits) =>
      code.startsWith('Xien')
        ? `${(next += 1) % (size + 4)}`.padStart(digits, '0')
        : '9'.repeat(digits),
    );
    const outcome = play.outcome(rowOf(...numbers), drawn);
    expect(outcome.hits).toEqual([play.count(rowOf(...numbers))]);
    expect(play.mostWin(rowOf(...numbers), terms)).toEqual(paidBy(play, terms.odds, outcome));
  });

  test('no more numbers can occur than are drawn', () => {
    const play = playOf(family, 'Xien2');
    const pairs = (allDrawn * (allDrawn - 1)) / 2;
    expect(play.mostWin(rowOf(...range(0, 59)), termsOf(play))).toEqual(
      productOf(play.tiers[0]!.odds, fraction(pairs)),
    );
  });

  test.each(rows)('%s of %i digits: the most that a result pays', (code, digits, numbers) => {
    const play = playOf(family, code);
    const most = (...balls: number[]) => play.mostWin(rowOf(...balls), termsOf(play));
    const hits = (times: number) => productOf(play.tiers[0]!.odds, fraction(times));
    const ofLo = code.startsWith('Lo');
    expect(most(Number('7'.repeat(digits)))).toEqual(hits(ofLo ? 3 : numbers));
    expect(most(1, 2)).toEqual(hits(ofLo ? 6 : numbers));
    expect(most(...range(0, 9))).toEqual(hits(numbers));
    const doubled = { ...termsOf(play), odds: [fraction(7)] };
    expect(play.mostWin(rowOf(1), doubled)).toEqual(fraction((ofLo ? 3 : numbers) * 7));
  });
});

test('the chance of head and tail is the part of all results at which a number wins', () => {
  const play = playOf(vietnamSouth, 'DeHeadTail');
  const lines = [rowOf(12, 59), rowOf(59, 60, 61)];
  const ends = range(0, 99).map((end) => `${end}`.padStart(2, '0'));
  const won = ends.flatMap((main) =>
    ends.filter((last) => {
      const result = { ...southDraw, DB: [`0734${main}`], G8: [last] };
      return lines.some((line) => play.outcome(line, result).hits[0]! > 0);
    }),
  );
  expect(play.chance(lines, termsOf(play))).toEqual(fraction(won.length, 10_000));
});

test('lines that are all pairs of three numbers have the chance of one line of them', () => {
  const play = playOf(vietnamNorth, 'Xien2');
  const terms = termsOf(play);
  const pairs = [rowOf(1, 2), rowOf(3, 1), rowOf(2, 3)];
  expect(play.chance(pairs, terms)).toEqual(play.chance([rowOf(1, 2, 3)], terms));
});

test('of lines whose bets are no whole set, the largest chance of one counts', () => {
  const play = playOf(vietnamNorth, 'Truot4');
  const terms = termsOf(play);
  const lines = [rowOf(1, 2, 3, 4), rowOf(4, 5, 6, 7, 8), rowOf(1, 2, 3, 9)];
  expect(play.chance(lines, terms)).toEqual(play.chance([rowOf(4, 5, 6, 7, 8)], terms));
});
