import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { findIdentity } from '#modules/accounts/identity.store.ts';
import type { IdentityAction } from '@pavilion/domain/protection/identity-check';
import type { LimitDeps } from '../protection-deps.ts';

/**
 * Throws `identity.check.needed` where the site asks a verified identity for what the member wants
 * to do.
 */
export async function checkVerified(
  { policy }: Pick<LimitDeps, 'policy'>,
  db: Database | DatabaseTransaction,
  memberId: bigint,
  action: IdentityAction,
): Promise<void> {
  if (!policy.verifiedBefore.includes(action)) return;
  const { state } = await findIdentity(db, memberId);
  if (state !== 'verified') throw new ApiError('identity.check.needed');
}
