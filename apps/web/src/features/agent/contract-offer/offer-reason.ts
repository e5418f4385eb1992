import type { ContractTerms, TermsField, Tier } from '@pavilion/domain/agent/contract-terms';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { formatAmount } from '@pavilion/domain/wallet/money';
import {
  ownTierAt,
  termsOf,
  wireTermsOf,
  type OfferDraft,
  type OfferProblem,
  type OfferRules,
} from './offer-draft.ts';

/** Why a field is refused, with the figures of the sentence, rates and amounts as on the wire. */
export type Reason =
  | { why: 'amount' | 'positive' | 'unpaid' | 'counts' | 'period' }
  | { why: 'range' | 'whole'; lowest: string; highest: string }
  | { why: 'most'; most: string }
  | { why: 'least'; of: 'amount' | 'count' | 'rate'; least: string; tier: number }
  | { why: 'same'; tier: number }
  | { why: 'higher'; rate: string; tier: number }
  | { why: 'above'; own: string };

const thresholds: ReadonlySet<TermsField> = new Set(['validBetAmount', 'activeMembers', 'result']);
const wholeRate = '100.00';
const wholeHundredths = 10_000;
const wholePercent = 100;

function maximumOf({ kind, limits }: OfferRules): number {
  return kind === 'dividend' ? limits.dividendMaximum : limits.salaryMaximum;
}

/** The rates that may be promised at the thresholds of a tier. */
function rangeOf(tier: Tier, rules: OfferRules): Reason {
  const paid = ownTierAt(tier, rules.own);
  const highest = formatRate(Math.min(maximumOf(rules), paid?.rate ?? wholeHundredths));
  return rules.kind === 'dividend'
    ? { why: 'whole', lowest: formatRate(wholePercent), highest }
    : { why: 'range', lowest: formatRate(1), highest };
}

function isInRange({ rate }: Tier, rules: OfferRules): boolean {
  const isWhole = rules.kind !== 'dividend' || rate % wholePercent === 0;
  return rate >= 1 && rate <= maximumOf(rules) && isWhole;
}

/** Why a rate is refused, in its bounds or against the tier before. */
function reasonOfRate(
  { field, why }: OfferProblem,
  tier: Tier,
  before: { tier: Tier; number: number } | null,
  rules: OfferRules,
): Reason {
  const maximum = maximumOf(rules);
  if (field === 'lostRate') {
    if (before === null || why === 'unreadable' || (tier.lostRate ?? 0) > maximum) {
      return { why: 'most', most: formatRate(maximum) };
    }
    const least = formatRate(before.tier.lostRate ?? before.tier.rate);
    return { why: 'least', of: 'rate', least, tier: before.number };
  }
  return before === null || why !== 'terms' || !isInRange(tier, rules)
    ? rangeOf(tier, rules)
    : { why: 'higher', rate: formatRate(before.tier.rate), tier: before.number };
}

function reasonAbove({ field }: OfferProblem, tier: Tier | undefined, own: ContractTerms | null) {
  if (field === 'activeMembers') return { why: 'counts' } as const;
  if (field === 'period' || tier === undefined) return { why: 'period' } as const;
  const paid = ownTierAt(tier, own);
  if (paid === null) return { why: 'unpaid' } as const;
  const rate = field === 'lostRate' ? (paid.lostRate ?? paid.rate) : paid.rate;
  return { why: 'above', own: formatRate(rate) } as const;
}

/** Why a threshold is below that of the tier before, or no threshold above it. */
function reasonOfThreshold(
  field: TermsField,
  tier: Tier,
  before: { tier: Tier; number: number },
  digits: number,
): Reason {
  const { number } = before;
  const { validMinor, activeMembers, resultMinor } = before.tier;
  if (field === 'activeMembers') {
    return { why: 'least', of: 'count', least: String(activeMembers), tier: number };
  }
  if (field === 'validBetAmount' && tier.validMinor >= validMinor) {
    return { why: 'same', tier: number };
  }
  const least = formatAmount(field === 'result' ? resultMinor : validMinor, digits);
  return { why: 'least', of: 'amount', least, tier: number };
}

/** Why one of the fields of a tier is refused, by the rules or because it cannot be read. */
function reasonInTier(
  problem: OfferProblem,
  tiers: readonly Tier[],
  number: number,
  rules: OfferRules,
): Reason {
  const { field, why } = problem;
  const [one, tier] = [tiers[number - 2], tiers[number - 1]];
  if (tier === undefined) return { why: 'period' };
  const before = one === undefined ? null : { tier: one, number: number - 1 };
  if (field === 'rate' || field === 'lostRate') return reasonOfRate(problem, tier, before, rules);
  const isThreshold = thresholds.has(field);
  return before === null || why === 'unreadable' || !isThreshold
    ? { why: 'amount' }
    : reasonOfThreshold(field, tier, before, rules.digits);
}

/** Why a draft has a problem. */
export function reasonOf(problem: OfferProblem, draft: OfferDraft, rules: OfferRules): Reason {
  const { tiers } = termsOf(wireTermsOf(draft, rules.usual), rules.digits);
  const { field, why, tier: number } = problem;
  if (why === 'above') return reasonAbove(problem, tiers[(number ?? 0) - 1], rules.own);
  if (field === 'costRate') return { why: 'most', most: wholeRate };
  if (field === 'unit' || field === 'cap') {
    return { why: why === 'unreadable' ? 'amount' : 'positive' };
  }
  return number === null ? { why: 'period' } : reasonInTier(problem, tiers, number, rules);
}
