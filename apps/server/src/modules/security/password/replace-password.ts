import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { LimitDependencies } from '#http/limits/count-use.ts';
import type { Clock } from '#kit/clock.ts';
import { hasPassword, type StoredMember } from '#modules/accounts/member.store.ts';
import type { PutNotification } from '#modules/credentials/account-notifications.ts';
import type { Devices } from '#modules/credentials/devices.ts';
import type { PasswordHasher } from '#modules/credentials/password-hasher.ts';
import { refuseWeakPassword } from '#modules/credentials/refuse-weak-password.ts';
import { writeNewPassword } from '#modules/credentials/write-new-password.ts';
import { forgetLock } from '#modules/sessions/login-limits.ts';
import type { SessionRegistry } from '#modules/sessions/session-registry.ts';
import { deleteTiesOf } from '#modules/sessions/sign-in.store.ts';
import type { PasswordRule } from '@pavilion/domain/password/password-rule';

export type ReplacePasswordDependencies = {
  db: Database;
  clock: Clock;
  hasher: PasswordHasher;
  limiter: LimitDependencies['limiter'];
  sessions: SessionRegistry;
  devices: Devices;
  putNotification: PutNotification;
  policy: { password: PasswordRule };
};

export type Replacement = {
  member: StoredMember;
  newPassword: string;
  /** Uses up the proof of the person; throws when another request was faster. */
  useProof: (transaction: DatabaseTransaction) => Promise<void>;
};

/** Replaces a forgotten password, and ends all sessions and devices of the member. */
export async function replaceForgottenPassword(
  deps: ReplacePasswordDependencies,
  { member, newPassword, useProof }: Replacement,
  context: RequestContext,
): Promise<void> {
  const { db, hasher, devices, sessions, putNotification } = deps;
  if (member.status === 'closed') throw new ApiError('member.closed');
  if (member.status !== 'active') throw new ApiError('member.disabled');
  refuseWeakPassword(newPassword, member.username, deps.policy.password);
  const checkedHash = member.password_hash;
  if (await hasher.verify(checkedHash, newPassword)) throw new ApiError('modify.new.old.same');
  const newHash = await hasher.hash(newPassword);
  await db.transaction().execute(async (transaction) => {
    await useProof(transaction);
    const change = { memberId: member.id, checkedHash, newHash };
    // A person who knew the old password may have connected a stranger; nobody knew a generated
    // one, so then the connections stay.
    if (await hasPassword(transaction, member.id)) await deleteTiesOf(transaction, member.id);
    const written = await writeNewPassword(transaction, putNotification, change);
    if (!written) throw new ApiError('server.busy');
  });
  await devices.endAll(member.id, 'password changed');
  await devices.forget(context, 'password changed');
  await sessions.end({ memberId: member.id }, 'password changed');
  await forgetLock(deps, member.username, context);
}
