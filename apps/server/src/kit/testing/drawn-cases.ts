import { env } from 'node:process';

/** Settings for a number of cases, the same in every run; `npm run property` draws others. */
export function drawnCases(numRuns: number): { numRuns: number; seed?: number } {
  return env['PROPERTY_RUNS'] === undefined ? { numRuns, seed: 21 } : { numRuns };
}
