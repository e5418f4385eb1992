import {
  formatDecimal,
  formatMoney,
  shortMoney,
  withSymbol,
} from '@pavilion/client/language/format.ts';
import type { Language } from '@pavilion/domain/site/language';

const wholePart = /^(-?)(\d+)/;

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
