import { ApiError } from '#http/api-error.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getRound } from '@pavilion/contract/player/reports';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { ReportDeps } from '../report-deps.ts';
import { betRecordOf } from './list-bets.ts';
import { findRound, listRoundMoves, type RoundMoveRow } from './round.store.ts';

type Response = ResponseOf<typeof getRound>;
type RoundMove = Response['moves'][number];

/** A round of a fishing game may have thousands of bets. */
export const movesShown = 200;

/** By their numbers in the ledger; no other kind belongs to a round. */
const kinds: Readonly<Record<number, RoundMove['kind']>> = {
  1: 'bet',
  2: 'win',
  3: 'rollback',
  4: 'finish',
};

export function moveOf(row: RoundMoveRow, digits: number): RoundMove {
  const bonus = row.bonus_amount ?? 0n;
  return {
    kind: kinds[row.kind] ?? 'finish',
    amount: formatAmount(row.amount, digits),
    cashAmount: formatAmount(row.amount - bonus, digits),
    bonusAmount: formatAmount(bonus, digits),
    balanceAfter: row.balance_after === null ? null : formatAmount(row.balance_after, digits),
    createdAt: row.created_at.toISOString(),
    reference: row.external_id,
  };
}

/** Returns everything that one of the member's own rounds moved. */
export async function roundOf(
  deps: ReportDeps,
  memberId: bigint,
  recordId: bigint,
  language: Language,
): Promise<Response> {
  const { db } = deps;
  const { digits } = deps.currency;
  const account = await findMemberAccount(db, memberId);
  if (!account) throw new ApiError('report.record.not.found');
  const { accountId, currency } = account;
  await catchUpReports(db, [accountId], deps);
  const round = await findRound(db, accountId, recordId);
  if (!round) throw new ApiError('report.record.not.found');
  const moves = await listRoundMoves(db, accountId, round, movesShown + 1);
  return {
    ...betRecordOf(deps, round, language, currency),
    moves: moves.slice(0, movesShown).map((move) => moveOf(move, digits)),
    hasMore: moves.length > movesShown,
  };
}
