import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { findClosure } from '#modules/accounts/closed-member.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { ClosingState } from '@pavilion/domain/member/closing';
import { begin, exclusionHouse } from '../exclusion/begin-exclusion.ts';
import { endExclusion } from '../exclusion/end-exclusion.ts';
import { findInForce, insertAct, type StoredExclusion } from '../exclusion/exclusion.store.ts';
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
  const { bonusesEnded, released } = await begin(deps, transaction, house, { ...closing, lookAt });
  await insertAct(transaction, {
    exclusion_id: id,
    member_id: memberId,
    what: 'begun',
    kind: 'closing',
    until: null,
    length: null,
    operator: null,
    reason: null,
    request_key: null,
    bonuses_ended: bonusesEnded,
    released,
    at: since,
  });
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
    await lockMember(transaction, memberId);
    const current = await findInForce(transaction, memberId);
    if (current !== null && current.kind !== 'closing') throw new ApiError('member.excluded');
    if ((await findClosure(transaction, memberId)).closedAt !== null) return 'closed';
    const closing = current ?? (await beginClosing(deps, transaction, { memberId, house }));
    const { waits } = await finishClosing(deps, transaction, closing);
    return waits.length === 0 ? 'closed' : 'closing';
  });
}

/** The closing of a member whose account is still open; throws `closing.none` without one. */
export async function findOpenClosing(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<StoredExclusion> {
  const current = await findInForce(transaction, memberId);
  const isOpen = (await findClosure(transaction, memberId)).closedAt === null;
  if (current?.kind !== 'closing' || !isOpen) throw new ApiError('closing.none');
  return current;
}

/** Keeps an account that is being closed; what was given up meanwhile stays the member's. */
export async function keepAccount(deps: ClosingDeps, memberId: bigint): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const closing = await findOpenClosing(transaction, memberId);
    await deps.closingPayments.dropGivenUp(transaction, memberId);
    await endExclusion(deps, transaction, closing);
  });
}
