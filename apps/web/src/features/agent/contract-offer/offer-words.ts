import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { CallError } from '@pavilion/contract/client';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { readTypedAmount } from '@pavilion/domain/wallet/typed-amount';
import { useContractRate } from '../contracts/terms/contract-words.ts';
import type { Reason } from './offer-reason.ts';

const rateDigits = 2;
const wholeRate = 10_000n;

/** How rates in percent are typed and written in the chosen language. */
export function useRateTyping() {
  const language = useLanguage();
  const format = useFormat();
  return {
    /** The rate of the wire; empty for an empty text, null for what is no rate up to 100. */
    read: (typed: string): string | null => {
      if (typed.trim() === '') return '';
      const hundredths = readTypedAmount(typed, language, rateDigits);
      return hundredths === null || hundredths > wholeRate ? null : formatRate(Number(hundredths));
    },
    write: (rate: string): string => {
      if (rate === '') return '';
      return format.decimal(rate, rate.endsWith('.00') ? 0 : rateDigits);
    },
  };
}

/** Says why a field is refused. */
export function useReasonText(kind: ContractKind): (reason: Reason) => string {
  const text = useText();
  const share = useContractRate(kind);
  const money = useShortMoneyFormat();
  return (reason) => {
    const { why } = reason;
    switch (why) {
      case 'range':
      case 'whole':
        return text(`contract.offer.problem.${why}`, {
          lowest: share(reason.lowest),
          highest: share(reason.highest),
        });
      case 'most':
        return text('contract.offer.problem.most', { most: share(reason.most) });
      case 'least': {
        const { of, tier } = reason;
        const writeOf = { amount: money, rate: share, count: (count: string) => count };
        const least = writeOf[of](reason.least);
        return text('contract.offer.problem.least', { least, tier });
      }
      case 'same':
        return text('contract.offer.problem.same', { tier: reason.tier });
      case 'higher':
        return text('contract.offer.problem.higher', {
          rate: share(reason.rate),
          tier: reason.tier,
        });
      case 'above':
        return text('contract.offer.problem.above', { own: share(reason.own) });
      default:
        return text(`contract.offer.problem.${why}`);
    }
  };
}

/** What a refusal says at the field that it names. */
export function useRefusalText(): (error: CallError) => string {
  const text = useText();
  const errorText = useErrorText();
  return (error) => {
    if (error.code === 'agent.contract.above') return text('contract.offer.problem.refused.above');
    if (error.code === 'agent.contract.terms') return text('contract.offer.problem.refused');
    return errorText(error);
  };
}
