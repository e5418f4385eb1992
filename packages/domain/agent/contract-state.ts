/** Where a contract stands. It runs while `active` or `endAsked`, and until its end once `ended`. */
export const contractStates = [
  'proposed',
  'accepted',
  'active',
  'endAsked',
  'rejected',
  'withdrawn',
  'expired',
  'replaced',
  'ended',
] as const;
export type ContractState = (typeof contractStates)[number];

/** Those that somebody can still act on. */
export const openStates = ['proposed', 'accepted', 'active', 'endAsked'] as const;
/** Those that wait for their answer or their start. */
const waitingStates = ['proposed', 'accepted'] as const;
const runningStates = ['active', 'endAsked'] as const;

/** Whether a contract waits for its answer or its start. */
export function isWaiting(state: ContractState): boolean {
  return (waitingStates as readonly ContractState[]).includes(state);
}

/** Whether a contract runs without an end in sight, or with one that is asked for. */
export function isRunning(state: ContractState): boolean {
  return (runningStates as readonly ContractState[]).includes(state);
}

/**
 * Who does something with a contract: its two sides, an operator for the house, or the clock. Of a
 * contract of the house an operator is the payer as well.
 */
export type ContractRole = 'payee' | 'payer' | 'house' | 'clock';

const both = ['payee', 'payer'] as const;

/** What can happen to a contract that was proposed. */
const events = {
  accept: { from: ['proposed'], by: ['payee'], to: 'accepted' },
  reject: { from: ['proposed'], by: ['payee'], to: 'rejected' },
  withdraw: { from: ['proposed'], by: ['payer'], to: 'withdrawn' },
  expire: { from: ['proposed'], by: ['clock'], to: 'expired' },
  start: { from: ['accepted'], by: ['clock'], to: 'active' },
  replace: { from: runningStates, by: ['clock'], to: 'replaced' },
  askEnd: { from: ['active'], by: both, to: 'endAsked' },
  agreeEnd: { from: ['endAsked'], by: both, to: 'ended' },
  refuseEnd: { from: ['endAsked'], by: both, to: 'active' },
  endUnanswered: { from: ['endAsked'], by: ['clock'], to: 'ended' },
  end: { from: ['accepted', 'active', 'endAsked'], by: ['house'], to: 'ended' },
  leave: { from: openStates, by: ['clock'], to: 'ended' },
} as const satisfies Record<
  string,
  { from: readonly ContractState[]; by: readonly ContractRole[]; to: ContractState }
>;

export type ContractEvent = keyof typeof events;

export const contractEvents = Object.keys(events) as readonly ContractEvent[];

/** The events by which one side answers what the other has asked. */
const answers: readonly ContractEvent[] = ['agreeEnd', 'refuseEnd'];

export type StandingContract = {
  state: ContractState;
  /** Who asked for the end; null where nobody did. */
  endAskedBy: 'payee' | 'payer' | null;
};

/** The state after an event; null where it cannot happen, or not by this role. */
export function stateAfter(
  { state, endAskedBy }: StandingContract,
  event: ContractEvent,
  role: ContractRole,
): ContractState | null {
  const { from, by, to } = events[event];
  const isPossible =
    (from as readonly ContractState[]).includes(state) &&
    (by as readonly ContractRole[]).includes(role);
  if (!isPossible) return null;
  return answers.includes(event) && endAskedBy === role ? null : to;
}
