import { ApiError } from '#http/api-error.ts';
import { findBelow } from '#modules/hierarchy/hierarchy.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Language } from '@pavilion/domain/site/language';
import type { ReportDeps } from '../report-deps.ts';
import { teamBetOf } from './list-team-bets.ts';
import { findRound, listRoundMoves } from './round.store.ts';
import { moveOf, movesShown } from './show-round.ts';
import { findAccountIn } from './team-round.store.ts';

type Call = PlayerEndpoints['reports']['getTeamRound'];

/** Returns what a round of somebody below an agent moved, without the balances of that one. */
export async function teamRoundOf(
  deps: ReportDeps,
  agentId: bigint,
  { account, recordId }: ParsedInputOf<Call>,
  language: Language,
): Promise<ResponseOf<Call>> {
  const { db, currency } = deps;
  const below = await findBelow(db, agentId, account);
  if (!below) throw new ApiError('agent.downline.not.found');
  const accountId = await findAccountIn(db, below.memberId, currency.code);
  const round = accountId === null ? null : await findRound(db, accountId, BigInt(recordId));
  if (accountId === null || !round) throw new ApiError('report.record.not.found');
  const moves = await listRoundMoves(db, accountId, round, movesShown + 1);
  return {
    ...teamBetOf(deps, { ...round, ...below }, language),
    moves: moves.slice(0, movesShown).map((move) => {
      const { kind, amount, createdAt, reference } = moveOf(move, currency.digits);
      return { kind, amount, createdAt, reference };
    }),
    hasMore: moves.length > movesShown,
  };
}
