/** How a deposit is made; an operator checks the last two before they count. */
export type DepositKind = 'gateway' | 'qr' | 'bankTransfer' | 'manual';

export type DepositState =
  | 'pending'
  | 'reviewing'
  | 'paid'
  | 'failed'
  | 'rejected'
  | 'expired'
  | 'cancelled';

export type DepositEvent =
  | 'confirmPaid'
  | 'confirmFailed'
  | 'expire'
  /** The member says that the money was sent. */
  | 'submit'
  /** The member no longer wants to pay. */
  | 'cancel'
  | 'approve'
  | 'reject';

/** A late payment still counts: money that arrived is never refused. */
const transitions: Record<DepositState, Partial<Record<DepositEvent, DepositState>>> = {
  pending: {
    confirmPaid: 'paid',
    confirmFailed: 'failed',
    expire: 'expired',
    submit: 'reviewing',
    cancel: 'cancelled',
    approve: 'paid',
    reject: 'rejected',
  },
  reviewing: { approve: 'paid', reject: 'rejected' },
  failed: { confirmPaid: 'paid' },
  rejected: { approve: 'paid' },
  cancelled: { confirmPaid: 'paid', approve: 'paid' },
  expired: { confirmPaid: 'paid', submit: 'reviewing', approve: 'paid' },
  paid: {},
};

/** The state after the event, or null when the event changes nothing. */
export function nextDepositState(state: DepositState, event: DepositEvent): DepositState | null {
  return transitions[state][event] ?? null;
}

/** True when an operator, not a payment company, says whether the money came. */
export function isDecidedByHand(kind: DepositKind): boolean {
  return kind === 'bankTransfer' || kind === 'manual';
}
