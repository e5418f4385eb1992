import { fraction, productOf, type Fraction } from '../fraction.ts';

/** What 2000 is to the fair odds: at a series of 1950, 1.00 pays 0.975 of them. */
const fairSeries = 2000n;

/** The least series that a member can choose, the house's own, and the steps between them. */
export const seriesRange = { least: 1700, most: 1960, step: 2 } as const;

/** The series of tiles with odds. */
export const electronicSeries = 1940;

const seriesWithoutRate = 1940;
/** Hundredths of a percent of the rate that raise the series by a step. */
const ratePerStep = 10;

/**
 * The highest series of a member by the rate of the category LOTT, in hundredths of a percent: 80
 * is 1956.
 */
export function ownSeries(rate: number): number {
  const { most, step } = seriesRange;
  const series = seriesWithoutRate + ((rate - (rate % ratePerStep)) / ratePerStep) * step;
  return series < most ? series : most;
}

/** Whether a member with this own series may choose the series. */
export function isSeriesOf(own: number, series: number): boolean {
  const { least, step } = seriesRange;
  return series >= least && series <= own && (series - least) % step === 0;
}

/** Odds at a series. */
export function oddsAt(series: number, fairOdds: readonly Fraction[]): Fraction[] {
  const part = fraction(series, fairSeries);
  return fairOdds.map((odds) => productOf(odds, part));
}

/** What of a stake the slider gives back with the result, before it is rounded; minor units. */
export function rebateAt(series: number, own: number, stakeMinor: bigint): Fraction {
  return fraction(stakeMinor * BigInt(own - series), fairSeries);
}
