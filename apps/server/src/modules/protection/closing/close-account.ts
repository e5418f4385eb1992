import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { ClosingState } from '@pavilion/domain/protection/closing';
import { begin, exclusionHouse } from '../exclusion/begin-exclusion.ts';
import { endExclusion } from '../exclusion/end-exclusion.ts';
import { findInForce, noteAct, type StoredExclusion } from '../exclusion/exclusion.store.ts';
import { catchUpRounds, finishClosing, lookAgainAt, type ClosingDeps } from './finish-closing.ts';

async function beginClosing(
  deps: ClosingDeps,
  transaction: DatabaseTransaction,
  { memberId, house }: { memberId: bigint; house: bigint },
): Promise<StoredExclusion> {
  const since = deps.clock();
  const id = randomUUID();
  const closing = { id, memberId, kind: 'closing', byOperator: false, since, until: null } as const;
  // First, as a launch locks its session before it opens a permit under the account.
  await deps.endSessions(transaction, memberId, 'closing');
  const lookAt = lookAgainAt(since, since);
  const fallen = await begin(deps, transaction, house, { ...closing, lookAt });
  await noteAct(transaction, 'begun', closing, { at: since, fallen });
  return { ...closing, returnFrom: null, fetchAt: since, fetchedAnew: 0 };
}

/**
 * Closes the account of a member: play ends as by an exclusion, and the account is closed at once,
 * or by the job as soon as nothing is left. A repeat changes nothing.
 */
export async function closeAccount(deps: ClosingDeps, memberId: bigint): Promise<ClosingState> {
  const house = await exclusionHouse(deps);
  await catchUpRounds(deps, memberId);
  return deps.db.transaction().execute(async (transaction) => {
    const { closedAt } = await lockMember(transaction, memberId);
    const current = await findInForce(transaction, memberId);
    if (current !== null && current.kind !== 'closing') throw new ApiError('member.excluded');
    if (closedAt !== null) return 'closed';
    const closing = current ?? (await beginClosing(deps, transaction, { memberId, house }));
    const { waits } = await finishClosing(deps, transaction, closing);
    return waits.length === 0 ? 'closed' : 'closing';
  });
}

/**
 * Locks a member whose account is being closed and is still open, and returns the closing; throws
 * `closing.none` without one.
 */
export async function lockOpenClosing(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<StoredExclusion> {
  const { closedAt } = await lockMember(transaction, memberId);
  const current = await findInForce(transaction, memberId);
  if (current?.kind !== 'closing' || closedAt !== null) throw new ApiError('closing.none');
  return current;
}

/** Keeps an account that is being closed; what was given up meanwhile stays the member's. */
export async function keepAccount(deps: ClosingDeps, memberId: bigint): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const closing = await lockOpenClosing(transaction, memberId);
    await deps.closingPayments.dropGivenUp(transaction, memberId);
    await endExclusion(deps, transaction, closing);
  });
}
