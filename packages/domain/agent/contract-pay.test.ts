import { describe, expect, test } from 'vitest';
import { periodOfDay } from '../report/day-period.ts';
import { formatAmount, parseAmount } from '../wallet/money.ts';
import {
  carriedInto,
  dividendOf,
  houseResult,
  salaryOf,
  type ContractPay,
  type PeriodFigures,
} from './contract-pay.ts';
import {
  promiseProblem,
  type Carry,
  type ContractTerms,
  type Deduction,
  type Tier,
} from './contract-terms.ts';

function minor(text: string): bigint {
  const amount = parseAmount(text.replaceAll(/[-,]/g, ''), 2) ?? -1n;
  return text.startsWith('-') ? -amount : amount;
}

const tier = (threshold: Partial<Tier>, rate: number, lostRate: number | null = null): Tier => ({
  validMinor: 0n,
  activeMembers: 0,
  resultMinor: 0n,
  ...threshold,
  rate,
  lostRate,
});

const daily: ContractTerms = {
  period: 'DAY',
  tiers: [
    tier({ validMinor: minor('10,000.00'), activeMembers: 2 }, 30),
    tier({ validMinor: minor('100,000.00'), activeMembers: 3 }, 50),
    tier({ validMinor: minor('500,000.00'), activeMembers: 10 }, 80),
  ],
  unitMinor: 1n,
  capMinor: null,
  onlyWhenTeamLost: false,
  includeOwn: true,
  activeMinimumMinor: minor('1,000.00'),
  carry: 'none',
  costRate: 0,
  deducts: [],
};

const noFigures: PeriodFigures = {
  validMinor: 0n,
  lostMinor: 0n,
  activeMembers: 0,
  betMinor: 0n,
  winMinor: 0n,
  depositMinor: 0n,
  promotionMinor: 0n,
  rebateMinor: 0n,
  salaryMinor: 0n,
};

const shown = ({ tier: number, baseMinor, amountMinor }: ContractPay) => ({
  tier: number,
  base: formatAmount(baseMinor, 2),
  amount: formatAmount(amountMinor, 2),
});

const salary = (terms: ContractTerms, figures: Partial<PeriodFigures>) =>
  shown(salaryOf(terms, { ...noFigures, ...figures }));

describe('D13: golden case S', () => {
  test.each([
    ['174,456.78', 3, '0.01', 2, '174456.78', '872.28'],
    ['174,456.78', 3, '10,000.00', 2, '170000.00', '850.00'],
    ['174,456.78', 2, '0.01', 1, '174456.78', '523.37'],
    ['600,000.00', 4, '0.01', 2, '600000.00', '3000.00'],
    ['500,000.00', 10, '0.01', 3, '500000.00', '4000.00'],
    ['499,999.99', 10, '0.01', 2, '499999.99', '2499.99'],
    ['9,999.99', 5, '0.01', null, '9999.99', '0.00'],
    ['10,000.00', 1, '0.01', null, '10000.00', '0.00'],
    ['-500.00', 9, '0.01', null, '-500.00', '0.00'],
  ])('%s with %i active, in units of %s: tier %s, %s pays %s', (...row) => {
    const [valid, activeMembers, unit, number, base, amount] = row;
    const terms = { ...daily, unitMinor: minor(unit) };
    const figures = { validMinor: minor(valid), activeMembers };
    expect(salary(terms, figures)).toEqual({ tier: number, base, amount });
  });
});

const hourly: ContractTerms = {
  ...daily,
  period: 'HOUR',
  tiers: [
    tier({ validMinor: minor('5,000.00') }, 20),
    tier({ validMinor: minor('20,000.00') }, 30),
  ],
};

describe('D13: golden case H', () => {
  test.each([
    ['4,999.99', null, '0.00', '0.00'],
    ['8,765.43', 1, '17.53', '17.53'],
    ['29,999.99', 2, '89.99', '89.99'],
    ['45,000.00', 2, '135.00', '100.00'],
  ])('%s: tier %s, %s without a cap, %s with one of 100.00', (valid, number, free, capped) => {
    const figures = { validMinor: minor(valid) };
    expect(salary(hourly, figures)).toMatchObject({ tier: number, amount: free });
    const terms = { ...hourly, capMinor: minor('100.00') };
    expect(salary(terms, figures)).toMatchObject({ tier: number, amount: capped });
  });
});

describe('a salary', () => {
  test.each([
    ['1,000.00', '1,000.00', null, '0.00'],
    ['1,000.00', '1,000.01', null, '0.00'],
    ['1,000.01', '1,000.00', 1, '30.00'],
  ])('only where the team lost, with bets of %s and wins of %s: tier %s, %s', (...row) => {
    const [bet, win, number, amount] = row;
    const terms = { ...daily, onlyWhenTeamLost: true };
    const figures = {
      validMinor: minor('10,000.00'),
      activeMembers: 2,
      betMinor: minor(bet),
      winMinor: minor(win),
    };
    expect(salary(terms, figures)).toMatchObject({ tier: number, amount });
    expect(salary(daily, figures)).toMatchObject({ tier: 1, amount: '30.00' });
  });

  test('without thresholds pays nothing for valid bets of zero or below', () => {
    const terms = { ...daily, tiers: [tier({}, 100)] };
    expect(salary(terms, {})).toEqual({ tier: null, base: '0.00', amount: '0.00' });
    expect(salary(terms, { validMinor: 1n })).toEqual({ tier: 1, base: '0.01', amount: '0.00' });
    const below = { tier: null, base: '-0.01', amount: '0.00' };
    expect(salary(terms, { validMinor: -1n, lostMinor: 500n })).toEqual(below);
  });

  // Rounds that were not lost at 0.50 %, lost ones at 1.00 % or 0.10 %.
  test.each([
    ['each part at its rate', '1,000.00', '400.00', '0.01', ['1000.00', '7.00', '3.40']],
    ['rounded once, for both', '1.99', '0.99', '0.01', ['1.99', '0.01', '0.00']],
    ['nothing was lost', '1,000.00', '0.00', '0.01', ['1000.00', '5.00', '5.00']],
    ['all was lost', '1,000.00', '1,000.00', '0.01', ['1000.00', '10.00', '1.00']],
    ['corrections of lost', '1,000.00', '-50.00', '0.01', ['1000.00', '5.00', '5.00']],
    ['corrections of others', '1,000.00', '1,200.00', '0.01', ['1000.00', '10.00', '1.00']],
    ['the unit is of all', '1,000.00', '999.99', '500.00', ['1000.00', '9.99', '1.00']],
    ['the unit cuts the others', '1,499.00', '400.00', '500.00', ['1000.00', '7.00', '3.40']],
    ['and then the lost', '1,499.00', '1,400.00', '500.00', ['1000.00', '10.00', '1.00']],
    ['less than a unit', '499.99', '100.00', '500.00', ['0.00', '0.00', '0.00']],
  ] as const)('with two rates: %s', (_, valid, lost, unit, [base, atMore, atLess]) => {
    const pay = (lostRate: number) => {
      const terms = { ...hourly, tiers: [tier({}, 50, lostRate)], unitMinor: minor(unit) };
      return salary(terms, { validMinor: minor(valid), lostMinor: minor(lost) });
    };
    expect(pay(100)).toEqual({ tier: 1, base, amount: atMore });
    expect(pay(10)).toEqual({ tier: 1, base, amount: atLess });
  });
});

const dividend: ContractTerms = {
  ...daily,
  period: 'HALF_MONTH',
  tiers: [
    tier({ resultMinor: minor('50,000.00'), activeMembers: 5 }, 1500),
    tier({ resultMinor: minor('100,000.00'), activeMembers: 10 }, 2000),
    tier({ resultMinor: minor('300,000.00'), activeMembers: 20 }, 2500),
  ],
  unitMinor: minor('1.00'),
  deducts: ['promotion', 'rebate', 'salary'],
};

describe('D13: golden case D, the result of the house', () => {
  const first: PeriodFigures = {
    ...noFigures,
    betMinor: minor('2,000,000.00'),
    winMinor: minor('1,850,000.00'),
    promotionMinor: minor('9,000.00'),
    rebateMinor: minor('6,200.00') + minor('4,800.00'),
    salaryMinor: minor('10,000.00'),
    depositMinor: minor('33,333.33'),
  };

  test.each<[readonly Deduction[], number, string]>([
    [['promotion', 'rebate', 'salary'], 0, '120000.00'],
    [['rebate', 'salary'], 0, '129000.00'],
    [['promotion', 'salary'], 0, '131000.00'],
    [['promotion', 'rebate'], 0, '130000.00'],
    [[], 0, '150000.00'],
    // 1.50 % of the deposits is 499.99995.
    [['promotion', 'rebate', 'salary'], 150, '119500.01'],
    [[], 10_000, '116666.67'],
  ])('less %j and %i hundredths of a percent of deposits it is %s', (deducts, costRate, result) => {
    expect(formatAmount(houseResult({ deducts, costRate }, first), 2)).toBe(result);
  });

  test('may be a loss, and deposits below zero cost nothing', () => {
    const lost = { ...first, winMinor: minor('2,010,000.00'), depositMinor: minor('-100.00') };
    const result = houseResult({ deducts: dividend.deducts, costRate: 150 }, lost);
    expect(formatAmount(result, 2)).toBe('-40000.00');
  });
});

type Settled = { base: string; tier: number | null; amount: string; carry: string };

/** Settles periods one after the other; the first begins on the day that is given. */
function settled(
  terms: ContractTerms,
  from: string,
  results: readonly [result: string, activeMembers: number][],
): Settled[] {
  const period = terms.period === 'HOUR' ? 'DAY' : terms.period;
  let { firstDay, lastDay } = periodOfDay(period, from);
  let left = 0n;
  return results.map(([result, activeMembers]) => {
    const carried = carriedInto(terms.carry, left, firstDay.endsWith('-01'));
    const figures = { validMinor: 0n, activeMembers, resultMinor: minor(result) };
    const pay = dividendOf(terms, figures, carried);
    left = pay.carryMinor;
    const dayAfter = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);
    ({ firstDay, lastDay } = periodOfDay(period, dayAfter));
    return { ...shown(pay), carry: formatAmount(left, 2) };
  });
}

const paid = (base: string, number: number | null, amount: string, carry = '0.00'): Settled => ({
  base,
  tier: number,
  amount,
  carry,
});

describe('D13: golden case D, from November 1 to December 31', () => {
  const results: [string, number][] = [
    ['120,000.00', 12],
    ['-40,000.00', 8],
    ['70,000.00', 7],
    ['110,000.55', 9],
  ];
  const first = paid('120000.00', 2, '24000.00');
  const last = (unit: string) => paid('110000.55', 1, unit === '0.01' ? '16500.08' : '16500.00');

  test.each(['1.00', '0.01'])('in units of %s', (unit) => {
    const of = (carry: Carry) =>
      settled({ ...dividend, carry, unitMinor: minor(unit) }, '2026-11-01', results);
    expect(of('none')).toEqual([
      first,
      paid('-40000.00', null, '0.00'),
      paid('70000.00', 1, '10500.00'),
      last(unit),
    ]);
    expect(of('untilMonthEnd')).toEqual([
      first,
      paid('-40000.00', null, '0.00', '-40000.00'),
      paid('70000.00', 1, '10500.00'),
      last(unit),
    ]);
    expect(of('always')).toEqual([
      first,
      paid('-40000.00', null, '0.00', '-40000.00'),
      paid('30000.00', null, '0.00'),
      last(unit),
    ]);
  });
});

describe('what a period carries on', () => {
  test('losses add up until a period is better than them, and until the month is over', () => {
    const results: [string, number][] = [
      ['-30,000.00', 20],
      ['-20,000.00', 20],
      ['49,999.99', 20],
      ['100,000.00', 20],
      ['-5,000.00', 20],
      ['65,000.01', 20],
    ];
    const terms = { ...dividend, period: 'TEN_DAYS', unitMinor: 1n } as const;
    const always = [
      paid('-30000.00', null, '0.00', '-30000.00'),
      paid('-50000.00', null, '0.00', '-50000.00'),
      paid('-0.01', null, '0.00', '-0.01'),
      paid('99999.99', 1, '14999.99'),
      paid('-5000.00', null, '0.00', '-5000.00'),
      paid('60000.01', 1, '9000.00'),
    ];
    expect(settled({ ...terms, carry: 'always' }, '2026-11-05', results)).toEqual(always);
    expect(settled({ ...terms, carry: 'untilMonthEnd' }, '2026-11-05', results)).toEqual(
      always.with(3, paid('100000.00', 2, '20000.00')),
    );
  });

  test('a base of zero pays and carries nothing', () => {
    const terms = { ...dividend, tiers: [tier({}, 1500)], carry: 'always' } as const;
    const results: [string, number][] = [
      ['-10.00', 0],
      ['10.00', 0],
      ['10.00', 0],
    ];
    expect(settled(terms, '2026-11-01', results)).toEqual([
      paid('-10.00', null, '0.00', '-10.00'),
      paid('0.00', null, '0.00'),
      paid('10.00', 1, '1.00'),
    ]);
  });

  test('without a carry, what was carried before counts for nothing', () => {
    const figures = { validMinor: 0n, activeMembers: 5, resultMinor: minor('50,000.00') };
    const pay = dividendOf(dividend, figures, minor('-40,000.00'));
    expect(shown(pay)).toEqual({ tier: 1, base: '50000.00', amount: '7500.00' });
  });

  test.each<[Carry, boolean, bigint]>([
    ['none', false, 0n],
    ['none', true, 0n],
    ['untilMonthEnd', false, -100n],
    ['untilMonthEnd', true, 0n],
    ['always', false, -100n],
    ['always', true, -100n],
  ])('%s, into a period that begins a month: %s', (carry, startsMonth, carried) => {
    expect(carriedInto(carry, -100n, startsMonth)).toBe(carried);
  });

  test('a dividend asks for valid bets as well, where its tier does', () => {
    const terms = { ...dividend, tiers: [tier({ validMinor: minor('10.00') }, 1500)] };
    const of = (valid: string) =>
      dividendOf(terms, { ...noFigures, validMinor: minor(valid), resultMinor: 1000n }, 0n);
    expect([of('9.99').tier, of('10.00').tier]).toEqual([null, 1]);
  });
});

describe('D13: golden case C', () => {
  const ofA = { ...dividend, tiers: [tier({}, 3000)] };
  const ofB = { ...dividend, tiers: [tier({}, 2000)] };
  const pay = (terms: ContractTerms, result: string) =>
    dividendOf(terms, { ...noFigures, resultMinor: minor(result) }, 0n).amountMinor;

  test('A may promise B 20 % of its 30 %', () => {
    expect(promiseProblem(ofB, ofA)).toBeNull();
  });

  test.each([
    ['100,000.00', '30000.00', '6000.00'],
    ['60,000.00', '18000.00', '-6000.00'],
  ])('for %s A receives %s, and pays B 24,000.00: %s', (result, received, left) => {
    expect(pay(ofB, '120,000.00')).toBe(minor('24,000.00'));
    expect(formatAmount(pay(ofA, result), 2)).toBe(received);
    expect(formatAmount(pay(ofA, result) - pay(ofB, '120,000.00'), 2)).toBe(left);
  });
});
