/** How far the payment for a period of a contract has come. */
export const settlementStates = [
  'calculated',
  'approved',
  'paid',
  'nothing',
  'owed',
  'held',
  'void',
] as const;
export type SettlementState = (typeof settlementStates)[number];

const acts = {
  /** Of one that waits for an operator, or is held because the account of the payee is closed. */
  approve: { from: ['calculated', 'held'], to: 'approved' },
  void: { from: ['calculated', 'approved', 'owed', 'held'], to: 'void' },
  /** The house pays what the agent owes, and has a claim on the agent. */
  payByHouse: { from: ['owed'], to: 'paid' },
} as const satisfies Record<string, { from: readonly SettlementState[]; to: SettlementState }>;

export type SettlementAct = keyof typeof acts;

/** The state after an act of an operator; null where it is not possible. */
export function settlementAfter(
  state: SettlementState,
  act: SettlementAct,
): SettlementState | null {
  const { from, to } = acts[act];
  return (from as readonly SettlementState[]).includes(state) ? to : null;
}
