import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { findMemberByMobile } from '#modules/accounts/member.store.ts';
import { mobileNumberOf } from '#modules/credentials/mobile-number.ts';
import type { SmsCodes } from '#modules/credentials/sms-codes.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { logIn } from '@pavilion/contract/player/sessions';
import { refuseMember, type LogInDependencies } from '../log-in.ts';
import { startSession } from '../start-session.ts';

export type SmsLogInDependencies = LogInDependencies & {
  codes: SmsCodes;
  sendsCodes: (purpose: 'login') => boolean;
};

const codePattern = /^\d{1,10}$/;

/** Log in by mobile number and SMS code; a number without an account is never sent a code. */
export async function logInBySms(
  deps: SmsLogInDependencies,
  input: ParsedInputOf<typeof logIn>,
  context: RequestContext,
): Promise<ResponseOf<typeof logIn>> {
  if (!deps.sendsCodes('login')) throw new ApiError('sms.closed');
  const { username, countryDialingCode } = input;
  const mobileNum = mobileNumberOf({ mobileNum: username, countryDialingCode }, deps.numbers);
  const code = input.password.trim();
  if (!codePattern.test(code)) throw new ApiError('verification.code.wrong');
  const checked = await deps.codes.check({ mobileNum, purpose: 'login' }, code, context);
  const member = await findMemberByMobile(deps.db, mobileNum);
  if (!member) throw new ApiError('verification.code.wrong');
  await deps.db.transaction().execute((transaction) => deps.codes.use(transaction, checked));
  refuseMember(deps, member);
  return startSession(deps, member, { way: 'sms', device: input.remember }, context);
}
