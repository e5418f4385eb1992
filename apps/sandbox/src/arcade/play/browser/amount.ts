import { formatMinor, parseMinor } from '#money.ts';

export type AmountFormat = {
  /** "₱1,234.50" for a decimal string of the wire. */
  format: (amount: string) => string;
  toMinor: (amount: string) => bigint;
  fromMinor: (amountMinor: bigint) => string;
};

/** Formats and parses amounts of one currency; one unknown to `Intl` is shown by its code. */
export function createAmountFormat(currency: string): AmountFormat {
  const write = createWriter(currency);
  const toMinor = (amount: string) => parseMinor(amount, currency) ?? 0n;
  return {
    format: write,
    toMinor,
    fromMinor: (amountMinor) => formatMinor(amountMinor, currency),
  };
}

function createWriter(currency: string): (amount: string) => string {
  if (currency.length !== 3) return (amount) => `${amount} ${currency}`;
  const numbers = new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  // The decimal string itself is formatted, so no digit passes through floating point.
  return (amount) => numbers.format(amount as Intl.StringNumericLiteral);
}
