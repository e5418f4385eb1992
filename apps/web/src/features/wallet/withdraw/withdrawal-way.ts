import type { WithdrawalState } from '@pavilion/domain/wallet/withdrawal-state';
import type { TimelineStep } from '../../../ui/Timeline.tsx';

export type WayStep = { state: WithdrawalState; progress: TimelineStep['state'] };

const straight = ['requested', 'reviewing', 'paying', 'paid'] as const;

const endings = {
  rejected: ['requested', 'reviewing', 'rejected'],
  failed: ['requested', 'reviewing', 'paying', 'failed'],
} as const satisfies Partial<Record<WithdrawalState, readonly WithdrawalState[]>>;

type Times = Record<'requestedAt', string> &
  Record<'reviewedAt' | 'releasedAt' | 'settledAt', string | null>;

/** When a withdrawal came to a state; null for one that is ahead or was passed unseen. */
export function stepTime(times: Times, state: WithdrawalState): string | null {
  if (state === 'requested') return times.requestedAt;
  if (state === 'reviewing') return times.reviewedAt;
  return state === 'paying' ? times.releasedAt : times.settledAt;
}

export function isSettled(state: WithdrawalState): boolean {
  return state === 'paid' || state === 'rejected' || state === 'failed';
}

/** Decision D15: what lies behind a withdrawal, where it stands and what comes. */
export function withdrawalWay(state: WithdrawalState): WayStep[] {
  if (state === 'rejected' || state === 'failed') {
    const way = endings[state];
    return way.map((step) => ({ state: step, progress: step === state ? 'failed' : 'done' }));
  }
  const at = straight.indexOf(state);
  return straight.map((step, index) => {
    const done = index < at || state === 'paid';
    return { state: step, progress: done ? 'done' : index === at ? 'current' : 'ahead' };
  });
}
