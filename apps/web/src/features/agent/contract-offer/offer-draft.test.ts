import { describe, expect, test } from 'vitest';
import { CallError } from '@pavilion/contract/client';
import { terms as termsOfKind, tierOf, withContract } from '../contract-answers.fixture.ts';
import {
  draftOf,
  marginOf,
  problemOf,
  proposalOf,
  rulesOf,
  termsOf,
  wireTermsOf,
  withTier,
  type OfferDraft,
  type OfferRules,
  type TierDraft,
} from './offer-draft.ts';
import { isFilled, nameOfPlace, placeOf, placeOfRefusal } from './offer-problem.ts';
import { reasonOf } from './offer-reason.ts';

const digits = 2;
const salary = rulesOf('dailySalary', withContract('dailySalary'), digits);
const hourly = rulesOf('hourlySalary', withContract('hourlySalary'), digits);
const dividend = rulesOf('dividend', withContract('dividend'), digits);
const draft = draftOf(termsOfKind.dailySalary);
const ofHour = draftOf(termsOfKind.hourlySalary);
const ofDividend = draftOf(termsOfKind.dividend);

/** The draft with a change of one tier, numbered from 1. */
const withChange = (from: OfferDraft, number: number, change: Partial<TierDraft>): OfferDraft => ({
  ...from,
  tiers: from.tiers.map((tier, index) => (index === number - 1 ? { ...tier, ...change } : tier)),
});

/** What is wrong with a draft, and the reason that is said. */
function judged(given: OfferDraft, rules: OfferRules) {
  const problem = problemOf(given, rules);
  return problem && [problem.tier, problem.field, reasonOf(problem, given, rules)];
}

describe('the draft of an offer', () => {
  test.each(['dailySalary', 'hourlySalary', 'dividend'] as const)(
    'the own terms of a %s come back from the form as they are, and can be promised',
    (kind) => {
      const terms = termsOfKind[kind];
      const own = withContract(kind);
      const back = wireTermsOf(draftOf(terms), own.limits.usual);
      expect(termsOf(back, digits)).toEqual(termsOf(terms, digits));
      expect(problemOf(draftOf(terms), rulesOf(kind, own, digits))).toBeNull();
      expect(Object.keys(proposalOf(back))).not.toContain('deducts');
      expect(Object.keys(proposalOf(back))).not.toContain('activeMinimum');
    },
  );

  test('a new tier asks for what the last one does, under a key of its own; six at most', () => {
    const more = withTier(draft.tiers.slice(1));
    expect(more.at(-1)).toEqual({
      key: 3,
      validBetAmount: '',
      activeMembers: '10',
      result: '',
      rate: '',
      lostRate: '',
    });
    const six = withTier(withTier(withTier(draft.tiers)));
    expect(withTier(six)).toEqual(six);
    expect(six).toHaveLength(6);
  });
});

describe('what keeps an offer from being sent', () => {
  test.each<[string, OfferDraft, OfferRules, unknown]>([
    [
      'an amount that cannot be read',
      withChange(draft, 2, { validBetAmount: null }),
      salary,
      [2, 'validBetAmount', { why: 'amount' }],
    ],
    [
      'no rate: up to what the own contract pays there',
      withChange(draft, 1, { rate: '' }),
      salary,
      [1, 'rate', { why: 'range', lowest: '0.01', highest: '0.30' }],
    ],
    [
      'a rate of a dividend that is not whole',
      withChange(ofDividend, 1, { rate: '12.50' }),
      dividend,
      [1, 'rate', { why: 'whole', lowest: '1.00', highest: '15.00' }],
    ],
    [
      'fewer bets than in the tier before',
      withChange(draft, 2, { validBetAmount: '9999.00' }),
      salary,
      [2, 'validBetAmount', { why: 'least', of: 'amount', least: '10000.00', tier: 1 }],
    ],
    [
      'fewer members than in the tier before',
      withChange(draft, 3, { activeMembers: '' }),
      salary,
      [3, 'activeMembers', { why: 'least', of: 'count', least: '3', tier: 2 }],
    ],
    [
      'a smaller result than in the tier before',
      withChange(ofDividend, 2, { result: '' }),
      dividend,
      [2, 'result', { why: 'least', of: 'amount', least: '50000.00', tier: 1 }],
    ],
    [
      'the same conditions as in the tier before',
      withChange(draft, 2, { validBetAmount: '10000', activeMembers: '2' }),
      salary,
      [2, 'validBetAmount', { why: 'same', tier: 1 }],
    ],
    [
      'a rate that does not rise',
      withChange(draft, 2, { rate: '0.30' }),
      salary,
      [2, 'rate', { why: 'higher', rate: '0.30', tier: 1 }],
    ],
    [
      'a rate of lost rounds below that of the tier before',
      withChange(ofHour, 2, { lostRate: '0.35' }),
      hourly,
      [2, 'lostRate', { why: 'least', of: 'rate', least: '0.40', tier: 1 }],
    ],
    [
      'a rate of lost rounds above the site',
      withChange(ofHour, 1, { lostRate: '2.01' }),
      hourly,
      [1, 'lostRate', { why: 'most', most: '2.00' }],
    ],
    ['no unit', { ...draft, unit: '' }, salary, [null, 'unit', { why: 'positive' }]],
    ['a cap of nothing', { ...draft, cap: '0' }, salary, [null, 'cap', { why: 'positive' }]],
    [
      'costs that cannot be read',
      { ...ofDividend, costRate: null },
      dividend,
      [null, 'costRate', { why: 'most', most: '100.00' }],
    ],
    [
      'more than the own contract pays',
      withChange(draft, 2, { rate: '0.51' }),
      salary,
      [2, 'rate', { why: 'above', own: '0.50' }],
    ],
    [
      'more for lost rounds than the own contract pays',
      withChange(ofHour, 2, { lostRate: '0.51' }),
      hourly,
      [2, 'lostRate', { why: 'above', own: '0.50' }],
    ],
    [
      'the first of several: more than is paid, before what the next tier no longer rises above',
      withChange(ofHour, 1, { lostRate: '0.90' }),
      hourly,
      [1, 'lostRate', { why: 'above', own: '0.40' }],
    ],
    [
      'the first of several: more than is paid, before a rate that is still missing',
      withChange(withChange(draft, 3, { rate: '' }), 1, { rate: '0.31' }),
      salary,
      [1, 'rate', { why: 'above', own: '0.30' }],
    ],
    [
      'a promise where the own contract pays nothing',
      withChange(draft, 1, { validBetAmount: '9999.99' }),
      salary,
      [1, 'rate', { why: 'unpaid' }],
    ],
    [
      'active members of whom the own contract asks more',
      draft,
      { ...salary, usual: { ...salary.usual, activeMinimum: '500.00' } },
      [1, 'activeMembers', { why: 'counts' }],
    ],
    [
      'another period than that of the own contract',
      { ...ofDividend, period: 'WEEK' },
      dividend,
      [null, 'period', { why: 'period' }],
    ],
  ])('%s', (_, given, rules, expected) => {
    expect(judged(given, rules)).toEqual(expected);
  });
});

describe('what stays with the payer', () => {
  const at = (given: Parameters<typeof tierOf>[0], rules: OfferRules) => {
    const terms = { ...termsOfKind.dailySalary, tiers: [tierOf(given)] };
    const [tier] = termsOf(terms, digits).tiers;
    return tier && marginOf(tier, rules.own);
  };

  test('the own rate at the same conditions, less what is promised', () => {
    const conditions = { validBetAmount: '120000.00', activeMembers: 9 };
    expect(at({ ...conditions, rate: '0.30' }, salary)).toEqual({
      own: '0.50',
      kept: '0.20',
      lost: null,
    });
    expect(at({ ...conditions, rate: '0.60' }, salary)).toBeNull();
    expect(at({ validBetAmount: '120000.00', activeMembers: 1 }, salary)).toBeNull();
  });

  test('of lost rounds apart where one side has a rate for them', () => {
    expect(at({ validBetAmount: '20000.00', rate: '0.10' }, hourly)).toEqual({
      own: '0.30',
      kept: '0.20',
      lost: { own: '0.50', kept: '0.40' },
    });
    expect(at({ validBetAmount: '20000.00', rate: '0.10', lostRate: '0.60' }, hourly)).toEqual({
      own: '0.30',
      kept: '0.20',
      lost: null,
    });
  });
});

describe('where something is said', () => {
  const refusal = (code: CallError['code'], value: unknown) =>
    placeOfRefusal(new CallError(code, '', value), 'dailySalary', draft);

  test('a refusal leads to its field, to the account, to the top, or is none of the form', () => {
    expect(refusal('agent.contract.above', { tier: 3, field: 'rate' })).toEqual({
      at: 'tier',
      tier: 3,
      field: 'rate',
    });
    expect(refusal('agent.contract.terms', { tier: null, field: 'cap' })).toEqual({
      at: 'more',
      field: 'cap',
    });
    expect(refusal('agent.contract.terms', { tier: 1, field: 'result' })).toEqual({ at: 'top' });
    expect(refusal('agent.contract.terms', { tier: 4, field: 'rate' })).toEqual({ at: 'top' });
    expect(refusal('agent.contract.terms', null)).toEqual({ at: 'top' });
    expect(refusal('agent.downline.not.found', null)).toEqual({ at: 'account' });
    expect(refusal('agent.contract.state', null)).toBeNull();
  });

  test('a field keeps its name when a tier before it is removed', () => {
    const place = (tier: number) => placeOf({ tier, field: 'rate' }, 'dailySalary', 3);
    const shorter = { ...draft, tiers: draft.tiers.slice(1) };
    expect(nameOfPlace(place(2), draft)).toBe(nameOfPlace(place(1), shorter));
    expect(isFilled(place(1), withChange(draft, 1, { rate: '' }))).toBe(false);
    expect(isFilled(place(1), withChange(draft, 1, { rate: null }))).toBe(true);
  });
});
