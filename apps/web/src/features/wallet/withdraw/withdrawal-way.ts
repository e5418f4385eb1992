import type { WithdrawalState } from '@pavilion/domain/wallet/withdrawal-state';
import type { TimelineStep } from '../../../ui/Timeline.tsx';

export type WayStep = { state: WithdrawalState; progress: TimelineStep['state'] };

const straight = ['requested', 'reviewing', 'paying', 'paid'] as const;

const endings = {
  rejected: ['requested', 'reviewing', 'rejected'],
  failed: ['requested', 'reviewing', 'paying', 'failed'],
} as const satisfies Partial<Record<WithdrawalState, readonly WithdrawalState[]>>;

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
