import { larger, smaller } from '../wallet/money.ts';
import { tierIndex, type ContractTerms } from './contract-terms.ts';
import { floorDiv } from './rate-chain.ts';

const wholeRate = 10_000n;

/** What a team did in a period; amounts in minor units. */
export type PeriodFigures = {
  validMinor: bigint;
  /** How much of it was bet in rounds that were lost. */
  lostMinor: bigint;
  activeMembers: number;
  betMinor: bigint;
  winMinor: bigint;
  depositMinor: bigint;
  promotionMinor: bigint;
  /** Rebates and commissions that were earned for the days of the period. */
  rebateMinor: bigint;
  /** Salaries that were earned for them. */
  salaryMinor: bigint;
};

/** What a contract pays for a period. */
export type ContractPay = {
  /** The number of the tier that applies, from 1; null where none does. */
  tier: number | null;
  baseMinor: bigint;
  amountMinor: bigint;
};

export type DividendPay = ContractPay & { carryMinor: bigint };

const cutTo = (minor: bigint, unit: bigint) => minor - (minor % unit);
const shareOf = (minor: bigint, rate: number) => floorDiv(minor * BigInt(rate), wholeRate);

const nothing = (baseMinor: bigint): ContractPay => ({ tier: null, baseMinor, amountMinor: 0n });

/** What a salary pays: the rate of the last tier that is met, of the whole base. */
export function salaryOf(
  terms: ContractTerms,
  figures: Pick<
    PeriodFigures,
    'validMinor' | 'lostMinor' | 'activeMembers' | 'betMinor' | 'winMinor'
  >,
): ContractPay {
  const { validMinor, lostMinor, activeMembers, betMinor, winMinor } = figures;
  if (validMinor <= 0n || (terms.onlyWhenTeamLost && betMinor <= winMinor)) {
    return nothing(validMinor);
  }
  const index = tierIndex(terms.tiers, { validMinor, activeMembers, resultMinor: 0n });
  const tier = terms.tiers[index];
  if (!tier) return nothing(validMinor);
  const baseMinor = cutTo(validMinor, terms.unitMinor);
  // What the unit cuts off, and what corrections take off the lost part below zero, is taken off
  // the other part first: no part is ever paid at a rate that is not its own.
  const lostBase = tier.lostRate === null ? 0n : larger(0n, smaller(lostMinor, baseMinor));
  const parts = (baseMinor - lostBase) * BigInt(tier.rate) + lostBase * BigInt(tier.lostRate ?? 0);
  const amountMinor = floorDiv(parts, wholeRate);
  const { capMinor } = terms;
  return {
    tier: index + 1,
    baseMinor,
    amountMinor: capMinor === null ? amountMinor : smaller(amountMinor, capMinor),
  };
}

/** What the house has won from a team, less the costs that the terms take off. */
export function houseResult(
  { deducts, costRate }: Pick<ContractTerms, 'deducts' | 'costRate'>,
  figures: PeriodFigures,
): bigint {
  const { betMinor, winMinor, promotionMinor, rebateMinor, salaryMinor, depositMinor } = figures;
  const costs = { promotion: promotionMinor, rebate: rebateMinor, salary: salaryMinor };
  const taken = deducts.reduce((sum, deduction) => sum + costs[deduction], 0n);
  return betMinor - winMinor - taken - shareOf(larger(0n, depositMinor), costRate);
}

/** What terms carry on of an amount that is zero or below. */
const carriedOn = (carry: ContractTerms['carry'], minor: bigint) => (carry === 'none' ? 0n : minor);

/**
 * What a dividend pays of the result of the house and what was carried into the period, and what is
 * carried into the next one. A period without a loss carries nothing on, even if it pays nothing.
 */
export function dividendOf(
  { tiers, unitMinor, carry }: Pick<ContractTerms, 'tiers' | 'unitMinor' | 'carry'>,
  figures: Pick<PeriodFigures, 'validMinor' | 'activeMembers'> & { resultMinor: bigint },
  carriedMinor: bigint,
): DividendPay {
  const baseMinor = figures.resultMinor + carriedOn(carry, carriedMinor);
  if (baseMinor <= 0n) {
    return { ...nothing(baseMinor), carryMinor: carriedOn(carry, baseMinor) };
  }
  const index = tierIndex(tiers, { ...figures, resultMinor: baseMinor });
  const tier = tiers[index];
  if (!tier) return { ...nothing(baseMinor), carryMinor: 0n };
  const amountMinor = cutTo(shareOf(baseMinor, tier.rate), unitMinor);
  return { tier: index + 1, baseMinor, amountMinor, carryMinor: 0n };
}

/** What is carried into a period: nothing that is left from before its month, where it ends then. */
export function carriedInto(carry: ContractTerms['carry'], left: bigint, startsMonth: boolean) {
  return carry === 'untilMonthEnd' && startsMonth ? 0n : carriedOn(carry, left);
}
