import { useFormat } from '@pavilion/client/language/format.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { readTypedAmount } from '@pavilion/domain/wallet/typed-amount';
import type { AmountTyping } from '@pavilion/ui/fields/AmountField.tsx';
import { isWholeAmount, useMoneyDigits, useMoneySymbol } from './money-format.ts';

/** How amounts are typed and written in the chosen language and the member's currency. */
export function useAmountTyping(): AmountTyping {
  const language = useLanguage();
  const format = useFormat();
  const symbol = useMoneySymbol();
  const digits = useMoneyDigits();
  return {
    symbol,
    read: (text) => {
      const minor = readTypedAmount(text, language, digits);
      return minor === null ? null : formatAmount(minor, digits);
    },
    write: (amount) => format.decimal(amount, isWholeAmount(amount) ? 0 : digits),
  };
}
