import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { findMemberById, findMemberByMobile } from '#modules/accounts/member.store.ts';
import { findMobileNumber } from '#modules/credentials/mobile-number.ts';
import type { VouchedPerson } from '#ports/identity-provider.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { logIn } from '@pavilion/contract/player/sessions';
import { refuseMember, type LogInDependencies } from '../log-in.ts';
import { askAtNewLocation, type LoginStepDependencies } from '../login-step/ask-at-new-location.ts';
import { giveTicket } from '../sign-in-ticket.ts';
import { findTiedMember } from '../sign-in.store.ts';
import { startSession } from '../start-session.ts';
import { takeToken, type SignInDependencies } from '../take-token.ts';

/** The account of a person: by their number, or by their connection. */
async function memberOf(db: Database, person: VouchedPerson) {
  if (person.mobileNum !== null) return findMemberByMobile(db, person.mobileNum);
  const memberId = await findTiedMember(db, person);
  return memberId === null ? undefined : findMemberById(db, memberId);
}

/** Throws when the page names another number than the token, which decides. */
function refuseOtherNumber(
  { numbers }: Pick<LogInDependencies, 'numbers'>,
  { mobileNum }: VouchedPerson,
  { firebaseMobileNo, countryDialingCode }: ParsedInputOf<typeof logIn>,
): void {
  if (firebaseMobileNo === undefined) return;
  const typed = { mobileNum: firebaseMobileNo, countryDialingCode };
  if (findMobileNumber(typed, numbers) !== mobileNum) throw new ApiError('identity.failed');
}

/** Log in as the person whom the identity service vouches for (seed section 7, "Social login"). */
export async function logInByIdentity(
  deps: LogInDependencies & SignInDependencies & LoginStepDependencies,
  input: ParsedInputOf<typeof logIn>,
  context: RequestContext,
): Promise<ResponseOf<typeof logIn>> {
  const person = await takeToken(deps, input, context);
  refuseOtherNumber(deps, person, input);
  const member = await memberOf(deps.db, person);
  if (!member) throw new ApiError('identity.unknown', await giveTicket(deps, person));
  refuseMember(deps, member);
  const { remember } = input;
  // A person who has just proved the phone needs no code to it.
  if (person.mobileNum === null) {
    await askAtNewLocation(deps, member, { way: 'identity', remember }, context);
  }
  const isTied = async () => (await memberOf(deps.db, person))?.id === member.id;
  return startSession(deps, member, { way: 'identity', device: remember, isTied }, context);
}
