import { isWholeAmount, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { useRateText } from '../../rates/rate-words.ts';
import { useDaysText } from '../../team/team-words.ts';
import type { Terms, TermsTier, WorkedOut } from '../contracts.queries.ts';
import { minorOf } from './signed-amount.ts';

/** "15%" for a whole rate of a dividend, else "0.50%". */
export function useContractRate(kind: ContractKind): (rate: string) => string {
  const text = useText();
  const format = useFormat();
  const rateText = useRateText();
  return (rate) =>
    kind === 'dividend' && isWholeAmount(rate)
      ? text('team.rates.percent', { rate: format.decimal(rate, 0) })
      : rateText(rate);
}

type Conditions = {
  validBetAmount: string | null;
  activeMembers: number | null;
  result: string | null;
};

/** Says thresholds, or what is missing to them; those that are null or zero are left out. */
export function useConditionsText(): (conditions: Conditions) => string[] {
  const text = useText();
  const money = useShortMoneyFormat();
  return ({ validBetAmount, activeMembers, result }) => [
    ...(result !== null && minorOf(result) > 0n
      ? [text('contracts.tier.result', { amount: money(result) })]
      : []),
    ...(validBetAmount !== null && minorOf(validBetAmount) > 0n
      ? [text('contracts.tier.validBetAmount', { amount: money(validBetAmount) })]
      : []),
    ...(activeMembers ? [text('contracts.tier.activeMembers', { count: activeMembers })] : []),
  ];
}

/** What a tier pays, with the rate of lost rounds where that is another one. */
export function useTierRate(kind: ContractKind): (tier: TermsTier) => string[] {
  const text = useText();
  const rateText = useContractRate(kind);
  return ({ rate, lostRate }) => [
    rateText(rate),
    ...(lostRate === null ? [] : [text('contracts.tier.lost', { rate: rateText(lostRate) })]),
  ];
}

/** "3 tiers, 0.30% to 0.80%". */
export function useTiersInShort(kind: ContractKind): (terms: Terms) => string {
  const text = useText();
  const rateText = useContractRate(kind);
  return ({ tiers }) => {
    const [first, ...others] = tiers.map(({ rate }) => rateText(rate));
    const last = others.at(-1);
    const rates =
      last === undefined
        ? (first ?? '')
        : text('contracts.tiers.rates', { from: first ?? '', to: last });
    return text('contracts.tiers.short', { count: tiers.length, rates });
  };
}

/** The days that were worked out, of hourly salaries the hour. */
export function usePeriodText(): (kind: ContractKind, worked: WorkedOut) => string {
  const text = useText();
  const format = useFormat();
  const daysText = useDaysText();
  return (kind, worked) =>
    kind === 'hourlySalary'
      ? text('contracts.period.hours', {
          from: format.dateTime(worked.from),
          until: format.time(worked.until),
        })
      : daysText(worked);
}

/** Names who pays or offers: the house, the agent above by name, or without one. */
export function usePayerText(about: 'by' | 'paidBy'): (payer: string | null) => string {
  const text = useText();
  return (payer) => {
    if (payer === null) return text(`contracts.${about}.house`);
    return payer === ''
      ? text(`contracts.${about}.agent`)
      : text(`contracts.${about}`, { who: payer });
  };
}
