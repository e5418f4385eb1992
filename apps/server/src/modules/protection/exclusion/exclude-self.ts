import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { excludeSelf as call } from '@pavilion/contract/player/protection/exclusions';
import { exclude, exclusionHouse, type ExclusionDeps } from './begin-exclusion.ts';

/** Begins, or lengthens, a time-out or self-exclusion that the member has chosen, at once. */
export async function excludeSelf(
  deps: ExclusionDeps,
  memberId: bigint,
  { kind, length }: ParsedInputOf<typeof call>,
): Promise<void> {
  const offered = deps.policy[kind]?.choices ?? [];
  if (!offered.includes(length)) throw new ApiError('exclusion.not.offered');
  const house = await exclusionHouse(deps);
  await deps.db.transaction().execute(async (transaction) => {
    const { closedAt } = await lockMember(transaction, memberId);
    await exclude(deps, transaction, { memberId, house, closedAt }, { kind, length, by: null });
  });
}
