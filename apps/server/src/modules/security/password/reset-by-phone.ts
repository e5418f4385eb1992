import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { findMemberByMobile } from '#modules/accounts/member.store.ts';
import { mobileNumberOf } from '#modules/credentials/mobile-number.ts';
import { refuseWeakPassword } from '#modules/credentials/refuse-weak-password.ts';
import type { SmsCodes } from '#modules/credentials/sms-codes.ts';
import type { NumberRule } from '#modules/notifications/textable-number.ts';
import { takeToken, type SignInDependencies } from '#modules/sessions/take-token.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { resetPasswordByPhone as call } from '@pavilion/contract/player/passwords';
import { replaceForgottenPassword, type ReplacePasswordDependencies } from './replace-password.ts';

export type ResetByPhoneDependencies = ReplacePasswordDependencies &
  SignInDependencies & {
    codes: SmsCodes;
    numbers: NumberRule;
    sendsCodes: (purpose: 'password') => boolean;
  };

type Input = ParsedInputOf<typeof call>;
type UseProof = (transaction: DatabaseTransaction) => Promise<void>;

/** Reading the token uses it up, so nothing is left to do with the new password. */
async function provedByToken(
  deps: ResetByPhoneDependencies,
  mobileNum: string,
  input: Input,
  context: RequestContext,
): Promise<UseProof> {
  const person = await takeToken(deps, input, context);
  if (person.mobileNum !== mobileNum) throw new ApiError('identity.failed');
  return async () => undefined;
}

/** Verifies that the person holds the phone, by a code that was sent there or by a token. */
async function provePhone(
  deps: ResetByPhoneDependencies,
  mobileNum: string,
  input: Input,
  context: RequestContext,
): Promise<UseProof> {
  const { verificationCode: code, firebaseIdToken } = input;
  // Beside a token the code is the one that the identity service verified, not one of ours.
  if (firebaseIdToken !== undefined) return provedByToken(deps, mobileNum, input, context);
  if (code === undefined) throw new ApiError('verification.code.wrong');
  const checked = await deps.codes.check({ mobileNum, purpose: 'password' }, code, context);
  return (transaction) => deps.codes.use(transaction, checked);
}

/** A code for a number without an account is refused like a wrong one, since none was ever sent. */
export async function resetPasswordByPhone(
  deps: ResetByPhoneDependencies,
  input: Input,
  context: RequestContext,
): Promise<ResponseOf<typeof call>> {
  if (!deps.sendsCodes('password')) throw new ApiError('sms.closed');
  const mobileNum = mobileNumberOf(input, deps.numbers);
  const { newPassword } = input;
  refuseWeakPassword(newPassword, '', deps.policy.password);
  await countUse(deps, 'password reset', { context });
  const useProof = await provePhone(deps, mobileNum, input, context);
  const member = await findMemberByMobile(deps.db, mobileNum);
  if (!member) throw new ApiError('verification.code.wrong');
  await replaceForgottenPassword(deps, { member, newPassword, useProof }, context);
  return { username: member.username };
}
