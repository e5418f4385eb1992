import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { languageTags } from '@pavilion/domain/site/language';
import type { WireTerms } from './offer-draft.ts';
import { useShareText } from './offer-words.ts';

const isSome = (amount: string) => /[1-9]/.test(amount);
/** Amounts from a hundredth on have all their digits; such a unit cuts nothing. */
const cutsNothing = (unit: string) => /^0*(\.0*1?)?$/.test(unit);

/** What is taken off the result of the house; empty for nothing. */
function useDeductions(kind: ContractKind): (terms: WireTerms) => string {
  const text = useText();
  const share = useShareText(kind);
  const listing = new Intl.ListFormat(languageTags[useLanguage()]);
  return ({ deducts, costRate }) => {
    const names = deducts.map((deduct) => text(`contract.offer.deduct.${deduct}`));
    const cost = isSome(costRate)
      ? [text('contract.offer.deduct.cost', { rate: share(costRate) })]
      : [];
    return listing.format([...names, ...cost]);
  };
}

/** The terms of an offer as plain sentences, in the order in which they are asked about. */
export function useOfferSentences(kind: ContractKind, account: string, terms: WireTerms): string[] {
  const text = useText();
  const money = useShortMoneyFormat();
  const deductions = useDeductions(kind);
  const isDividend = kind === 'dividend';
  const of = isDividend ? 'dividend' : 'salary';
  const each = kind === 'hourlySalary' ? 'hour' : 'day';
  const deducted = isDividend ? deductions(terms) : '';
  const { activeMinimum, cap, carry, includeOwn, onlyWhenTeamLost, period, tiers, unit } = terms;
  return [
    text(`contract.offer.check.gets.${kind}`, { account }),
    isDividend &&
      text('contract.offer.check.period', { period: text(`contract.offer.period.${period}`) }),
    text('contract.offer.tiers.note'),
    tiers.some(({ activeMembers }) => activeMembers > 0) &&
      text('contract.offer.check.active', { amount: money(activeMinimum) }),
    text(includeOwn ? 'contract.offer.check.own' : 'contract.offer.check.own.not'),
    deducted !== '' && text('contract.offer.check.deducts', { list: deducted }),
    isDividend && text(`contract.offer.check.carry.${carry}`),
    !cutsNothing(unit) && text(`contract.offer.check.unit.${of}`, { amount: money(unit) }),
    cap !== null && text(`contract.offer.check.cap.${each}`, { amount: money(cap) }),
    onlyWhenTeamLost && text('contract.offer.check.onlyWhenTeamLost'),
    text(isDividend ? 'contract.offer.check.payer.dividend' : 'contract.offer.check.payer'),
  ].filter((sentence) => sentence !== false);
}
