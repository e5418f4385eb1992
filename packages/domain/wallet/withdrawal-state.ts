export type WithdrawalState = 'requested' | 'reviewing' | 'paying' | 'paid' | 'rejected' | 'failed';

export type WithdrawalEvent = 'review' | 'approve' | 'reject' | 'confirmPaid' | 'confirmFailed';

/** Decision D15; every event that the table does not list is refused. */
const transitions: Record<WithdrawalState, Partial<Record<WithdrawalEvent, WithdrawalState>>> = {
  requested: { review: 'reviewing', approve: 'paying', reject: 'rejected' },
  reviewing: { approve: 'paying', reject: 'rejected' },
  paying: { confirmPaid: 'paid', confirmFailed: 'failed' },
  paid: {},
  rejected: {},
  failed: {},
};

/** The state after the event, or null when the event is not allowed there. */
export function nextWithdrawalState(
  state: WithdrawalState,
  event: WithdrawalEvent,
): WithdrawalState | null {
  return transitions[state][event] ?? null;
}

/** States in which the held amount has been given back to the member. */
export function givesHoldBack(state: WithdrawalState): boolean {
  return state === 'rejected' || state === 'failed';
}
