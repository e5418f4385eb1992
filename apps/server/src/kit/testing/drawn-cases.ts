import { env } from 'node:process';

/** As many cases as given, the same in every run; `npm run property` draws others each time. */
export function drawnCases(numRuns: number): { numRuns: number; seed?: number } {
  return env['PROPERTY_RUNS'] === undefined ? { numRuns, seed: 21 } : { numRuns };
}
