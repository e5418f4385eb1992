import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { returnStepAt } from '@pavilion/domain/protection/exclusion';
import type { ExclusionDeps } from './begin-exclusion.ts';
import { endExclusion } from './end-exclusion.ts';
import { findInForce, noteAct, writeReturn, type StoredExclusion } from './exclusion.store.ts';

const usualWaitMs = 24 * 60 * 60_000;

/** How long a member waits who asks to return, in milliseconds; a day on a site without a rule. */
export function returnAfterMs({ policy }: Pick<ExclusionDeps, 'policy'>): number {
  return policy.selfExclusion?.returnAfter ?? usualWaitMs;
}

/** Runs a change of the caller's exclusion under the member's lock. */
function change(
  { db }: Pick<ExclusionDeps, 'db'>,
  memberId: bigint,
  run: (transaction: DatabaseTransaction, current: StoredExclusion) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const current = await findInForce(transaction, memberId);
    if (current === null) throw new ApiError('exclusion.none');
    await run(transaction, current);
  });
}

/** Asks to return after the end of a self-exclusion; a repeat changes nothing. */
export async function askToReturn(deps: ExclusionDeps, memberId: bigint): Promise<void> {
  await change(deps, memberId, async (transaction, current) => {
    const now = deps.clock();
    const step = returnStepAt(current, now);
    if (step === 'none') throw new ApiError('exclusion.return.early');
    if (step !== 'ask') return;
    const returnFrom = new Date(now.getTime() + returnAfterMs(deps));
    await writeReturn(transaction, current.id, returnFrom);
    await noteAct(transaction, 'returnAsked', current, { at: now });
  });
}

/** Takes back the wish to return; without one it changes nothing. */
export async function dropReturn(deps: ExclusionDeps, memberId: bigint): Promise<void> {
  await change(deps, memberId, async (transaction, current) => {
    if (current.returnFrom === null) return;
    await writeReturn(transaction, current.id, null);
    await noteAct(transaction, 'returnDropped', current, { at: deps.clock() });
  });
}

/** Ends a self-exclusion by the second yes of its member, after the wait. */
export async function confirmReturn(deps: ExclusionDeps, memberId: bigint): Promise<void> {
  await change(deps, memberId, async (transaction, current) => {
    if (returnStepAt(current, deps.clock()) !== 'confirm') {
      throw new ApiError('exclusion.return.early');
    }
    await endExclusion(deps, transaction, current);
  });
}
