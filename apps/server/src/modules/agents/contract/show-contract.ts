import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { NamedContract } from './contract.store.ts';

export type ShownContract = ResponseOf<PlayerEndpoints['agents']['actOnDividendContract']>;
type ShownToOperators = ResponseOf<OperatorEndpoints['agents']['actOnContract']>;

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** A contract as both sides see it: of who pays, the payee sees the chosen name alone. */
export function showContract(row: NamedContract): ShownContract {
  return {
    contractId: row.id,
    kind: row.kind,
    account: row.account,
    nickname: row.nickname,
    offeredBy: row.payerNickname,
    state: row.state,
    isChange: row.is_change,
    terms: row.terms,
    reason: row.reason,
    proposedAt: row.proposed_at.toISOString(),
    answerBy: instant(row.answer_by),
    startsOn: instant(row.starts_at),
    endsOn: instant(row.ends_at),
    endAskedBy: row.end_asked_by,
  };
}

export function showToOperators(row: NamedContract): ShownToOperators {
  return { ...showContract(row), payer: row.payer };
}
