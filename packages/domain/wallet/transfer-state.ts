/** Between the main wallet and a provider's wallet; `refused` has moved nothing in the end. */
export type TransferState = 'pending' | 'done' | 'refused';

export type TransferDirection = 'toVendor' | 'fromVendor';

export type TransferEvent = 'confirm' | 'refuse';

/** A final state never changes; every event that the table does not list is refused. */
const transitions: Record<TransferState, Partial<Record<TransferEvent, TransferState>>> = {
  pending: { confirm: 'done', refuse: 'refused' },
  done: {},
  refused: {},
};

/** The state after the event, or null when the event is not allowed there. */
export function nextTransferState(
  state: TransferState,
  event: TransferEvent,
): TransferState | null {
  return transitions[state][event] ?? null;
}

/** The state of a provider's wallet when a transfer is requested. */
export type TransferLocks = {
  /** A transfer of this member with this provider whose outcome is not known yet. */
  underWay: boolean;
  /** An operator has closed the provider, or it cannot be reached. */
  closed: boolean;
  /** The member may not wager. */
  memberBlocked: boolean;
};

export type TransferLock = 'underWay' | 'closed' | 'memberBlocked';

/** Why a transfer is locked in this direction, or null. Back, only another transfer locks it. */
export function transferLock(
  direction: TransferDirection,
  { underWay, closed, memberBlocked }: TransferLocks,
): TransferLock | null {
  if (underWay) return 'underWay';
  if (direction === 'fromVendor') return null;
  if (memberBlocked) return 'memberBlocked';
  return closed ? 'closed' : null;
}
