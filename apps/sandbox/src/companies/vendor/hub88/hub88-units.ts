import { formatMinor, minorDigitsOf, parseMinor } from '#money.ts';

const unitDigits = 5;

function unitsPerMinor(currency: string): bigint {
  return 10n ** BigInt(unitDigits - minorDigitsOf(currency));
}

/** Hundred-thousandths of a decimal string: "2.50" of PHP is 250000. */
export function unitsOf(amount: string, currency: string): number {
  const amountMinor = parseMinor(amount, currency);
  const units = Number((amountMinor ?? -1n) * unitsPerMinor(currency));
  if (units < 0 || !Number.isSafeInteger(units)) {
    throw new RangeError(`${amount} ${currency} is no amount`);
  }
  return units;
}

/** The decimal string of units; null when they are not whole minor units. */
export function amountOfUnits(units: unknown, currency: string): string | null {
  if (typeof units !== 'number' || !Number.isSafeInteger(units)) return null;
  const perMinor = unitsPerMinor(currency);
  const exact = BigInt(units);
  return exact % perMinor === 0n ? formatMinor(exact / perMinor, currency) : null;
}
