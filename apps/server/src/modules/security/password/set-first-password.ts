import { ApiError } from '#http/api-error.ts';
import type { SessionContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { findPasswordHash, hasPassword } from '#modules/accounts/member.store.ts';
import { refuseWeakPassword } from '#modules/credentials/refuse-weak-password.ts';
import { writeNewPassword } from '#modules/credentials/write-new-password.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { setFirstPassword as call } from '@pavilion/contract/player/passwords';
import type { ChangePasswordDependencies } from './change-password.ts';

/** Sets the password of an account opened without one; there is no old one to require. */
export async function setFirstPassword(
  deps: ChangePasswordDependencies,
  { newPassword, confirmNewPassword }: ParsedInputOf<typeof call>,
  { caller: { memberId, username } }: SessionContext,
): Promise<void> {
  const { db, hasher, putNotification } = deps;
  if (newPassword !== confirmNewPassword) throw new ApiError('password.mismatch');
  refuseWeakPassword(newPassword, username, deps.policy.password);
  await countUse(deps, 'password change', { account: memberId });
  const checkedHash = await findPasswordHash(db, memberId);
  if (checkedHash === null || (await hasPassword(db, memberId))) throw new ApiError('password.set');
  const newHash = await hasher.hash(newPassword);
  const change = { memberId, checkedHash, newHash };
  const written = await db
    .transaction()
    .execute((transaction) => writeNewPassword(transaction, putNotification, change));
  if (!written) throw new ApiError('password.set');
}
