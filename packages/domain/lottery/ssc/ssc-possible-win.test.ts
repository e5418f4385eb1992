import fc from 'fast-check';
import { expect, test } from 'vitest';
import { range, subsetsOf, tuplesOf } from '../counting.ts';
import { compareFractions, fraction, fractionText, largestOf, type Fraction } from '../fraction.ts';
import { blank, paidBy, type PickedPlay, type Play, type Selection } from '../play.ts';
import { selectionFault } from '../selection.ts';
import { placesSeen } from './ssc-bets.suite.ts';
import { ssc, type SscResult } from './ssc.ts';

/** What is chosen, and one digit that never is: it stands for all others. */
const chosen = [0, 1, 2, 3, 5];
const shown = [...chosen, 6];

function resultsOver(digits: readonly number[], places: readonly number[]): SscResult[] {
  return [...tuplesOf(places.map(() => digits))].map((tuple) => {
    const at = (place: number) => tuple[places.indexOf(place)] ?? 0;
    return [at(0), at(1), at(2), at(3), at(4)];
  });
}

/** Odds that are not fair, as reduced odds are not. */
const anyOdds = (play: Play<SscResult>) =>
  fc.tuple(
    ...play.tiers.map(() => fc.integer({ min: 1, max: 1000 }).map((odds) => fraction(odds))),
  );

function largestPaid(
  play: Play<SscResult>,
  selection: Selection,
  odds: readonly Fraction[],
  results: readonly SscResult[],
): Fraction {
  const outcomes = new Map(
    results.map((result) => {
      const outcome = play.outcome(selection, result);
      return [outcome.hits.join(' '), outcome] as const;
    }),
  );
  return largestOf([...outcomes.values()].map((outcome) => paidBy(play, odds, outcome)));
}

function anyFew(play: PickedPlay<SscResult>): fc.Arbitrary<Selection> {
  const row = (values: readonly number[]) =>
    fc.subarray(values.filter((value) => chosen.includes(value)));
  const rows = fc.tuple(...play.rows.map(({ balls }) => row(balls.values)));
  const places = fc.subarray(range(0, 4), { minLength: play.positions?.least ?? 0 });
  return fc
    .tuple(rows, places)
    .map(([balls, positions]) => (play.positions ? { rows: balls, positions } : { rows: balls }))
    .filter((selection) => selectionFault(play, selection) === null);
}

const picked = ssc.plays.filter((play) => play.approach === 'picked');
const typed = ssc.plays.filter((play) => play.approach === 'typed');
function ofCode<Some extends Play<SscResult>>(play: Some) {
  return [play.code, play] as const;
}
const canBePicked = picked.filter(({ digits, positions }) => !digits && !positions).map(ofCode);

test.each(canBePicked)('the possible win of %s is the most that one result pays', (code, play) => {
  const results = resultsOver(shown, placesSeen(code));
  fc.assert(
    fc.property(anyFew(play), anyOdds(play), (selection, odds) => {
      const possible = play.mostWin(selection, { odds, yearAnimal: 0 });
      const most = largestPaid(play, selection, odds, results);
      expect(fractionText(possible)).toBe(fractionText(most));
    }),
    { numRuns: placesSeen(code).length === 5 ? 3 : 20 },
  );
});

test.each(['Any2Com', 'Any3Com3', 'Any3Com6'])(
  'the possible win of %s is exact for each number of positions and digits',
  (code) => {
    const play = playOf(code);
    const odds = [fraction(1)];
    for (const digits of [2, 3, 4, 5]) {
      for (const positions of [2, 3, 4, 5].flatMap((size) =>
        [...subsetsOf(range(0, 4), size)].slice(0, 2),
      )) {
        const selection = { rows: [range(0, digits - 1)], positions };
        const results = resultsOver(range(0, digits), positions);
        const most = largestPaid(play, selection, odds, results);
        expect(play.mostWin(selection, { odds, yearAnimal: 0 })).toEqual(most);
      }
    }
  },
);

function playOf(code: string): Play<SscResult> {
  const play = ssc.plays.find((one) => one.code === code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
}

const blanksOf = (play: Play<SscResult>) => (play.approach === 'typed' ? play.number.blanks : 0);

function anyFewTyped(play: Play<SscResult>): fc.Arbitrary<Selection> {
  const length = placesSeen(play.code).length;
  const number = fc
    .tuple(
      fc.array(fc.nat({ max: 2 }), { minLength: length, maxLength: length }),
      fc.subarray(range(0, length - 1), {
        minLength: blanksOf(play),
        maxLength: blanksOf(play),
      }),
    )
    .map(([balls, open]) => balls.map((ball, at) => (open.includes(at) ? blank : ball)));
  return fc
    .array(number, { minLength: 1, maxLength: 8 })
    .map((rows) => ({ rows }))
    .filter((selection) => selectionFault(play, selection) === null);
}

const wholeNumbers = typed.filter((play) => blanksOf(play) === 0).map(ofCode);
const openNumbers = typed.filter((play) => blanksOf(play) > 0).map(ofCode);

test.each(wholeNumbers)('the possible win of %s is the most that one result pays', (code, play) => {
  const results = resultsOver([0, 1, 2], placesSeen(code));
  fc.assert(
    fc.property(anyFewTyped(play), anyOdds(play), (selection, odds) => {
      const possible = play.mostWin(selection, { odds, yearAnimal: 0 });
      const most = largestPaid(play, selection, odds, results);
      expect(fractionText(possible)).toBe(fractionText(most));
    }),
    { numRuns: 20 },
  );
});

test.each(openNumbers)('the possible win of %s is a bound from above', (code, play) => {
  const results = resultsOver([0, 1, 2], placesSeen(code));
  fc.assert(
    fc.property(anyFewTyped(play), anyOdds(play), (selection, odds) => {
      const possible = play.mostWin(selection, { odds, yearAnimal: 0 });
      const most = largestPaid(play, selection, odds, results);
      expect(compareFractions(most, possible) <= 0n).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('the bound of typed places is reached where one result holds all numbers', () => {
  const rows = [
    [1, 2, blank, blank, blank],
    [blank, 2, 3, blank, blank],
    [blank, 2, 4, blank, blank],
    [blank, blank, blank, 5, 6],
  ];
  const odds = [fraction(100)];
  const play = playOf('Any2Typed');
  expect(play.count({ rows })).toBe(4);
  expect(play.mostWin({ rows }, { odds, yearAnimal: 0 })).toEqual(fraction(300));
  expect(play.outcome({ rows }, [1, 2, 3, 5, 6])).toEqual({ hits: [3], pushes: 0 });
});
