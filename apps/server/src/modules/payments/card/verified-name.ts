import type { DatabaseTransaction } from '#db/database.ts';
import { findIdentity } from '#modules/accounts/identity.store.ts';
import { isSameName } from '@pavilion/domain/protection/identity-check';

/**
 * Whether a name is the one on the document of a verified member, whose words a bank may write in
 * any order; null where the member is not verified.
 */
export async function isVerifiedName(
  transaction: DatabaseTransaction,
  memberId: bigint,
  name: string,
): Promise<boolean | null> {
  const { verifiedName } = await findIdentity(transaction, memberId);
  return verifiedName === null ? null : isSameName(verifiedName, name);
}
