import { useMoneyDigits, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { languageTags } from '@pavilion/domain/site/language';
import { parseAmount } from '@pavilion/domain/wallet/money';
import type { Terms } from '../contracts.queries.ts';
import { useContractRate } from './contract-words.ts';

/** Sentences by what they are about, in the order in which they are read. */
export type Sentences = ReadonlyMap<string, string>;

/** What is taken off the result of the house. */
function useDeductsText(): (terms: Terms) => string {
  const text = useText();
  const rateText = useContractRate('dividend');
  const language = useLanguage();
  const list = new Intl.ListFormat(languageTags[language], { type: 'conjunction' });
  return ({ deducts, costRate }) => {
    const parts = deducts.map((of) => text(`contracts.deducts.${of}`));
    if (Number(costRate) > 0) {
      parts.push(text('contracts.deducts.cost', { rate: rateText(costRate) }));
    }
    return parts.length === 0
      ? text('contracts.says.deducts.none')
      : text('contracts.says.deducts', { list: list.format(parts) });
  };
}

/** Says terms in plain sentences. */
export function useTermsSentences(kind: ContractKind): (terms: Terms) => Sentences {
  const text = useText();
  const money = useShortMoneyFormat();
  const digits = useMoneyDigits();
  const deductsText = useDeductsText();
  const isDividend = kind === 'dividend';
  const cutText = isDividend ? 'contracts.says.unit.paid' : 'contracts.says.unit.bets';
  return (terms) => {
    const { period, tiers, unit, cap, onlyWhenTeamLost, includeOwn, activeMinimum, carry } = terms;
    const hasMembers = tiers.some(({ activeMembers }) => activeMembers > 0);
    const hasLostRate = tiers.some(({ lostRate }) => lostRate !== null);
    // The smallest unit cuts nothing off.
    const isCut = (parseAmount(unit, digits) ?? 0n) > 1n;
    const all: readonly [about: string, says: string | null][] = [
      ['kind', text(`contracts.says.${kind}`)],
      ['period', isDividend ? text(`contracts.says.period.${period}`) : null],
      ['lostRate', hasLostRate ? text('contracts.says.lost') : null],
      ['deducts', isDividend ? deductsText(terms) : null],
      ['carry', isDividend ? text(`contracts.says.carry.${carry}`) : null],
      [
        'active',
        hasMembers ? text('contracts.says.active', { amount: money(activeMinimum) }) : null,
      ],
      ['own', text(includeOwn ? 'contracts.says.own.yes' : 'contracts.says.own.no')],
      ['teamLost', onlyWhenTeamLost ? text('contracts.says.teamLost') : null],
      ['unit', isCut ? text(cutText, { amount: money(unit) }) : null],
      ['cap', cap === null ? null : text('contracts.says.cap', { amount: money(cap) })],
    ];
    return new Map(all.flatMap(([about, says]) => (says === null ? [] : [[about, says]])));
  };
}
