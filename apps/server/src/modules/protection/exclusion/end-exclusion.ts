import type { DatabaseTransaction } from '#db/database.ts';
import { lockMember, writeExclusion } from '#modules/accounts/member-lock.store.ts';
import { lockAccount, unblockWagering } from '#modules/wallet/account.store.ts';
import { hasLapsed } from '@pavilion/domain/protection/exclusion';
import { moneyAccountOf } from '../money-account.ts';
import { restrictionMessage } from '../restriction-message.ts';
import type { ExclusionDeps } from './begin-exclusion.ts';
import {
  closeExclusion,
  findInForce,
  listLapsed,
  noteAct,
  type ByOperator,
  type StoredExclusion,
} from './exclusion.store.ts';

const atOnce = 100;

/**
 * Ends an exclusion: wagers are allowed again unless an operator has locked them, and the narrow
 * sessions end, so that the next log-in is a full one. The caller holds the member's lock.
 */
export async function endExclusion(
  deps: ExclusionDeps,
  transaction: DatabaseTransaction,
  exclusion: StoredExclusion,
  by: ByOperator = null,
): Promise<void> {
  const { id, memberId, kind } = exclusion;
  await deps.endSessions(transaction, memberId, 'exclusion ended');
  const account = await moneyAccountOf(deps, transaction, memberId);
  if (account !== null) {
    await lockAccount(transaction, account.accountId);
    await unblockWagering(transaction, account.accountId, 'exclusion');
  }
  await closeExclusion(transaction, id, deps.clock());
  await writeExclusion(transaction, memberId, null);
  await noteAct(transaction, 'ended', exclusion, { at: deps.clock(), by });
  await deps.writeInboxMessage(transaction, memberId, {
    ...restrictionMessage(kind === 'closing' ? 'play.kept' : 'play.returned', []),
    requestKey: `${id} ended`,
    operator: null,
  });
}

/** Ends the time-outs whose end has come. */
export async function endTimeOuts(deps: ExclusionDeps, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  for (const { memberId } of await listLapsed(db, clock(), atOnce)) {
    if (signal.aborted) return;
    await db.transaction().execute(async (transaction) => {
      await lockMember(transaction, memberId);
      const current = await findInForce(transaction, memberId);
      if (current === null || !hasLapsed(current, clock())) return;
      await endExclusion(deps, transaction, current);
    });
  }
}
