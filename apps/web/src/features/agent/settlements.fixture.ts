import { pageOf } from '#features/wallet/payments.fixture.ts';
import { noTeam } from '#testing/default-answers.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { workedOut } from './contract-answers.fixture.ts';
import type { Settlement } from './settlements/settlements.queries.ts';

/** What the contract of `contractOf` paid for the period of the golden case. */
export function settlementOf(kind: ContractKind, given: Partial<Settlement> = {}): Settlement {
  return {
    settlementId: '91',
    contractId: '71',
    kind,
    account: 'andres',
    nickname: 'Andres',
    paidBy: 'Basilio',
    state: 'paid',
    inputs: workedOut[kind],
    amount: workedOut[kind].amount,
    // 00:31 in Manila.
    paidAt: '2026-11-02T16:31:00.000Z',
    owedSince: null,
    ...given,
  };
}

/** Days with these settlements. */
export const settlementsOf = (
  list: Settlement[],
  given: Partial<typeof noTeam.settlements> = {},
) => ({
  ...noTeam.settlements,
  ...pageOf(list),
  ...given,
});
