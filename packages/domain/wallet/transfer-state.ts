/** Between the wallet of the site and that of a studio; `refused` has moved nothing in the end. */
export type TransferState = 'pending' | 'done' | 'refused';

export type TransferDirection = 'toVendor' | 'fromVendor';

export type TransferEvent = 'confirm' | 'refuse';

/** What is known once never changes; anything the table does not hold is refused. */
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

/** What is known of a studio's wallet when a transfer is asked for. */
export type TransferLocks = {
  /** A transfer of this member with this studio whose end is not known yet. */
  underWay: boolean;
  /** The studio is closed by an operator, or cannot be reached at all. */
  closed: boolean;
  /** The member may not wager. */
  memberBlocked: boolean;
};

export type TransferLock = 'underWay' | 'closed' | 'memberBlocked';

/** Why money cannot go that way now, or null. Coming home is stopped by nothing but a transfer. */
export function transferLock(
  direction: TransferDirection,
  { underWay, closed, memberBlocked }: TransferLocks,
): TransferLock | null {
  if (underWay) return 'underWay';
  if (direction === 'fromVendor') return null;
  if (memberBlocked) return 'memberBlocked';
  return closed ? 'closed' : null;
}
