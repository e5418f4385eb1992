import type { ContractKind } from './contract-kind.ts';
import { periodsOf, type ContractPeriod, type DividendPeriod } from './contract-period.ts';

/** What becomes of the losses of the house in a period: they lessen what later ones pay, or not. */
export const carries = ['none', 'untilMonthEnd', 'always'] as const;
export type Carry = (typeof carries)[number];

/** What of the costs of a team is taken off before dividends are worked out. */
export const deductions = ['promotion', 'rebate', 'salary'] as const;
export type Deduction = (typeof deductions)[number];

/** All thresholds must be met; of several such tiers the last counts, for the whole base. */
export type Tier = {
  /** Valid bets of the period, in minor units. */
  validMinor: bigint;
  activeMembers: number;
  /** What the house has won, less its costs, with what was carried; 0 in salaries. */
  resultMinor: bigint;
  /** Hundredths of a percent of the base. */
  rate: number;
  /** The rate of rounds that were lost, in hourly salaries; null where it is that of all. */
  lostRate: number | null;
};

/** The terms of any contract, written into it when it is proposed. Amounts in minor units. */
export type ContractTerms = {
  period: ContractPeriod;
  tiers: readonly Tier[];
  /** The base of salaries, and what dividends pay, are cut down to multiples of it. */
  unitMinor: bigint;
  /** The most that a salary pays in a period; null without one. */
  capMinor: bigint | null;
  /** Whether a salary is paid only where the team lost more than it won. */
  onlyWhenTeamLost: boolean;
  /** Whether the play of the payee counts as well. */
  includeOwn: boolean;
  /** The valid bets of a period that make an active member. */
  activeMinimumMinor: bigint;
  carry: Carry;
  /** Hundredths of a percent of deposits that dividends take off as costs of payments. */
  costRate: number;
  deducts: readonly Deduction[];
};

/** Terms in which what the site usually has is left out. */
export type GivenTerms = Omit<
  ContractTerms,
  'period' | 'unitMinor' | 'activeMinimumMinor' | 'carry' | 'deducts'
> & {
  period: ContractPeriod | undefined;
  unitMinor: bigint | undefined;
  carry: Carry | undefined;
};

/** What contracts have where nobody says otherwise; all but the first of dividends. */
export type UsualTerms = {
  activeMinimumMinor: bigint;
  deducts: readonly Deduction[];
  payUnitMinor: bigint;
  carry: Carry;
  dividendPeriod: DividendPeriod;
};

/** Completes terms with what the site usually has. */
export function wholeTerms(
  kind: ContractKind,
  given: GivenTerms,
  usual: UsualTerms,
): ContractTerms {
  const isDividend = kind === 'dividend';
  const salaryPeriod = kind === 'hourlySalary' ? 'HOUR' : 'DAY';
  return {
    ...given,
    period: given.period ?? (isDividend ? usual.dividendPeriod : salaryPeriod),
    unitMinor: given.unitMinor ?? (isDividend ? usual.payUnitMinor : 1n),
    activeMinimumMinor: usual.activeMinimumMinor,
    carry: given.carry ?? (isDividend ? usual.carry : 'none'),
    deducts: isDividend ? usual.deducts : [],
  };
}

export type TermsField =
  | 'kind'
  | 'period'
  | 'tiers'
  | 'validBetAmount'
  | 'activeMembers'
  | 'result'
  | 'rate'
  | 'lostRate'
  | 'unit'
  | 'cap'
  | 'onlyWhenTeamLost'
  | 'carry'
  | 'costRate';

/** What is wrong with terms: the number of the tier, from 1, or null for all, and the field. */
export type TermsProblem = { tier: number | null; field: TermsField };

/** What the site allows. Rates in hundredths of a percent. */
export type TermsLimits = {
  salaryMaximum: number;
  dividendMaximum: number;
  dividendPeriods: readonly DividendPeriod[];
};

/** The site's rules of terms. Rates in hundredths of a percent, amounts in minor units. */
type SiteRules = {
  salary: { maximum: number; activeMinimum: bigint };
  dividend: {
    maximum: number;
    /** The first is the usual one. */
    periods: readonly DividendPeriod[];
    deducts: readonly Deduction[];
    payUnit: bigint;
    carry: Carry;
  };
};

/** What a site allows in terms, and what they have where nobody says otherwise. */
export function termsOfSite({ salary, dividend }: SiteRules): {
  limits: TermsLimits;
  usual: UsualTerms;
} {
  const { maximum, periods, deducts, payUnit, carry } = dividend;
  const [dividendPeriod = 'HALF_MONTH'] = periods;
  const { activeMinimum: activeMinimumMinor } = salary;
  return {
    limits: {
      salaryMaximum: salary.maximum,
      dividendMaximum: maximum,
      dividendPeriods: periods,
    },
    usual: { activeMinimumMinor, deducts, payUnitMinor: payUnit, carry, dividendPeriod },
  };
}

export const mostTiers = 6;
const wholeRate = 10_000;
const wholePercent = 100;

const whole = (field: TermsField): TermsProblem => ({ tier: null, field });

/** What one tier does that its kind of contract cannot. */
function fieldOfTier(kind: ContractKind, tier: Tier, maximum: number): TermsField | null {
  const { resultMinor, rate, lostRate, activeMembers } = tier;
  const isDividend = kind === 'dividend';
  if (!Number.isSafeInteger(activeMembers) || activeMembers < 0) return 'activeMembers';
  if (resultMinor !== 0n && !isDividend) return 'result';
  if (rate < 1 || rate > maximum || (isDividend && rate % wholePercent !== 0)) return 'rate';
  const hasLost = lostRate !== null;
  if (hasLost && (kind !== 'hourlySalary' || lostRate > maximum)) return 'lostRate';
  return null;
}

/** What of a tier does not rise above the one before; the thresholds may stay, but not all. */
function fieldNotRising(before: Tier, tier: Tier): TermsField | null {
  if (tier.validMinor < before.validMinor) return 'validBetAmount';
  if (tier.activeMembers < before.activeMembers) return 'activeMembers';
  if (tier.resultMinor < before.resultMinor) return 'result';
  if (tier.rate <= before.rate) return 'rate';
  if (lostRateOf(tier) < lostRateOf(before)) return 'lostRate';
  const isSame =
    tier.validMinor === before.validMinor &&
    tier.activeMembers === before.activeMembers &&
    tier.resultMinor === before.resultMinor;
  return isSame ? 'validBetAmount' : null;
}

function tiersProblem(
  kind: ContractKind,
  tiers: readonly Tier[],
  maximum: number,
): TermsProblem | null {
  if (tiers.length < 1 || tiers.length > mostTiers) return whole('tiers');
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1];
    const field =
      fieldOfTier(kind, tier, maximum) ?? (before ? fieldNotRising(before, tier) : null);
    if (field !== null) return { tier: index + 1, field };
  }
  return null;
}

/** The first thing that the terms of a kind must not say; null where all is well. */
export function termsProblem(
  kind: ContractKind,
  terms: ContractTerms,
  { salaryMaximum, dividendMaximum, dividendPeriods }: TermsLimits,
): TermsProblem | null {
  const isDividend = kind === 'dividend';
  if (!periodsOf(kind, dividendPeriods).includes(terms.period)) return whole('period');
  const maximum = isDividend ? dividendMaximum : salaryMaximum;
  const inTiers = tiersProblem(kind, terms.tiers, maximum);
  if (inTiers) return inTiers;
  if (terms.unitMinor < 1n) return whole('unit');
  if (terms.capMinor !== null && (isDividend || terms.capMinor < 1n)) return whole('cap');
  if (isDividend && terms.onlyWhenTeamLost) return whole('onlyWhenTeamLost');
  if (!isDividend && terms.carry !== 'none') return whole('carry');
  const hasCosts = terms.costRate !== 0;
  return hasCosts && (!isDividend || terms.costRate > wholeRate) ? whole('costRate') : null;
}

function lostRateOf({ rate, lostRate }: Tier): number {
  return lostRate ?? rate;
}

type Figures = { validMinor: bigint; activeMembers: number; resultMinor: bigint };

/** The position of the last tier whose thresholds the figures all meet, from 0; -1 for none. */
export function tierIndex(tiers: readonly Tier[], figures: Figures): number {
  return tiers.findLastIndex(
    (tier) =>
      figures.validMinor >= tier.validMinor &&
      figures.activeMembers >= tier.activeMembers &&
      figures.resultMinor >= tier.resultMinor,
  );
}

/** Which rate of a tier is above what the payer's own contract pays for these figures. */
function rateAbove(tier: Tier, own: ContractTerms, figures: Figures): TermsField | null {
  const paid = own.tiers[tierIndex(own.tiers, figures)];
  if (!paid || paid.rate < tier.rate) return 'rate';
  return lostRateOf(paid) < lostRateOf(tier) ? 'lostRate' : null;
}

function fieldAbove(tier: Tier, own: ContractTerms, countsFewer: boolean): TermsField | null {
  const field = rateAbove(tier, own, tier);
  if (field !== null || !countsFewer) return field;
  // By a higher minimum the payer's own contract may count none of these active members.
  const isPaid = rateAbove(tier, own, { ...tier, activeMembers: 0 }) === null;
  return isPaid ? null : 'activeMembers';
}

/**
 * The first tier that promises more than the payer's own contract pays at the same thresholds; null
 * where none does. A payer without a contract of the kind can promise nothing.
 */
export function promiseProblem(
  promised: ContractTerms,
  own: ContractTerms | null,
): TermsProblem | null {
  if (own === null) return { tier: 1, field: 'rate' };
  if (own.period !== promised.period) return whole('period');
  const countsFewer = own.activeMinimumMinor > promised.activeMinimumMinor;
  for (const [index, tier] of promised.tiers.entries()) {
    const field = fieldAbove(tier, own, countsFewer);
    if (field !== null) return { tier: index + 1, field };
  }
  return null;
}
