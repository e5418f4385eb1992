import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { replacePasswordHash } from '#modules/accounts/member.store.ts';
import type { PutNotification } from './account-notifications.ts';
import { endPasswordLink } from './password-link.store.ts';

/** Replaces the verified hash, and notifies the member; false when another was faster. */
export async function writeNewPassword(
  transaction: DatabaseTransaction,
  putNotification: PutNotification,
  change: { memberId: bigint; checkedHash: string; newHash: string },
): Promise<boolean> {
  const { memberId, checkedHash, newHash } = change;
  if (!(await replacePasswordHash(transaction, memberId, checkedHash, newHash))) return false;
  await endPasswordLink(transaction, memberId);
  const notification = { kind: 'password changed', memberId: memberId.toString() } as const;
  await putNotification(transaction, randomUUID(), notification);
  return true;
}
