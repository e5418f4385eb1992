import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { resetPasswordByPhone as call } from '@pavilion/contract/identity/reset-password';
import type { RequestFacts } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import { countUse } from '../limits/count-use.ts';
import { findMemberByMobile } from '../member/member.store.ts';
import { mobileNumberOf, type NumberRule } from '../verification/mobile-number.ts';
import type { SmsCodes } from '../verification/sms-codes.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { replaceForgottenPassword, type ReplacePasswordDependencies } from './replace-password.ts';

export type ResetByPhoneDependencies = ReplacePasswordDependencies & {
  codes: SmsCodes;
  numbers: NumberRule;
  sendsCodes: (purpose: 'password') => boolean;
};

/** A code for a number without an account is refused like a wrong one: none was ever sent. */
export async function resetPasswordByPhone(
  deps: ResetByPhoneDependencies,
  input: ParsedInputOf<typeof call>,
  facts: RequestFacts,
): Promise<ResponseOf<typeof call>> {
  if (!deps.sendsCodes('password')) throw new Refused('sms.closed');
  const mobileNum = mobileNumberOf(input, deps.numbers);
  refuseWeakPassword(input.newPassword, '', deps.policy.password);
  await countUse(deps, 'password reset', { facts });
  const owner = { mobileNum, purpose: 'password' } as const;
  const checked = await deps.codes.check(owner, input.verificationCode, facts);
  const member = await findMemberByMobile(deps.db, mobileNum);
  if (!member) throw new Refused('verification.code.wrong');
  const { newPassword } = input;
  const useProof = deps.codes.use;
  await replaceForgottenPassword(
    deps,
    { member, newPassword, useProof: (transaction) => useProof(transaction, checked) },
    facts,
  );
  return { username: member.username };
}
