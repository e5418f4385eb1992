import { languageTags, type Language } from '@pavilion/domain/site/language';
import { withSymbol } from '../../kit/format.ts';

const wholePart = /^(-?)(\d+)/;
const digitsKept = 4;

/** "₱123.4M": the first digits of an amount with the word for its size, never rounded up. */
export function shortMoney(amount: string, symbol: string, language: Language): string {
  const match = wholePart.exec(amount);
  if (!match) return amount;
  const [, sign = '', whole = ''] = match;
  const cut = whole.slice(0, digitsKept).padEnd(whole.length, '0');
  const compact = new Intl.NumberFormat(languageTags[language], {
    notation: 'compact',
    maximumSignificantDigits: digitsKept,
  });
  return sign + withSymbol(symbol, compact.format(BigInt(cut)));
}
