import { formatDecimal, formatMoney, withSymbol } from '@pavilion/client/language/format.ts';
import { languageTags, type Language } from '@pavilion/domain/site/language';

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

/** Digits before the point from which on cents, or thousands, are left out. */
const wholeFrom = 4;
const shortFrom = 7;

/** "₱999.99", "₱12,345", "₱1.234M": never rounded up. */
export function briefMoney(amount: string, symbol: string, language: Language): string {
  const [, sign = '', whole = ''] = wholePart.exec(amount) ?? [];
  if (whole.length >= shortFrom) return shortMoney(amount, symbol, language);
  if (whole.length < wholeFrom) return formatMoney(amount, symbol, language);
  return sign + withSymbol(symbol, formatDecimal(whole, language, 0));
}
