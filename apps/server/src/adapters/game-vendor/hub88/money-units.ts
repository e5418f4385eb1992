/** The vendor counts money in whole units of a hundred-thousandth. */
const unitDigits = 5;

/** Vendor units in one minor unit; null for a currency too fine for the vendor. */
export function unitsPerMinor(digits: number): bigint | null {
  return digits <= unitDigits ? 10n ** BigInt(unitDigits - digits) : null;
}

/** Converts a vendor amount to minor units; null when the result would not be whole. */
export function minorOfUnits(units: number, perMinor: bigint): bigint | null {
  if (!Number.isSafeInteger(units) || units < 0) return null;
  const exact = BigInt(units);
  return exact % perMinor === 0n ? exact / perMinor : null;
}
