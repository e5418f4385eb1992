import type { ConversionRange } from '@pavilion/domain/reward/points';

const wholeNumber = /^\d{1,9}$/;

/** The points of a typed text; null where it is no whole number. */
export function readPoints(typed: string): number | null {
  return wholeNumber.test(typed) ? Number(typed) : null;
}

/** What keeps so many points from being converted; null for nothing. */
export function conversionProblem(
  points: number | null,
  { least, most, step }: ConversionRange,
): 'range' | 'step' | null {
  if (points === null || points < least || points > most) return 'range';
  return points % step === 0 ? null : 'step';
}
