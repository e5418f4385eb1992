import { ApiError } from '#http/api-error.ts';
import type { Handlers, SessionContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { refuseWeakPassword } from '#modules/credentials/refuse-weak-password.ts';
import { confirmMemberPassword, type LogInDependencies } from '#modules/sessions/log-in.ts';
import { findSession, moveToDevice } from '#modules/sessions/session.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { changePassword } from '@pavilion/contract/player/passwords';
import type { PasswordRule } from '@pavilion/domain/password/password-rule';
import { writeNewPassword } from './replace-password.ts';

export type ChangePasswordDependencies = LogInDependencies & {
  policy: { password: PasswordRule };
};

function refuseBadInput(
  input: ParsedInputOf<typeof changePassword>,
  username: string,
  rule: PasswordRule,
): void {
  if (input.newPassword !== input.confirmNewPassword) throw new ApiError('password.mismatch');
  if (input.newPassword === input.oldPassword) throw new ApiError('modify.new.old.same');
  refuseWeakPassword(input.newPassword, username, rule);
}

async function checkOldPassword(
  deps: ChangePasswordDependencies,
  memberId: bigint,
  password: string,
): Promise<string> {
  try {
    return await confirmMemberPassword(deps, memberId, password);
  } catch (error) {
    const wrong = error instanceof ApiError && error.code === 'login.failed';
    throw wrong ? new ApiError('password.old.wrong') : error;
  }
}

/** Forgets every device; the present one is remembered anew if it was before. */
async function renewDevices(deps: ChangePasswordDependencies, context: SessionContext) {
  const { db, devices } = deps;
  const { memberId, sessionId } = context.caller;
  const session = await findSession(db, sessionId);
  const deviceId = session?.device_id ?? null;
  const wasRemembered = deviceId !== null && (await devices.isLive(deviceId));
  await devices.endAll(memberId, 'password changed');
  const renewed = wasRemembered ? await devices.remember(memberId, context) : null;
  await moveToDevice(db, sessionId, renewed);
}

/** Section 5, "Change password"; the old password is always required (decision D6). */
async function changeMemberPassword(
  deps: ChangePasswordDependencies,
  input: ParsedInputOf<typeof changePassword>,
  context: SessionContext,
): Promise<void> {
  const { caller } = context;
  refuseBadInput(input, caller.username, deps.policy.password);
  await countUse(deps, 'password change', { account: caller.memberId });
  const checked = await checkOldPassword(deps, caller.memberId, input.oldPassword);
  const newHash = await deps.hasher.hash(input.newPassword);
  const change = { memberId: caller.memberId, checkedHash: checked, newHash };
  const written = await deps.db
    .transaction()
    .execute((transaction) => writeNewPassword(transaction, deps.putNotification, change));
  if (!written) throw new ApiError('password.old.wrong');
  await renewDevices(deps, context);
  await deps.sessions.endOthers(caller, 'password changed');
}

type PasswordCalls = 'changePassword' | 'changePasswordV2';

/** Both versions of the call behave alike. */
export function changePasswordHandlers(
  deps: ChangePasswordDependencies,
): Pick<Handlers<PlayerEndpoints['security']>, PasswordCalls> {
  const change = async (input: ParsedInputOf<typeof changePassword>, context: SessionContext) => {
    await changeMemberPassword(deps, input, context);
    return {};
  };
  return { changePassword: change, changePasswordV2: change };
}
