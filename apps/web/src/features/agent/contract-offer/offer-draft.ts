import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { dividendPeriods } from '@pavilion/domain/agent/contract-period';
import {
  mostTiers,
  promiseProblem,
  termsProblem,
  tierIndex,
  type ContractTerms,
  type TermsLimits,
  type TermsProblem,
  type Tier,
} from '@pavilion/domain/agent/contract-terms';
import { formatRate, parseRate } from '@pavilion/domain/agent/rate-chain';
import { parseAmount } from '@pavilion/domain/wallet/money';
import type { AgentContract, OwnContract } from '../contracts/contracts.queries.ts';

export type WireTerms = AgentContract['terms'];
export type ProposedTerms = NonNullable<
  InputOf<PlayerEndpoints['agents']['actOnDailySalaryContract']>['terms']
>;

/** A field as it was left: the text of the wire, empty for none, null for what cannot be read. */
export type Typed = string | null;

export type TierDraft = {
  /** Names the tier on the page, also when those before it are removed. */
  key: number;
  validBetAmount: Typed;
  activeMembers: string;
  result: Typed;
  rate: Typed;
  /** Empty where lost rounds have the rate of all. */
  lostRate: Typed;
};
export type TierField = Exclude<keyof TierDraft, 'key'>;

export type OfferDraft = {
  period: WireTerms['period'];
  tiers: readonly TierDraft[];
  unit: Typed;
  /** Empty for none. */
  cap: Typed;
  onlyWhenTeamLost: boolean;
  includeOwn: boolean;
  carry: WireTerms['carry'];
  costRate: Typed;
};

/** What an offer of a kind is checked against. */
export type OfferRules = {
  kind: ContractKind;
  digits: number;
  limits: TermsLimits;
  /** The payer's own contract that runs; null without one. */
  own: ContractTerms | null;
  usual: WireTerms;
};

/** Why a field is refused: empty, not to be read, against the rules, or above the own contract. */
export type Why = 'missing' | 'unreadable' | 'terms' | 'above';
export type OfferProblem = TermsProblem & { why: Why };

const rateOf = (text: string) => parseRate(text) ?? 0;

/** Terms of the wire as the rules take them. */
export function termsOf(terms: WireTerms, digits: number): ContractTerms {
  const minorOf = (amount: string) => parseAmount(amount, digits) ?? 0n;
  return {
    period: terms.period,
    tiers: terms.tiers.map((tier) => ({
      validMinor: minorOf(tier.validBetAmount),
      activeMembers: tier.activeMembers,
      resultMinor: minorOf(tier.result),
      rate: rateOf(tier.rate),
      lostRate: tier.lostRate === null ? null : rateOf(tier.lostRate),
    })),
    unitMinor: minorOf(terms.unit),
    capMinor: terms.cap === null ? null : minorOf(terms.cap),
    onlyWhenTeamLost: terms.onlyWhenTeamLost,
    includeOwn: terms.includeOwn,
    activeMinimumMinor: minorOf(terms.activeMinimum),
    carry: terms.carry,
    costRate: rateOf(terms.costRate),
    deducts: terms.deducts,
  };
}

/** The rules for offers of somebody with this contract. */
export function rulesOf(kind: ContractKind, own: OwnContract, digits: number): OfferRules {
  const { maximumRate, periods, usual } = own.limits;
  const maximum = rateOf(maximumRate);
  return {
    kind,
    digits,
    usual,
    own: own.active && termsOf(own.active.terms, digits),
    limits: {
      salaryMaximum: maximum,
      dividendMaximum: maximum,
      dividendPeriods: dividendPeriods.filter((period) => periods.includes(period)),
    },
  };
}

const isZero = (amount: string) => !/[1-9]/.test(amount);
const typedOf = (amount: string) => (isZero(amount) ? '' : amount);

/** The form filled in with terms. */
export function draftOf(terms: WireTerms): OfferDraft {
  const { period, unit, cap, onlyWhenTeamLost, includeOwn, carry, costRate } = terms;
  return {
    period,
    unit,
    cap: cap ?? '',
    onlyWhenTeamLost,
    includeOwn,
    carry,
    costRate: typedOf(costRate),
    tiers: terms.tiers.map((tier, key) => ({
      key,
      validBetAmount: typedOf(tier.validBetAmount),
      activeMembers: tier.activeMembers === 0 ? '' : String(tier.activeMembers),
      result: typedOf(tier.result),
      rate: tier.rate,
      lostRate: tier.lostRate ?? '',
    })),
  };
}

/** One tier more, whose bets and rate are to be filled in. */
export function withTier(tiers: readonly TierDraft[]): TierDraft[] {
  const last = tiers.at(-1);
  const key = Math.max(-1, ...tiers.map((tier) => tier.key)) + 1;
  const { activeMembers = '', result = '' } = last ?? {};
  const more = { key, validBetAmount: '', activeMembers, result, rate: '', lostRate: '' };
  return tiers.length < mostTiers ? [...tiers, more] : [...tiers];
}

const orNothing = (typed: Typed) => (typed === null || typed === '' ? '0' : typed);

/** What the form says; fields that are empty or cannot be read count as nothing. */
export function wireTermsOf(draft: OfferDraft, usual: WireTerms): WireTerms {
  const { cap, unit, costRate, tiers, ...others } = draft;
  return {
    ...others,
    tiers: tiers.map((tier) => ({
      validBetAmount: orNothing(tier.validBetAmount),
      activeMembers: Number(tier.activeMembers),
      result: orNothing(tier.result),
      rate: orNothing(tier.rate),
      lostRate: tier.lostRate === '' ? null : tier.lostRate,
    })),
    unit: orNothing(unit),
    cap: cap === '' ? null : cap,
    costRate: orNothing(costRate),
    activeMinimum: usual.activeMinimum,
    deducts: usual.deducts,
  };
}

/** The terms as the call takes them. */
export function proposalOf(terms: WireTerms): ProposedTerms {
  const { activeMinimum: _, deducts: __, ...proposed } = terms;
  return proposed;
}

const typedFields = ['validBetAmount', 'result', 'rate', 'lostRate'] as const;

/** The first field that is empty but needed, or cannot be read. */
function unreadProblem({ tiers, unit, cap, costRate }: OfferDraft): OfferProblem | null {
  for (const [index, tier] of tiers.entries()) {
    const field = typedFields.find((one) => tier[one] === null);
    if (field) return { tier: index + 1, field, why: 'unreadable' };
    if (tier.rate === '') return { tier: index + 1, field: 'rate', why: 'missing' };
  }
  const whole = Object.entries({ unit, cap, costRate }).find(([, typed]) => typed === null);
  return whole
    ? { tier: null, field: whole[0] as 'unit' | 'cap' | 'costRate', why: 'unreadable' }
    : null;
}

const because = (problem: TermsProblem | null, why: Why) => problem && { ...problem, why };

/** Where a problem stands in the form, from the period at the top to the terms after the tiers. */
const rowOf = ({ tier, field }: OfferProblem) => tier ?? (field === 'period' ? 0 : mostTiers + 1);

/** The uppermost thing that keeps a draft from being offered; null where nothing does. */
export function problemOf(draft: OfferDraft, rules: OfferRules): OfferProblem | null {
  const terms = termsOf(wireTermsOf(draft, rules.usual), rules.digits);
  const found = [
    unreadProblem(draft),
    because(termsProblem(rules.kind, terms, rules.limits), 'terms'),
    because(promiseProblem(terms, rules.own), 'above'),
  ].filter((problem) => problem !== null);
  return found.toSorted((one, other) => rowOf(one) - rowOf(other))[0] ?? null;
}

/** What the payer's own contract pays where the thresholds of a tier are met. */
export function ownTierAt(tier: Tier, own: ContractTerms | null): Tier | null {
  return own?.tiers[tierIndex(own.tiers, tier)] ?? null;
}

/** What the payer gets and keeps at a tier, rates as on the wire; of lost rounds where they differ. */
export type Margin = { own: string; kept: string; lost: { own: string; kept: string } | null };

/** The margin of a payer at a tier; null where nothing is left, or nothing is paid. */
export function marginOf(tier: Tier, own: ContractTerms | null): Margin | null {
  const paid = ownTierAt(tier, own);
  if (paid === null || tier.rate === 0) return null;
  const left = (from: number, given: number) =>
    given > from ? null : { own: formatRate(from), kept: formatRate(from - given) };
  const ofAll = left(paid.rate, tier.rate);
  const isSplit = tier.lostRate !== null || paid.lostRate !== null;
  const lost = isSplit ? left(paid.lostRate ?? paid.rate, tier.lostRate ?? tier.rate) : null;
  return ofAll && { ...ofAll, lost };
}
