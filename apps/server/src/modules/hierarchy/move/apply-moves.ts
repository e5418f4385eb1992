import type { DatabaseTransaction } from '#db/database.ts';
import { findMoveProblem, type MoveDeps } from './move-problem.ts';
import { listMovesDue, lockMove, lockTree, setUpline, updateMove } from './move.store.ts';

type Deps = Pick<MoveDeps, 'db' | 'treeDepth' | 'memberTypes' | 'rates'>;

async function applyMove(deps: Deps, transaction: DatabaseTransaction, id: string): Promise<void> {
  await lockTree(transaction);
  const move = await lockMove(transaction, id);
  if (move?.state !== 'confirmed' || move.from_day === null) return;
  const { member_id: memberId, to_parent_id: uplineId, lower_rates: lowerRates } = move;
  const fromDay = move.from_day;
  const wanted = { memberId, uplineId, lowerRates, fromDay };
  const problem = await findMoveProblem(deps, transaction, wanted);
  if (problem) {
    await updateMove(transaction, id, { state: 'failed', failure: problem.code });
    return;
  }
  const setBy = `operator:${move.decided_by}`;
  await deps.rates.lowerBranch(transaction, memberId, uplineId, fromDay, setBy);
  await setUpline(transaction, memberId, uplineId);
  await updateMove(transaction, id, { state: 'done' });
}

/**
 * Applies the confirmed moves that count from the day or an earlier one, in the order of their
 * decision. One that has become impossible fails with the code of the error. A repeat, or a second
 * process at the same time, changes nothing.
 */
export async function applyMoves(deps: Deps, fromDay: string): Promise<void> {
  for (const id of await listMovesDue(deps.db, fromDay)) {
    await deps.db.transaction().execute((transaction) => applyMove(deps, transaction, id));
  }
}
