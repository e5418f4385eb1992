import type { WithdrawalState } from '@pavilion/domain/wallet/withdrawal-state';
import type { TimelineStep } from '@pavilion/ui/layout/Timeline.tsx';

export type WithdrawalStep = { state: WithdrawalState; progress: TimelineStep['state'] };

const straight = ['requested', 'reviewing', 'paying', 'paid'] as const;
type Straight = (typeof straight)[number];

const endings = {
  rejected: ['requested', 'reviewing', 'rejected'],
  failed: ['requested', 'reviewing', 'paying', 'failed'],
} as const satisfies Partial<Record<WithdrawalState, readonly WithdrawalState[]>>;

type Withdrawal = Times & { state: WithdrawalState };

type Times = Record<'requestedAt', string> &
  Record<'reviewedAt' | 'releasedAt' | 'settledAt', string | null>;

/** When a withdrawal reached a state; null for one that is ahead or was passed unseen. */
export function stepTime(times: Times, state: WithdrawalState): string | null {
  if (state === 'requested') return times.requestedAt;
  if (state === 'reviewing') return times.reviewedAt;
  return state === 'paying' ? times.releasedAt : times.settledAt;
}

export function isSettled(state: WithdrawalState): boolean {
  return state === 'paid' || state === 'rejected' || state === 'failed';
}

function progressOf(step: WithdrawalState, { state }: Withdrawal): WithdrawalStep['progress'] {
  if (state === 'rejected' || state === 'failed') return step === state ? 'failed' : 'done';
  if (step === state) return state === 'paid' ? 'done' : 'current';
  return straight.indexOf(step as Straight) < straight.indexOf(state) ? 'done' : 'ahead';
}

/**
 * Decision D15: returns the steps behind a withdrawal, the present one and those to come. A skipped
 * step is left out: what is rejected at once was never in review.
 */
export function withdrawalSteps(withdrawal: Withdrawal): WithdrawalStep[] {
  const { state } = withdrawal;
  const steps = state === 'rejected' || state === 'failed' ? endings[state] : straight;
  return steps
    .map((step) => ({ state: step, progress: progressOf(step, withdrawal) }))
    .filter(
      (step) =>
        step.progress !== 'done' ||
        step.state === state ||
        stepTime(withdrawal, step.state) !== null,
    );
}
