import { ApiError } from '#http/api-error.ts';
import type { Handlers, SessionContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { refuseWeakPassword } from '#modules/credentials/refuse-weak-password.ts';
import { writeNewPassword } from '#modules/credentials/write-new-password.ts';
import { endOtherLogIns } from '#modules/sessions/end-other-log-ins.ts';
import { confirmMemberPassword, type LogInDependencies } from '#modules/sessions/log-in.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { changePassword } from '@pavilion/contract/player/passwords';
import type { PasswordRule } from '@pavilion/domain/password/password-rule';

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
  await endOtherLogIns(deps, context);
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
