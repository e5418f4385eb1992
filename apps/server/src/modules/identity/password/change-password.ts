import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { changePassword } from '@pavilion/contract/identity/change-password';
import { passwordProblem, type PasswordRule } from '@pavilion/domain/password/password-rule';
import type { Caller } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import { replacePasswordHash } from '../member/member.store.ts';
import { confirmMemberPassword, type LogInDependencies } from '../session/log-in.ts';

export type ChangePasswordDependencies = LogInDependencies & {
  policy: { password: PasswordRule };
};

const changesPerMember = { uses: 10, windowMs: 60 * 60_000 };

function refuseBadInput(
  input: ParsedInputOf<typeof changePassword>,
  username: string,
  rule: PasswordRule,
): void {
  if (input.newPassword !== input.confirmNewPassword) throw new Refused('password.mismatch');
  if (input.newPassword === input.oldPassword) throw new Refused('modify.new.old.same');
  const problem = passwordProblem(input.newPassword, username, rule);
  if (problem) throw new Refused(problem);
}

async function checkOldPassword(
  deps: ChangePasswordDependencies,
  memberId: bigint,
  password: string,
): Promise<string> {
  try {
    return await confirmMemberPassword(deps, memberId, password);
  } catch (error) {
    const wrong = error instanceof Refused && error.code === 'login.failed';
    throw wrong ? new Refused('password.old.wrong') : error;
  }
}

/** Section 5, "Change password"; the old one is always demanded (decision D6). */
export async function changeMemberPassword(
  deps: ChangePasswordDependencies,
  input: ParsedInputOf<typeof changePassword>,
  caller: Caller,
): Promise<void> {
  refuseBadInput(input, caller.username, deps.policy.password);
  if (!(await deps.limiter.allow(`change password ${caller.memberId}`, changesPerMember))) {
    throw new Refused('request.limited');
  }
  const checked = await checkOldPassword(deps, caller.memberId, input.oldPassword);
  const newHash = await deps.hasher.hash(input.newPassword);
  if (!(await replacePasswordHash(deps.db, caller.memberId, checked, newHash))) {
    throw new Refused('password.old.wrong');
  }
  await deps.sessions.endOthers(caller, 'password changed');
}
