import type { SessionContext } from '#http/handlers.ts';
import { Refused } from '#http/refused.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { setFirstPassword as call } from '@pavilion/contract/identity/change-password';
import { countUse } from '../limits/count-use.ts';
import { findPasswordHash, hasPassword } from '../member/member.store.ts';
import type { ChangePasswordDependencies } from './change-password.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { writeNewPassword } from './replace-password.ts';

/** The password of an account that was opened without one; there is no old one to demand. */
export async function setFirstPassword(
  deps: ChangePasswordDependencies,
  { newPassword, confirmNewPassword }: ParsedInputOf<typeof call>,
  { caller: { memberId, username } }: SessionContext,
): Promise<void> {
  const { db, hasher, putNotification } = deps;
  if (newPassword !== confirmNewPassword) throw new Refused('password.mismatch');
  refuseWeakPassword(newPassword, username, deps.policy.password);
  await countUse(deps, 'password change', { account: memberId });
  const checkedHash = await findPasswordHash(db, memberId);
  if (checkedHash === null || (await hasPassword(db, memberId))) throw new Refused('password.set');
  const newHash = await hasher.hash(newPassword);
  const change = { memberId, checkedHash, newHash };
  const written = await db
    .transaction()
    .execute((transaction) => writeNewPassword(transaction, putNotification, change));
  if (!written) throw new Refused('password.set');
}
