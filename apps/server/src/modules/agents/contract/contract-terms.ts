import type { InferOutput } from 'valibot';
import { ApiError } from '#http/api-error.ts';
import type { contractTerms, proposedTerms } from '@pavilion/contract/agent-contracts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import {
  termsProblem,
  wholeTerms,
  type ContractTerms,
  type TermsField,
  type TermsProblem,
} from '@pavilion/domain/agent/contract-terms';
import { formatRate, parseRate } from '@pavilion/domain/agent/rate-chain';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import type { ContractRules } from './contract-deps.ts';

/** Terms as on the wire, and as a contract keeps them. */
export type WireTerms = InferOutput<typeof contractTerms>;
export type ProposedTerms = InferOutput<typeof proposedTerms>;

type Reader = {
  amount: (text: string, field: TermsField, tier: number | null) => bigint;
  rate: (text: string, field: TermsField, tier: number | null) => number;
};

export function refuseTerms(problem: TermsProblem): ApiError {
  return new ApiError('agent.contract.terms', problem);
}

/** Reads amounts and rates; a text that is none is refused. */
function readerOf(digits: number): Reader {
  const orRefuse = <Value>(value: Value | null, field: TermsField, tier: number | null): Value => {
    if (value === null) throw refuseTerms({ tier, field });
    return value;
  };
  return {
    amount: (text, field, tier) => orRefuse(parseAmount(text, digits), field, tier),
    rate: (text, field, tier) => orRefuse(parseRate(text), field, tier),
  };
}

function readTiers(read: Reader, tiers: WireTerms['tiers']): ContractTerms['tiers'] {
  return tiers.map((tier, index) => {
    const number = index + 1;
    return {
      validMinor: read.amount(tier.validBetAmount, 'validBetAmount', number),
      activeMembers: tier.activeMembers,
      resultMinor: read.amount(tier.result, 'result', number),
      rate: read.rate(tier.rate, 'rate', number),
      lostRate: tier.lostRate === null ? null : read.rate(tier.lostRate, 'lostRate', number),
    };
  });
}

/** Terms on the wire. */
export function wireTerms(terms: ContractTerms, digits: number): WireTerms {
  const { period, onlyWhenTeamLost, includeOwn, carry, deducts, capMinor } = terms;
  const decimal = (minor: bigint) => formatAmount(minor, digits);
  return {
    period,
    tiers: terms.tiers.map(({ validMinor, activeMembers, resultMinor, rate, lostRate }) => ({
      validBetAmount: decimal(validMinor),
      activeMembers,
      result: decimal(resultMinor),
      rate: formatRate(rate),
      lostRate: lostRate === null ? null : formatRate(lostRate),
    })),
    unit: decimal(terms.unitMinor),
    cap: capMinor === null ? null : decimal(capMinor),
    onlyWhenTeamLost,
    includeOwn,
    activeMinimum: decimal(terms.activeMinimumMinor),
    carry,
    costRate: formatRate(terms.costRate),
    deducts: [...deducts],
  };
}

/** Terms that a contract keeps. */
export function storedTerms(terms: WireTerms, digits: number): ContractTerms {
  const { period, onlyWhenTeamLost, includeOwn, carry, deducts, cap } = terms;
  const read = readerOf(digits);
  return {
    period,
    tiers: readTiers(read, terms.tiers),
    unitMinor: read.amount(terms.unit, 'unit', null),
    capMinor: cap === null ? null : read.amount(cap, 'cap', null),
    onlyWhenTeamLost,
    includeOwn,
    activeMinimumMinor: read.amount(terms.activeMinimum, 'activeMembers', null),
    carry,
    costRate: read.rate(terms.costRate, 'costRate', null),
    deducts,
  };
}

/** Reads and checks terms that somebody proposes; what the site does not allow is refused. */
export function checkedTerms(
  kind: ContractKind,
  proposed: ProposedTerms | undefined,
  rules: ContractRules,
  digits: number,
): ContractTerms {
  if (!rules.kinds.includes(kind)) throw refuseTerms({ tier: null, field: 'kind' });
  if (!proposed) throw refuseTerms({ tier: null, field: 'tiers' });
  const read = readerOf(digits);
  const { period, unit, cap, onlyWhenTeamLost, includeOwn, carry, costRate } = proposed;
  const terms = wholeTerms(
    kind,
    {
      period,
      tiers: readTiers(read, proposed.tiers),
      unitMinor: unit === undefined ? undefined : read.amount(unit, 'unit', null),
      capMinor: cap === null ? null : read.amount(cap, 'cap', null),
      onlyWhenTeamLost,
      includeOwn,
      carry,
      costRate: read.rate(costRate, 'costRate', null),
    },
    rules.usual,
  );
  const problem = termsProblem(kind, terms, rules.limits);
  if (problem) throw refuseTerms(problem);
  return terms;
}
