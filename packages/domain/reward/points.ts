/** The currency of points in the ledger: whole numbers, and never part of a sum of money. */
export const pointCurrency = 'PTS';

/**
 * Valid bets that earned no point yet, in hundredths of a minor unit, as weights are whole percent.
 * Below zero where more was taken back than was left.
 */
export type Carry = bigint;

/** What new valid bets in minor units count for points: by a weight in percent. */
export const weighed = (validBets: bigint, weight: number): Carry => validBets * BigInt(weight);

/**
 * Points for what was carried and what is new. The carry falls by what the points cost, so no
 * remainder is lost; one below zero earns nothing until it is made up. `turnoverPerPoint` is in
 * minor units.
 */
export function pointsOf(
  carry: Carry,
  added: Carry,
  turnoverPerPoint: bigint,
): { points: bigint; carry: Carry } {
  const sum = carry + added;
  const price = turnoverPerPoint * 100n;
  const points = sum > 0n ? sum / price : 0n;
  return { points, carry: sum - points * price };
}

/** The last day of points that never end. */
export const neverEnds = '9999-12-31';

/** The last day `YYYY-MM-DD` of points of a day: of its month and `months` more; null for ever. */
export function lastDayOfPoints(day: string, months: number | null): string {
  if (months === null) return neverEnds;
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

/** Points that end on the same day. */
export type PointLot = { endsOn: string; points: bigint };

/** Takes points from the lots that end first; null where they hold too few. */
export function takenFromLots(
  lots: readonly PointLot[],
  points: bigint,
): { endsOn: string; taken: bigint; left: bigint }[] | null {
  let open = points;
  const taken: { endsOn: string; taken: bigint; left: bigint }[] = [];
  for (const lot of lots.toSorted((a, b) => a.endsOn.localeCompare(b.endsOn))) {
    if (open === 0n) break;
    const part = lot.points < open ? lot.points : open;
    taken.push({ endsOn: lot.endsOn, taken: part, left: lot.points - part });
    open -= part;
  }
  return open === 0n ? taken : null;
}

/** Days before points end on which the member is told. */
export const daysOfWarning = 14;

export type ConversionRules = {
  pointsPerCurrencyUnit: number;
  minimumConversion: number;
  convertPerDay: number;
};

/** The points that a member may convert now: the least, the most, and what both are multiples of. */
export type ConversionRange = { least: number; most: number; step: number };

/**
 * What a member may convert who has `balance` points and has converted `today` of them; `most` is 0
 * where it is less than the least.
 */
export function conversionRange(
  { pointsPerCurrencyUnit: step, minimumConversion, convertPerDay }: ConversionRules,
  { balance, today }: { balance: number; today: number },
): ConversionRange {
  const least = Math.ceil(minimumConversion / step) * step;
  const most = Math.floor(Math.max(0, Math.min(balance, convertPerDay - today)) / step) * step;
  return { least, most: most < least ? 0 : most, step };
}

/** What points convert into, in minor units; `digits` are those of the site's currency. */
export function conversionAmount(
  points: bigint,
  { pointsPerCurrencyUnit }: ConversionRules,
  digits: number,
): bigint {
  return (points * 10n ** BigInt(digits)) / BigInt(pointsPerCurrencyUnit);
}
