import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { markDetails, type MarkDeps } from './mark-details.ts';
import { findRings } from './money/find-rings.ts';
import { findActiveMembers } from './play/find-active-members.ts';
import { findChurn, type ChurnDeps } from './play/find-churn.ts';
import { findMatchedBets } from './play/find-matched-bets.ts';
import { uncountMatched } from './play/uncount-matched.ts';
import { findSharedDevices } from './shared-devices.ts';

export type FraudJobDeps = MarkDeps & ChurnDeps;

/** New members wait for it before they are given anything. */
const markEveryMs = 10_000;

/** Looks for fraud in lines, and takes from confirmed cases what counts no more. */
export function fraudJobs(deps: FraudJobDeps): RepeatingJob[] {
  const job = (name: string, run: RepeatingJob['run']) => ({ name, everyMs: minuteMs, run });
  return [
    {
      name: 'mark-details',
      everyMs: markEveryMs,
      run: (signal) => markDetails(deps, signal),
    },
    job('fraud-shared-devices', () => findSharedDevices(deps)),
    job('fraud-transfer-rings', (signal) => findRings(deps, signal)),
    job('uncount-matched-bets', (signal) => uncountMatched(deps, signal)),
    job('fraud-matched-bets', (signal) => findMatchedBets(deps, signal)),
    job('fraud-churn', (signal) => findChurn(deps, signal)),
    job('fraud-active-members', (signal) => findActiveMembers(deps, signal)),
  ];
}
