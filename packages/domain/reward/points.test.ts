import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  conversionAmount,
  conversionRange,
  lastDayOfPoints,
  neverEnds,
  pointsOf,
  takenFromLots,
  weighed,
  type PointLot,
} from './points.ts';

const turnoverPerPoint = 100_00n;

/** Counts bets one after another, as the hours of a member do. */
function counted(steps: readonly { bets: bigint; weight?: number; turnoverPerPoint?: bigint }[]) {
  let carry = 0n;
  return steps.map(({ bets, weight = 100, turnoverPerPoint: price = turnoverPerPoint }) => {
    const earned = pointsOf(carry, weighed(bets, weight), price);
    ({ carry } = earned);
    return earned;
  });
}

test('bets and a rollback earn the points of the example, and what is left over is carried', () => {
  const bets = [150_00n, 80_00n, 70_00n, -60_00n, 99_99n, 10_01n];
  const earned = counted(bets.map((bet) => ({ bets: bet })));
  expect(earned.map(({ points }) => points)).toEqual([1n, 1n, 1n, 0n, 0n, 0n]);
  const minorUnits = earned.map(({ carry }) => carry / 100n);
  expect(minorUnits).toEqual([50_00n, 30_00n, 0n, -60_00n, 39_99n, 50_00n]);
});

test.each([
  ['one minor unit too few', 99_99n, 0n, 99_99n],
  ['exactly a point', 100_00n, 1n, 0n],
  ['one minor unit more', 100_01n, 1n, 1n],
  ['one minor unit below the second', 199_99n, 1n, 99_99n],
  ['nothing', 0n, 0n, 0n],
  ['less than nothing', -250_00n, 0n, -250_00n],
])('%s', (_, bets, points, left) => {
  expect(pointsOf(0n, weighed(bets, 100), turnoverPerPoint)).toEqual({
    points,
    carry: left * 100n,
  });
});

test('a weight counts to the hundredth of a minor unit', () => {
  expect(weighed(1n, 33)).toBe(33n);
  expect(weighed(99_99n, 0)).toBe(0n);
  const third = { bets: 100_00n, weight: 33 };
  expect(counted([third, third, third, { bets: 1_00n }])).toEqual([
    { points: 0n, carry: 33_00_00n },
    { points: 0n, carry: 66_00_00n },
    { points: 0n, carry: 99_00_00n },
    { points: 1n, carry: 0n },
  ]);
});

test('a debt of bets taken back is made up before another point is earned', () => {
  const earned = counted([{ bets: 250_00n }, { bets: -400_00n }, { bets: 449_99n }, { bets: 1n }]);
  expect(earned.map(({ points }) => points)).toEqual([2n, 0n, 0n, 1n]);
  expect(earned.at(-1)?.carry).toBe(0n);
});

test('a lower price turns what was carried into points, a higher one takes none back', () => {
  const earned = counted([
    { bets: 199_00n },
    { bets: 0n, turnoverPerPoint: 10_00n },
    { bets: 0n, turnoverPerPoint: 1_000_00n },
  ]);
  expect(earned).toEqual([
    { points: 1n, carry: 99_00_00n },
    { points: 9n, carry: 9_00_00n },
    { points: 0n, carry: 9_00_00n },
  ]);
});

const amounts = fc.bigInt(-(10n ** 9n), 10n ** 9n);
const steps = fc.array(
  fc.record({
    bets: amounts,
    weight: fc.integer({ min: 0, max: 100 }),
    turnoverPerPoint: fc.bigInt(1n, 10n ** 6n),
  }),
);

test('no remainder is lost and no point taken back, whatever weights and prices become', () => {
  fc.assert(
    fc.property(steps, (hours) => {
      const earned = counted(hours);
      let open = 0n;
      for (const [index, { points, carry }] of earned.entries()) {
        const { bets, weight, turnoverPerPoint: price } = hours[index]!;
        open += weighed(bets, weight) - points * price * 100n;
        expect(carry).toBe(open);
        expect(points).toBeGreaterThanOrEqual(0n);
        expect(carry).toBeLessThan(price * 100n);
      }
    }),
  );
});

test('points are those of the highest sum of bets so far, however the bets are divided', () => {
  fc.assert(
    fc.property(fc.array(amounts), (bets) => {
      const earned = counted(bets.map((bet) => ({ bets: bet })));
      let sum = 0n;
      let highest = 0n;
      for (const bet of bets) {
        sum += bet;
        if (sum > highest) highest = sum;
      }
      const points = earned.reduce((total, hour) => total + hour.points, 0n);
      expect(points).toBe(highest / turnoverPerPoint);
    }),
  );
});

test.each([
  ['2026-01-01', 1, '2026-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2100-01-15', 1, '2100-02-28'],
  ['2026-02-28', 1, '2026-03-31'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2026-11-29', 1, '2026-12-31'],
  ['2026-12-01', 1, '2027-01-31'],
  ['2026-11-29', 12, '2027-11-30'],
  ['2027-02-28', 12, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2026-01-31', 25, '2028-02-29'],
])('points of %s with %i months end on %s', (day, months, last) => {
  expect(lastDayOfPoints(day, months)).toBe(last);
});

test('points without months never end', () => {
  expect(lastDayOfPoints('2026-11-29', null)).toBe(neverEnds);
});

const quarter: readonly PointLot[] = [
  { endsOn: '2027-01-31', points: 300n },
  { endsOn: '2027-02-28', points: 500n },
  { endsOn: '2027-03-31', points: 200n },
];

test('what is spent comes from the points that end first', () => {
  expect(takenFromLots(quarter.toReversed(), 650n)).toEqual([
    { endsOn: '2027-01-31', taken: 300n, left: 0n },
    { endsOn: '2027-02-28', taken: 350n, left: 150n },
  ]);
});

test('points that never end are spent last', () => {
  const lots = [{ endsOn: neverEnds, points: 10n }, ...quarter];
  expect(takenFromLots(lots, 1001n)?.at(-1)).toEqual({ endsOn: neverEnds, taken: 1n, left: 9n });
});

test.each([
  [999n, [0n, 0n, 1n]],
  [1000n, [0n, 0n, 0n]],
])('of 1,000 points %i can be spent', (points, left) => {
  expect(takenFromLots(quarter, points)?.map((part) => part.left)).toEqual(left);
});

test('points that are not there cannot be spent', () => {
  expect(takenFromLots(quarter, 1001n)).toBeNull();
  expect(takenFromLots([], 1n)).toBeNull();
  expect(takenFromLots(quarter, 0n)).toEqual([]);
});

const someLots = fc.uniqueArray(
  fc.record({
    endsOn: fc.integer({ min: 0, max: 40 }).map((months) => lastDayOfPoints('2026-11-29', months)),
    points: fc.bigInt(1n, 1000n),
  }),
  { selector: ({ endsOn }) => endsOn },
);

test('what is taken and what is left are what there was, and no earlier lot is left open', () => {
  fc.assert(
    fc.property(someLots, fc.bigInt(1n, 5000n), (lots, points) => {
      const there = lots.reduce((sum, lot) => sum + lot.points, 0n);
      const taken = takenFromLots(lots, points);
      expect(taken === null).toBe(there < points);
      const parts = taken ?? [];
      expect(parts.reduce((sum, part) => sum + part.taken, 0n)).toBe(taken ? points : 0n);
      expect(parts.slice(0, -1).every(({ left }) => left === 0n)).toBe(true);
      const days = lots.map(({ endsOn }) => endsOn).toSorted();
      expect(parts.map(({ endsOn }) => endsOn)).toEqual(days.slice(0, parts.length));
      for (const { endsOn, taken: part, left } of parts) {
        expect(part).toBeGreaterThan(0n);
        expect(left).toBeGreaterThanOrEqual(0n);
        expect(part + left).toBe(lots.find((lot) => lot.endsOn === endsOn)?.points);
      }
    }),
  );
});

const rules = { pointsPerCurrencyUnit: 10, minimumConversion: 500, convertPerDay: 20_000 };

test.each([
  ['one point below the least', { balance: 499, today: 0 }, 0],
  ['the least', { balance: 500, today: 0 }, 500],
  ['one point above the least', { balance: 501, today: 0 }, 500],
  ['one point below a step', { balance: 519, today: 0 }, 510],
  ['the most of a day', { balance: 20_000, today: 0 }, 20_000],
  ['more than the most of a day', { balance: 20_010, today: 0 }, 20_000],
  ['a day that leaves the least', { balance: 90_000, today: 19_500 }, 500],
  ['a day that leaves less than the least', { balance: 90_000, today: 19_510 }, 0],
  ['a day that is used up', { balance: 90_000, today: 20_000 }, 0],
  ['a day that allowed more before', { balance: 90_000, today: 30_000 }, 0],
  ['nothing', { balance: 0, today: 0 }, 0],
])('conversion of %s', (_, standing, most) => {
  expect(conversionRange(rules, standing)).toEqual({ least: 500, most, step: 10 });
});

test('least and most are multiples of the points of a unit', () => {
  const uneven = { pointsPerCurrencyUnit: 30, minimumConversion: 500, convertPerDay: 1000 };
  const standing = { balance: 5000, today: 0 };
  expect(conversionRange(uneven, standing)).toEqual({ least: 510, most: 990, step: 30 });
});

test.each([
  ['500 points are 50.00', 500n, 10, 2, 50_00n],
  ['one unit', 10n, 10, 2, 1_00n],
  ['the most of a day', 20_000n, 10, 2, 2_000_00n],
  ['a currency without digits', 500n, 10, 0, 50n],
  ['a currency of three digits', 500n, 10, 3, 50_000n],
  ['a point for each unit', 7n, 1, 2, 7_00n],
])('conversion into money: %s', (_, points, pointsPerCurrencyUnit, digits, amount) => {
  expect(conversionAmount(points, { ...rules, pointsPerCurrencyUnit }, digits)).toBe(amount);
});
