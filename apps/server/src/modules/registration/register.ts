import { randomInt } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { randomToken } from '#kit/secrets/random-token.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import { dayAt } from '#kit/time/day-range.ts';
import type { ExcludedPeople } from '#modules/accounts/excluded-people.ts';
import {
  findMemberByMobile,
  insertMember,
  isEmailTaken,
  type NewMember,
} from '#modules/accounts/member.store.ts';
import type { Captchas } from '#modules/credentials/captchas.ts';
import { mobileNumberOf } from '#modules/credentials/mobile-number.ts';
import type { PasswordHasher } from '#modules/credentials/password-hasher.ts';
import { isCommonPassword } from '#modules/credentials/refuse-weak-password.ts';
import type { CheckedCode, SmsCodes } from '#modules/credentials/sms-codes.ts';
import type { PublishEvent } from '#modules/events.ts';
import type { NumberRule } from '#modules/notifications/textable-number.ts';
import { provedByPresented, readPresented, tieByTicket } from '#modules/sessions/sign-in-ticket.ts';
import { startSession, type StartSessionDependencies } from '#modules/sessions/start-session.ts';
import type { SignInDependencies } from '#modules/sessions/take-token.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { register } from '@pavilion/contract/player/registration';
import { playerMemberType } from '@pavilion/domain/member/member-type';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import {
  acceptedValues,
  type RegistrationMethod,
  type RegistrationValues,
} from '@pavilion/domain/registration/registration-fields';
import { registrationProblems } from '@pavilion/domain/registration/registration-problems';
import type { SignInProvider } from '@pavilion/domain/session/sign-in-provider';
import {
  agentOfDomain,
  invitedBy,
  joinByInvitation,
  takeInvitation,
  type Invitation,
  type InvitationDependencies,
} from './invited-by.ts';
import { insertProfile } from './member-profile.store.ts';
import { rulesOf, type RegistrationPlace, type RegistrationPolicy } from './registration-policy.ts';

type Input = ParsedInputOf<typeof register>;

export type RegisterDependencies = StartSessionDependencies &
  SignInDependencies &
  InvitationDependencies & {
    hasher: PasswordHasher;
    captchas: Captchas;
    codes: SmsCodes;
    numbers: NumberRule;
    policy: RegistrationPolicy;
    profileBox: SecretBox;
    publish: PublishEvent;
    excludedPeople: Pick<ExcludedPeople, 'isKnown' | 'noticePerson' | 'refuse'>;
  };

const namesTried = 5;

/** Validates as the form does; the first problem is the error's code. */
function judge(
  policy: RegistrationPolicy,
  method: RegistrationMethod,
  input: Input,
  place: RegistrationPlace,
  vouchedBy?: SignInProvider,
) {
  const isOpen = policy.methods[method] || (method === 'mobileNum' && vouchedBy === 'phone');
  if (!isOpen) throw new ApiError('register.closed');
  const rules = rulesOf(policy, method, place, vouchedBy);
  const problems = registrationProblems(input, rules);
  const [code] = Object.values(problems);
  if (code !== undefined) throw new ApiError(code, { problems });
  if (!input.agreement) throw new ApiError('register.agreement');
  const values = acceptedValues(input, rules);
  if (values.password !== '' && isCommonPassword(values.password)) {
    throw new ApiError('password.common');
  }
  return values;
}

/** Checks the code sent to the given number; null when no number is given. */
function provedNumber(
  deps: RegisterDependencies,
  values: RegistrationValues,
  input: Input,
  context: RequestContext,
): Promise<CheckedCode> | null {
  if (values.mobileNum === '') return null;
  const { countryDialingCode } = input;
  const typed = { mobileNum: values.mobileNum, countryDialingCode };
  const mobileNum = mobileNumberOf(typed, deps.numbers);
  return deps.codes.check({ mobileNum, purpose: 'register' }, values.verificationCode, context);
}

const personOf = ({ realName, birthday }: RegistrationValues) => ({ name: realName, birthday });

/**
 * Refuses who is an excluded member by a detail, of which operators are told. An address that is
 * taken is refused as that of any member, so that strangers do not learn who is excluded.
 */
async function refuseKnown(
  { db, excludedPeople }: RegisterDependencies,
  values: RegistrationValues,
  mobile: string | null,
): Promise<void> {
  const { email, idNumber } = values;
  const details = { email, mobile, idNumber, person: personOf(values) };
  const given = { place: 'registration', details, otherId: null } as const;
  const isExcluded = await excludedPeople.isKnown(given);
  if (email && (await isEmailTaken(db, email))) throw new ApiError('register.email.taken');
  if (isExcluded) throw new ApiError('details.refused');
  if (mobile !== null && (await findMemberByMobile(db, mobile))) throw new ApiError('mobile.taken');
}

/** A random user name for members who register by number, and log in by number. */
const drawnName = () => `m${randomInt(10 ** 9, 10 ** 10)}`;

async function refuseTaken(db: DatabaseTransaction, member: NewMember): Promise<never> {
  const taken = member.email !== undefined && (await isEmailTaken(db, member.email));
  throw new ApiError(taken ? 'register.email.taken' : 'register.username.taken');
}

/** Inserts the member; tries another name when a random one is taken. */
async function insertNamed(
  transaction: DatabaseTransaction,
  member: Omit<NewMember, 'username'>,
  typedName: string,
) {
  for (let tries = 0; tries < namesTried; tries += 1) {
    const username = typedName === '' ? drawnName() : normaliseUsername(typedName);
    const memberId = await insertMember(transaction, { ...member, username });
    if (memberId !== null) return { memberId, username };
    if (typedName !== '') return refuseTaken(transaction, { ...member, username });
  }
  return refuseTaken(transaction, { ...member, username: '' });
}

async function newMember(
  deps: RegisterDependencies,
  values: RegistrationValues,
  mobileNum: string | null,
  context: RequestContext,
  invitation: Invitation | null,
): Promise<Omit<NewMember, 'username'>> {
  const { hasher } = deps;
  const { birthday, nickname, email, paymentPassword } = values;
  return {
    // Without a password nobody can guess one: the member logs in by code or identity service.
    passwordHash: await hasher.hash(values.password || randomToken(), context.signal),
    hasPassword: values.password !== '',
    memberType: invitation?.memberType ?? playerMemberType,
    nickname,
    language: context.language,
    ...(paymentPassword && {
      paymentPasswordHash: await hasher.hash(paymentPassword, context.signal),
    }),
    ...(birthday && { birthday }),
    ...(email && { email: email.toLowerCase() }),
    ...(mobileNum !== null && { mobileNum }),
    ...(invitation?.agent && { parentId: invitation.agent.id }),
  };
}

type Registering = {
  values: RegistrationValues;
  member: Omit<NewMember, 'username'>;
  invitation: Invitation | null;
  input: Input;
  proved: CheckedCode | null;
  presented: Awaited<ReturnType<typeof readPresented>>;
};

/** Writes the account and everything that it begins with, and uses up what it came by. */
async function openAccount(
  deps: RegisterDependencies,
  transaction: DatabaseTransaction,
  { values, member, invitation, input, proved, presented }: Registering,
) {
  if (proved) await deps.codes.use(transaction, proved);
  if (invitation) await takeInvitation(deps, transaction, invitation);
  const made = await insertNamed(transaction, member, values.username);
  const { memberId } = made;
  await insertProfile(transaction, memberId, values, input.registerMethod, deps.profileBox);
  if (presented?.by === 'ticket') {
    await tieByTicket(deps, transaction, memberId, presented.ticketHash);
  }
  const noticed = { place: 'registration', person: personOf(values), otherId: memberId } as const;
  await deps.excludedPeople.noticePerson(transaction, noticed);
  if (invitation) await joinByInvitation(deps, transaction, memberId, invitation);
  await deps.publish('memberRegistered', { transaction, memberId });
  return made;
}

/** Registration by user name or mobile number; only validated values are stored. */
export async function registerMember(
  deps: RegisterDependencies,
  method: RegistrationMethod,
  input: Input,
  context: RequestContext,
): Promise<ResponseOf<typeof register>> {
  const byDomain = await agentOfDomain(deps, context);
  const place = { today: dayAt(deps.clock(), deps.timeZone), agentOfDomain: byDomain };
  const presented = await readPresented(deps, input, context);
  const values = judge(deps.policy, method, input, place, presented?.provider);
  await countUse(deps, 'registration', { context });
  if (deps.policy.captcha) await deps.captchas.check('register', input, context);
  const vouchedNumber = presented && (await provedByPresented(deps, presented, input, context));
  const proved = await provedNumber(deps, values, input, context);
  const mobileNum = vouchedNumber ?? proved?.mobileNum ?? null;
  await refuseKnown(deps, values, mobileNum);
  const invitation = await invitedBy(deps, values.affiliateCode, byDomain);
  const member = await newMember(deps, values, mobileNum, context, invitation);
  const registering = { values, member, invitation, input, proved, presented };
  const { memberId, username } = await deps.db
    .transaction()
    .execute((transaction) => openAccount(deps, transaction, registering));
  const made = { id: memberId, username, member_type: member.memberType, last_login_at: null };
  return startSession(deps, made, { way: 'register', device: false }, context);
}
