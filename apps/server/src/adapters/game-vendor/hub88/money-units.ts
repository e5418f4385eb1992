/** The vendor counts money in whole units of a hundred-thousandth. */
const unitDigits = 5;

/** Units that one minor unit is; null for a currency too fine for the vendor. */
export function unitsPerMinor(digits: number): bigint | null {
  return digits <= unitDigits ? 10n ** BigInt(unitDigits - digits) : null;
}

/** Minor units of an amount of the vendor, or null when they would not be whole. */
export function minorOfUnits(units: number, perMinor: bigint): bigint | null {
  if (!Number.isSafeInteger(units) || units < 0) return null;
  const exact = BigInt(units);
  return exact % perMinor === 0n ? exact / perMinor : null;
}
