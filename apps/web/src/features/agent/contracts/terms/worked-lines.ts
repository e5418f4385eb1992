import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import type { Terms, TermsTier, WorkedOut } from '../contracts.queries.ts';
import { amountOf, minorOf } from './signed-amount.ts';

type AmountLine =
  | 'validBetAmount'
  | 'lostBetAmount'
  | 'betAmount'
  | 'winAmount'
  | 'promotion'
  | 'rebate'
  | 'salary'
  | 'cost'
  | 'result'
  | 'carried'
  | 'base'
  | 'cap';

/** One step from what a team did to what is paid; `tier` is null where none is reached. */
export type WorkedLine =
  | { of: AmountLine; amount: string }
  | { of: 'activeMembers'; count: number }
  | { of: 'tier'; tier: number | null }
  | { of: 'rate' | 'lostRate'; rate: string };

const negative = (amount: string) => amountOf(-minorOf(amount));

/** The tier that applies; undefined for none. */
function tierOf(terms: Terms, { tier }: WorkedOut): TermsTier | undefined {
  return tier === null ? undefined : terms.tiers[tier - 1];
}

function memberLines(terms: Terms, { activeMembers }: WorkedOut): WorkedLine[] {
  return terms.tiers.some((tier) => tier.activeMembers > 0)
    ? [{ of: 'activeMembers', count: activeMembers }]
    : [];
}

function tierLines(terms: Terms, worked: WorkedOut): WorkedLine[] {
  const tier = tierOf(terms, worked);
  return [
    { of: 'tier', tier: worked.tier },
    ...(tier ? [{ of: 'rate', rate: tier.rate } as const] : []),
    ...(tier?.lostRate ? [{ of: 'lostRate', rate: tier.lostRate } as const] : []),
  ];
}

function salaryLines(terms: Terms, worked: WorkedOut): WorkedLine[] {
  const { validBetAmount, lostBetAmount, betAmount, winAmount, base } = worked;
  const { tiers, cap, onlyWhenTeamLost } = terms;
  const isCut = minorOf(base) !== minorOf(validBetAmount);
  return [
    { of: 'validBetAmount', amount: validBetAmount },
    ...(tiers.some(({ lostRate }) => lostRate !== null)
      ? [{ of: 'lostBetAmount', amount: lostBetAmount } as const]
      : []),
    ...memberLines(terms, worked),
    ...(onlyWhenTeamLost
      ? [
          { of: 'betAmount', amount: betAmount } as const,
          { of: 'winAmount', amount: winAmount } as const,
        ]
      : []),
    ...tierLines(terms, worked),
    ...(isCut ? [{ of: 'base', amount: base } as const] : []),
    ...(cap === null ? [] : [{ of: 'cap', amount: cap } as const]),
  ];
}

function dividendLines(terms: Terms, worked: WorkedOut): WorkedLine[] {
  const { betAmount, winAmount, cost, result, base, validBetAmount } = worked;
  const carried = minorOf(base) - minorOf(result);
  return [
    { of: 'betAmount', amount: betAmount },
    { of: 'winAmount', amount: negative(winAmount) },
    ...terms.deducts.map((of) => ({ of, amount: negative(worked[of]) })),
    ...(Number(terms.costRate) > 0 ? [{ of: 'cost', amount: negative(cost) } as const] : []),
    { of: 'result', amount: result },
    ...(carried === 0n
      ? []
      : [
          { of: 'carried', amount: amountOf(carried) } as const,
          { of: 'base', amount: base } as const,
        ]),
    ...(terms.tiers.some((tier) => minorOf(tier.validBetAmount) > 0n)
      ? [{ of: 'validBetAmount', amount: validBetAmount } as const]
      : []),
    ...memberLines(terms, worked),
    ...tierLines(terms, worked),
  ];
}

const isNothing = (line: WorkedLine) => 'amount' in line && minorOf(line.amount) === 0n;

/** Every figure that is not zero, where it is not known by which terms it was worked out. */
function everyLine(kind: ContractKind, worked: WorkedOut): WorkedLine[] {
  const { tier, activeMembers, validBetAmount, lostBetAmount, result, base, carriedIn } = worked;
  const played: WorkedLine[] = [
    { of: 'validBetAmount', amount: validBetAmount },
    { of: 'activeMembers', count: activeMembers },
  ];
  const won: WorkedLine[] = [
    { of: 'betAmount', amount: worked.betAmount },
    { of: 'winAmount', amount: negative(worked.winAmount) },
  ];
  const taken = (['promotion', 'rebate', 'salary', 'cost'] as const).map((of): WorkedLine => ({
    of,
    amount: negative(worked[of]),
  }));
  const lines: WorkedLine[] =
    kind === 'dividend'
      ? [
          ...won,
          ...taken,
          { of: 'result', amount: result },
          { of: 'carried', amount: carriedIn },
          { of: 'base', amount: base },
          ...played,
        ]
      : [...won, ...played, { of: 'lostBetAmount', amount: lostBetAmount }];
  return [...lines.filter((line) => !isNothing(line)), { of: 'tier', tier }];
}

/** The steps from what a team did in a period to what a contract pays for it, without that. */
export function workedLines(
  kind: ContractKind,
  terms: Terms | null,
  worked: WorkedOut,
): WorkedLine[] {
  if (terms === null) return everyLine(kind, worked);
  return kind === 'dividend' ? dividendLines(terms, worked) : salaryLines(terms, worked);
}

/** Whether nothing is paid because the team has won, whatever else it did. */
export function hasTeamWon(terms: Terms, { betAmount, winAmount }: WorkedOut): boolean {
  return terms.onlyWhenTeamLost && minorOf(betAmount) <= minorOf(winAmount);
}

export type Missing = {
  tier: number;
  rate: string;
  validBetAmount: string | null;
  activeMembers: number | null;
  result: string | null;
};

const missingOf = (wanted: string, has: string) => {
  const left = minorOf(wanted) - minorOf(has);
  return left > 0n ? amountOf(left) : null;
};

/** What a period still needs for the next tier; null at the highest one. */
export function missingToNext(kind: ContractKind, terms: Terms, worked: WorkedOut): Missing | null {
  const at = worked.tier ?? 0;
  const next = terms.tiers[at];
  if (!next) return null;
  const members = next.activeMembers - worked.activeMembers;
  return {
    tier: at + 1,
    rate: next.rate,
    validBetAmount: missingOf(next.validBetAmount, worked.validBetAmount),
    activeMembers: members > 0 ? members : null,
    result: kind === 'dividend' ? missingOf(next.result, worked.base) : null,
  };
}
