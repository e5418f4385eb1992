import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount } from '../wallet/money.ts';
import type { ContractKind } from './contract-kind.ts';
import { salaryOf } from './contract-pay.ts';
import {
  mostTiers,
  promiseProblem,
  termsProblem,
  type ContractTerms,
  type TermsField,
  type TermsLimits,
  type TermsProblem,
  type Tier,
} from './contract-terms.ts';

const minor = (text: string) => parseAmount(text.replaceAll(',', ''), 2) ?? -1n;

/** A tier of a salary: valid bets, active members, rate. */
const tier = (valid: string, activeMembers: number, rate: number, lostRate?: number): Tier => ({
  validMinor: minor(valid),
  activeMembers,
  resultMinor: 0n,
  rate,
  lostRate: lostRate ?? null,
});

/** A tier of a dividend: result, active members, rate. */
const share = (result: string, activeMembers: number, rate: number): Tier => ({
  ...tier('0', activeMembers, rate),
  resultMinor: minor(result),
});

const daily: ContractTerms = {
  period: 'DAY',
  tiers: [tier('10,000.00', 2, 30), tier('100,000.00', 3, 50), tier('500,000.00', 10, 80)],
  unitMinor: 1n,
  capMinor: null,
  onlyWhenTeamLost: false,
  includeOwn: true,
  activeMinimumMinor: minor('1,000.00'),
  carry: 'none',
  costRate: 0,
  deducts: [],
};
const hourly: ContractTerms = {
  ...daily,
  period: 'HOUR',
  tiers: [tier('5,000.00', 0, 20), tier('20,000.00', 0, 30)],
  capMinor: minor('100.00'),
};
const dividend: ContractTerms = {
  ...daily,
  period: 'HALF_MONTH',
  tiers: [
    share('50,000.00', 5, 1500),
    share('100,000.00', 10, 2000),
    share('300,000.00', 20, 2500),
  ],
  unitMinor: 100n,
  carry: 'untilMonthEnd',
  costRate: 150,
  deducts: ['promotion', 'rebate', 'salary'],
};
const usual = { dailySalary: daily, hourlySalary: hourly, dividend };

const all = (field: TermsField): TermsProblem => ({ tier: null, field });

const limits: TermsLimits = {
  salaryMaximum: 200,
  dividendMaximum: 4000,
  dividendPeriods: ['HALF_MONTH', 'MONTH'],
};
const problemOf = (kind: ContractKind, change: Partial<ContractTerms>) =>
  termsProblem(kind, { ...usual[kind], ...change }, limits);

describe('terms', () => {
  test.each<[string, ContractKind, Partial<ContractTerms>]>([
    ['a daily salary', 'dailySalary', {}],
    ['an hourly salary', 'hourlySalary', {}],
    ['a dividend', 'dividend', {}],
    ['a dividend of another period that the site offers', 'dividend', { period: 'MONTH' }],
    ['one tier without thresholds', 'dailySalary', { tiers: [tier('0', 0, 1)] }],
    ['the highest rate', 'dailySalary', { tiers: [tier('0', 0, 200)] }],
    ['the highest share', 'dividend', { tiers: [share('0', 0, 4000)] }],
    [
      'six tiers of which one threshold rises each',
      'dailySalary',
      { tiers: Array.from({ length: 6 }, (_, index) => tier('0', index, index + 1)) },
    ],
    [
      'a dividend whose valid bets alone rise',
      'dividend',
      { tiers: [tier('0', 0, 1000), tier('0.01', 0, 1100)] },
    ],
    [
      'another rate of lost rounds, which may be zero, stay, or stand above the rate',
      'hourlySalary',
      { tiers: [tier('0', 0, 10, 0), tier('1', 0, 20, 0), tier('2', 0, 30, 200)] },
    ],
    [
      'lost rounds paid like the others above a tier that pays them less',
      'hourlySalary',
      { tiers: [tier('0', 0, 10, 5), tier('1', 0, 20)] },
    ],
    ['a cap of a daily salary', 'dailySalary', { capMinor: 1n }],
    ['a salary only where the team lost', 'hourlySalary', { onlyWhenTeamLost: true }],
    ['a carry without end', 'dividend', { carry: 'always' }],
    ['all deposits as costs', 'dividend', { costRate: 10_000 }],
  ])('may be %s', (_, kind, change) => {
    expect(problemOf(kind, change)).toBeNull();
  });

  test.each<[string, ContractKind, Partial<ContractTerms>, TermsProblem]>([
    ['a daily salary by the hour', 'dailySalary', { period: 'HOUR' }, all('period')],
    ['an hourly salary by the day', 'hourlySalary', { period: 'DAY' }, all('period')],
    ['a dividend by the hour', 'dividend', { period: 'HOUR' }, all('period')],
    ['a period that the site does not offer', 'dividend', { period: 'WEEK' }, all('period')],
    ['no tier', 'dailySalary', { tiers: [] }, all('tiers')],
    [
      'seven tiers',
      'dailySalary',
      { tiers: Array.from({ length: 7 }, (_, index) => tier('0', index, index + 1)) },
      all('tiers'),
    ],
    ['a unit of zero', 'dailySalary', { unitMinor: 0n }, all('unit')],
    ['a cap of zero', 'dailySalary', { capMinor: 0n }, all('cap')],
    ['a cap of a dividend', 'dividend', { capMinor: minor('100.00') }, all('cap')],
    [
      'a dividend only where the team lost',
      'dividend',
      { onlyWhenTeamLost: true },
      all('onlyWhenTeamLost'),
    ],
    ['a salary with a carry', 'dailySalary', { carry: 'always' }, all('carry')],
    ['a salary with costs', 'hourlySalary', { costRate: 1 }, all('costRate')],
    ['more costs than deposits', 'dividend', { costRate: 10_001 }, all('costRate')],
  ])('may not have %s', (_, kind, change, problem) => {
    expect(problemOf(kind, change)).toEqual(problem);
  });

  test.each<[string, ContractKind, Tier, TermsField]>([
    ['fewer active members than none', 'dailySalary', tier('0', -1, 30), 'activeMembers'],
    ['half an active member', 'dailySalary', tier('0', 1.5, 30), 'activeMembers'],
    ['a result in a salary', 'dailySalary', share('1', 0, 30), 'result'],
    ['no rate', 'dailySalary', tier('0', 0, 0), 'rate'],
    ['a rate above that of the site', 'dailySalary', tier('0', 0, 201), 'rate'],
    ['a share above that of the site', 'dividend', share('0', 0, 4100), 'rate'],
    ['a share that is no whole percent', 'dividend', share('0', 0, 1550), 'rate'],
    ['lost rounds of a daily salary', 'dailySalary', tier('0', 0, 30, 20), 'lostRate'],
    ['lost rounds of a dividend', 'dividend', tier('0', 0, 1500, 20), 'lostRate'],
    ['lost rounds above the site', 'hourlySalary', tier('0', 0, 30, 201), 'lostRate'],
  ])('no tier has %s', (_, kind, first, field) => {
    expect(problemOf(kind, { tiers: [first] })).toEqual({ tier: 1, field });
  });

  const before = { ...tier('10', 2, 1000), resultMinor: minor('50') };
  test.each<[string, ContractKind, Tier, Tier, TermsField]>([
    ['fewer valid bets', 'dailySalary', tier('10', 2, 30), tier('9.99', 3, 40), 'validBetAmount'],
    ['fewer members', 'dailySalary', tier('10', 2, 30), tier('20', 1, 40), 'activeMembers'],
    ['a lower result', 'dividend', before, { ...before, resultMinor: 1n, rate: 2000 }, 'result'],
    ['a lower rate', 'dailySalary', tier('10', 2, 30), tier('20', 3, 29), 'rate'],
    ['the same rate', 'dailySalary', tier('10', 2, 30), tier('20', 3, 30), 'rate'],
    ['less for lost', 'hourlySalary', tier('1', 0, 30, 20), tier('2', 0, 40, 19), 'lostRate'],
    ['less than all', 'hourlySalary', tier('1', 0, 30), tier('2', 0, 40, 29), 'lostRate'],
    ['the same thresholds', 'dailySalary', tier('1', 2, 30), tier('1', 2, 40), 'validBetAmount'],
    ['the same result', 'dividend', before, { ...before, rate: 2000 }, 'validBetAmount'],
  ])('a tier above another does not have %s', (_, kind, lower, upper, field) => {
    expect(problemOf(kind, { tiers: [lower, upper] })).toEqual({ tier: 2, field });
  });

  test('the first tier that is wrong is named, before what is wrong of the whole', () => {
    const tiers = [tier('1', 0, 10), tier('2', 0, 20), tier('3', 0, 20), tier('4', 0, 999)];
    expect(problemOf('dailySalary', { tiers, unitMinor: 0n })).toEqual({ tier: 3, field: 'rate' });
  });
});

describe('what is promised on', () => {
  const above = (number: number, field: TermsField) => ({ tier: number, field });
  const promise = (own: ContractTerms, tiers: readonly Tier[], change?: Partial<ContractTerms>) =>
    promiseProblem({ ...own, tiers, ...change }, own);

  test.each<[string, readonly Tier[], TermsProblem | null]>([
    ['the same', daily.tiers, null],
    ['a rate above', [tier('10,000.00', 2, 31)], above(1, 'rate')],
    ['the rate between two thresholds', [tier('99,999.99', 2, 30)], null],
    ['more between two thresholds', [tier('99,999.99', 9, 31)], above(1, 'rate')],
    ['the higher rate for want of members', [tier('500,000.00', 9, 51)], above(1, 'rate')],
    ['the rate that these members have', [tier('500,000.00', 9, 50)], null],
    ['anything below the first threshold', [tier('9,999.99', 2, 1)], above(1, 'rate')],
    ['anything for fewer members', [tier('10,000.00', 1, 1)], above(1, 'rate')],
    ['a rate of a tier far above', [tier('10,000.00', 2, 30), tier('1,000,000.00', 10, 80)], null],
    [
      'a second that is above',
      [tier('10,000.00', 2, 30), tier('20,000.00', 2, 40)],
      above(2, 'rate'),
    ],
  ])('of a daily salary, by tier: %s', (_, tiers, problem) => {
    expect(promise(daily, tiers)).toEqual(problem);
  });

  const byResult = { ...dividend, tiers: [share('50,000.00', 0, 1500)] };
  test.each<[string, readonly Tier[], TermsProblem | null]>([
    ['the same result', [share('50,000.00', 0, 1500)], null],
    ['a lower result', [share('49,999.99', 0, 100)], above(1, 'rate')],
    ['valid bets in its place', [tier('50,000.00', 0, 100)], above(1, 'rate')],
  ])('of a dividend: %s', (_, tiers, problem) => {
    expect(promise(byResult, tiers)).toEqual(problem);
  });

  const twoRates = { ...hourly, tiers: [tier('10', 0, 20, 10), tier('20', 0, 40, 30)] };
  const oneRate = { ...hourly, tiers: [tier('10', 0, 20)] };
  test.each<[string, ContractTerms, Tier, TermsProblem | null]>([
    ['both the same', twoRates, tier('10', 0, 20, 10), null],
    ['more for lost rounds', twoRates, tier('10', 0, 20, 11), above(1, 'lostRate')],
    ['lost rounds like all others', twoRates, tier('10', 0, 20), above(1, 'lostRate')],
    ['lost rounds like all, at a rate that low', twoRates, tier('10', 0, 10), null],
    ['as much for lost as for all', oneRate, tier('10', 0, 10, 20), null],
    ['more for lost than for all', oneRate, tier('10', 0, 10, 21), above(1, 'lostRate')],
    ['the lost rate of a higher tier', twoRates, tier('19.99', 0, 20, 30), above(1, 'lostRate')],
  ])('of lost rounds: %s', (_, own, one, problem) => {
    expect(promise(own, [one])).toEqual(problem);
  });

  const lower = { activeMinimumMinor: minor('999.99') };
  const free = { ...daily, tiers: [tier('10', 0, 20), tier('20', 5, 30)] };
  test.each<[string, readonly Tier[], Partial<ContractTerms>, TermsProblem | null]>([
    ['the same', [tier('20', 5, 30)], {}, null],
    ['a higher one', [tier('20', 5, 30)], { activeMinimumMinor: minor('1,000.01') }, null],
    ['a lower one', [tier('20', 5, 30)], lower, above(1, 'activeMembers')],
    [
      'a lower one in a tier above',
      [tier('10', 5, 20), tier('20', 5, 21)],
      lower,
      above(2, 'activeMembers'),
    ],
    ['a lower one where no members are needed', [tier('20', 5, 20)], lower, null],
    ['a lower one, and a rate above', [tier('20', 5, 31)], lower, above(1, 'rate')],
  ])('active members are counted by %s', (_, tiers, change, problem) => {
    expect(promise(free, tiers, change)).toEqual(problem);
  });

  test('nothing of another period, and nothing without an own contract', () => {
    expect(promise(dividend, dividend.tiers, { period: 'MONTH' })).toEqual(all('period'));
    expect(promiseProblem(daily, null)).toEqual(above(1, 'rate'));
  });
});

type Person = { valid: bigint; lost: bigint; bet: bigint; win: bigint };

const idle: Person = { valid: 0n, lost: 0n, bet: 0n, win: 0n };

const drawnPerson: fc.Arbitrary<Person> = fc
  .record({
    valid: fc.oneof(
      fc.constantFrom(minor('1,000.00'), minor('3,000.00')),
      fc.bigInt({ min: 0n, max: minor('10,000.00') }),
    ),
    lostPercent: fc.bigInt({ min: 0n, max: 100n }),
    win: fc.bigInt({ min: 0n, max: minor('10,000.00') }),
  })
  .map(({ valid, lostPercent, win }) => ({
    valid,
    lost: (valid * lostPercent) / 100n,
    bet: valid,
    win,
  }));

/** Of tiers, from the lowest on, those that may stand in a contract together. */
function tiersThat(isFine: (tiers: readonly Tier[]) => boolean, candidates: readonly Tier[]) {
  return candidates.reduce<readonly Tier[]>((tiers, one) => {
    const more = [...tiers, one];
    return isFine(more) ? more : tiers;
  }, []);
}

const isHourlySalary = (terms: ContractTerms) =>
  termsProblem('hourlySalary', terms, limits) === null;

/** Terms of an hourly salary that pay all that they say: no cap, no unit, whoever lost. */
const drawnTerms: fc.Arbitrary<ContractTerms> = fc
  .record({
    steps: fc.array(
      fc.record({
        validMinor: fc.constantFrom(0n, 1n, minor('1,000.00'), minor('2,500.00')),
        activeMembers: fc.nat({ max: 1 }),
        rate: fc.integer({ min: 1, max: 30 }),
        lostRate: fc.option(fc.nat({ max: 60 })),
      }),
      { minLength: 1, maxLength: mostTiers },
    ),
    includeOwn: fc.boolean(),
    activeMinimumMinor: fc.constantFrom(minor('1,000.00'), minor('3,000.00'), minor('5,000.00')),
  })
  .map(({ steps, ...options }) => {
    let last = tier('0', 0, 0);
    const candidates = steps.map(({ validMinor, activeMembers, rate, lostRate }) => {
      last = {
        ...last,
        validMinor: last.validMinor + validMinor,
        activeMembers: last.activeMembers + activeMembers,
        rate: last.rate + rate,
        lostRate,
      };
      return last;
    });
    const terms = { ...hourly, ...options, capMinor: null };
    return {
      ...terms,
      tiers: tiersThat((tiers) => isHourlySalary({ ...terms, tiers }), candidates),
    };
  });

/** What a child is to be promised: like the own contract, with a little more or less of each. */
const drawnPromise = fc.record({
  drift: fc.array(
    fc.record({
      validMinor: fc.constantFrom(0n, 0n, 0n, minor('250.00'), -minor('250.00')),
      activeMembers: fc.constantFrom(0, 0, 0, 1, -1),
      rate: fc.constantFrom(0, 0, 0, -1, 1),
      lostRate: fc.constantFrom(0, 0, null, -5, 5),
    }),
    { minLength: mostTiers, maxLength: mostTiers },
  ),
  minimumDrift: fc.constantFrom(0n, 0n, minor('2,000.00'), -minor('2,000.00')),
  // Options that lessen what it pays.
  unitMinor: fc.constantFrom(1n, 1n, minor('100.00'), minor('2,000.00')),
  capMinor: fc.constantFrom(null, null, minor('20.00')),
  onlyWhenTeamLost: fc.boolean(),
  includeOwn: fc.boolean(),
});
type DrawnPromise = typeof drawnPromise extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** What of it may be promised. */
function promisedBy(own: ContractTerms, { drift, minimumDrift, ...options }: DrawnPromise) {
  const activeMinimumMinor = own.activeMinimumMinor + minimumDrift;
  const terms: ContractTerms = { ...own, ...options, activeMinimumMinor };
  const candidates = own.tiers.map((one, index): Tier => {
    const by = drift[index];
    if (!by) return one;
    const lostRate = one.lostRate ?? one.rate;
    return {
      ...one,
      validMinor: one.validMinor + by.validMinor,
      activeMembers: one.activeMembers + by.activeMembers,
      rate: one.rate + by.rate,
      lostRate: by.lostRate === null ? null : Math.max(0, lostRate + by.lostRate),
    };
  });
  const isFine = (tiers: readonly Tier[]) =>
    isHourlySalary({ ...terms, tiers }) && promiseProblem({ ...terms, tiers }, own) === null;
  return { ...terms, tiers: tiersThat(isFine, candidates) };
}

const drawnTeam = fc.record({ self: drawnPerson, below: fc.array(drawnPerson, { maxLength: 6 }) });
type Team = { self: Person; below: readonly Person[] };

/** What terms pay to who leads a team. */
function paidTo(terms: ContractTerms, { self, below }: Team): bigint {
  const counted = terms.includeOwn ? [self, ...below] : below;
  const sum = (column: keyof Person) => counted.reduce((total, one) => total + one[column], 0n);
  const figures = {
    validMinor: sum('valid'),
    lostMinor: sum('lost'),
    betMinor: sum('bet'),
    winMinor: sum('win'),
    activeMembers: [self, ...below].filter(({ valid }) => valid >= terms.activeMinimumMinor).length,
  };
  return salaryOf(terms, figures).amountMinor;
}

test('who may promise salaries never pays more than it receives for the same play', () => {
  const drawnChildren = fc.array(fc.record({ promise: drawnPromise, team: drawnTeam }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(
      drawnTerms,
      fc.option(drawnTeam, { freq: 1 }),
      drawnChildren,
      (own, others, children) => {
        const people = children.flatMap(({ team }) => [team.self, ...team.below]);
        const { self, below } = others ?? { self: idle, below: [] };
        const received = paidTo(own, { self, below: [...below, ...people] });
        const given = children.map(({ promise, team }) => paidTo(promisedBy(own, promise), team));
        expect(received).toBeGreaterThanOrEqual(given.reduce((sum, one) => sum + one, 0n));
      },
    ),
    { numRuns: 1000 },
  );
});
