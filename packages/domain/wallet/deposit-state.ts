export type DepositState = 'pending' | 'paid' | 'failed' | 'expired';
export type DepositEvent = 'confirmPaid' | 'confirmFailed' | 'expire';

/** A late payment still counts: money that arrived is never refused. */
const transitions: Record<DepositState, Partial<Record<DepositEvent, DepositState>>> = {
  pending: { confirmPaid: 'paid', confirmFailed: 'failed', expire: 'expired' },
  failed: { confirmPaid: 'paid' },
  expired: { confirmPaid: 'paid' },
  paid: {},
};

/** The state after the event, or null when the event changes nothing there. */
export function nextDepositState(state: DepositState, event: DepositEvent): DepositState | null {
  return transitions[state][event] ?? null;
}
