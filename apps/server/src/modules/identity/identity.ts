import type { Database } from '#db/database.ts';
import type { Encryption } from '#http/encryption/encryption.ts';
import type { Handlers, RequestFacts, SessionContext } from '#http/handlers.ts';
import { Refused } from '#http/refused.ts';
import { slotBudgets } from '#http/request-budgets.ts';
import type { Clock } from '#kit/clock.ts';
import { dayAt } from '#kit/day-range.ts';
import type { Logger } from '#kit/logger.ts';
import { createRateLimiter } from '#kit/rate-limit.ts';
import { createRepeatingJobs } from '#kit/repeating-job.ts';
import { createSecretBox } from '#kit/secret-box.ts';
import { createSlots, type SlotReading } from '#kit/slots.ts';
import type { PublishEvent } from '#modules/events.ts';
import type { Delivery } from '#modules/notifications/delivery.ts';
import type { Pictures } from '#modules/pictures/pictures.ts';
import type { IdentityProvider } from '#ports/identity-provider.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import type { WhoMayLogIn } from '@pavilion/domain/member/login-refusal';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import { usernameProblem } from '@pavilion/domain/registration/registration-problems';
import type { NewPlaceRule } from '@pavilion/domain/session/new-place';
import type { SignInProvider } from '@pavilion/domain/session/sign-in-provider';
import type { Language } from '@pavilion/domain/site/language';
import { captchasByCookie } from './captcha/captcha-cookie.ts';
import { createCaptchas } from './captcha/captchas.ts';
import { createEmailCodes } from './contact/email-codes.ts';
import { createDevices } from './device/devices.ts';
import { identityJobs } from './identity-jobs.ts';
import { countUse } from './limits/count-use.ts';
import { requestLoginCode } from './login-step/request-login-code.ts';
import { verifyLogin } from './login-step/verify-login.ts';
import { ensureMember, type MemberToEnsure } from './member/ensure-member.ts';
import { findMember, findMemberByUsername, isEmailTaken } from './member/member.store.ts';
import { openProfilePicture, setProfilePicture } from './member/profile-picture.ts';
import { createTrial, startFreePlay, type TrialPolicy } from './member/start-trial.ts';
import { profileDetails } from './member/update-profile.ts';
import { createPutNotification } from './outgoing/account-notifications.ts';
import { passkeyHandlers } from './passkey/passkey.routes.ts';
import { relyingParty } from './passkey/relying-party.ts';
import type { PasswordAlgorithm } from './password-algorithm.ts';
import { changePasswordHandlers } from './password/change-password.ts';
import { createPasswordHasher } from './password/password-hasher.ts';
import { requestPasswordMail, resetPasswordByLink } from './password/reset-by-mail.ts';
import { resetPasswordByPhone } from './password/reset-by-phone.ts';
import { createPaymentPassword } from './payment-password.ts';
import { agentOfDomain, checkAffiliate } from './registration/invited-by.ts';
import { registerMember } from './registration/register.ts';
import { registerSettings, type RegistrationPolicy } from './registration/registration-policy.ts';
import { securityHandlers } from './security/security.routes.ts';
import { confirmSession } from './session/confirm-session.ts';
import { logInByDevice } from './session/log-in-by-device.ts';
import { logInBySms } from './session/log-in-by-sms.ts';
import { confirmMemberPassword, logInByUsername } from './session/log-in.ts';
import {
  endAllOtherSessions,
  endOwnSession,
  listOwnLogins,
  listOwnSessions,
} from './session/own-sessions.ts';
import { createSessions, type SessionLifetimes } from './session/sessions.ts';
import { connectionHandlers } from './sign-in/connection.routes.ts';
import { logInByIdentity } from './sign-in/log-in-by-identity.ts';
import { createSmsCodes, type SmsCodeDependencies } from './verification/sms-codes.ts';
import type { CodePurpose } from './verification/verification-code.store.ts';

export type { CodePurpose } from './verification/verification-code.store.ts';

type FromSite = Pick<SmsCodeDependencies, 'smsCodes' | 'sendsCodes' | 'numbers'>;

export type IdentityDependencies = FromSite & {
  db: Database;
  clock: Clock;
  logger: Logger;
  delivery: Delivery;
  /** Null when no identity service is configured. */
  identityService: IdentityProvider | null;
  signInWays: readonly SignInProvider[];
  brandName: string;
  publicUrl: string;
  timeZone: string;
  policy: RegistrationPolicy;
  lifetimes: SessionLifetimes;
  publish: PublishEvent;
  encryption: Pick<Encryption, 'getKey'>;
  /** What is stored of people is encrypted under it. */
  keysSecret: string;
  /** argon2id unless a test counts or holds what is hashed. */
  passwordAlgorithm?: PasswordAlgorithm | undefined;
  trial: TrialPolicy;
  whoMayLogIn: WhoMayLogIn;
  newPlace: NewPlaceRule;
  /** Of the proof of work beside a captcha in words; 0 for none. */
  captchaProofBits: number;
  memberTypes: MemberTypeTable;
  /** How many accounts a member can withdraw to. */
  countBankCards: (db: Database, memberId: bigint) => Promise<number>;
  /** The name of a VIP level in a language. */
  vipLabel: (level: number, language: Language) => string;
  pictures: Pictures;
};

const linkValidMinutes = 30;

export type Identity = ReturnType<typeof createIdentity>;

/** Without a company for text messages no purpose sends codes. */
function codesOf({ delivery, sendsCodes }: IdentityDependencies) {
  return (purpose: CodePurpose) => delivery.sendText !== null && sendsCodes(purpose);
}

function createParts(dependencies: IdentityDependencies) {
  const given = {
    ...dependencies,
    sendsCodes: codesOf(dependencies),
    sendsMail: dependencies.delivery.sendMail !== null,
  };
  const { db, clock } = given;
  const { budget } = given.delivery;
  const limiter = createRateLimiter(db, clock);
  const devices = createDevices(db, clock);
  const captchas = captchasByCookie(createCaptchas(db, clock, { ...given, limiter, devices }));
  const hasher = createPasswordHasher(given.passwordAlgorithm);
  const putNotification = createPutNotification(clock);
  const parts = {
    ...given,
    putNotification,
    hasher,
    logins: createSlots(slotBudgets.login),
    limiter,
    captchas,
    codes: createSmsCodes({
      ...given,
      hasher,
      limiter,
      devices,
      captchas,
      putNotification,
      budget,
    }),
    profileBox: createSecretBox(given.keysSecret, 'member profiles'),
    party: relyingParty(given.publicUrl),
    handleBox: createSecretBox(given.keysSecret, 'passkey handles'),
    emailCodes: createEmailCodes({
      ...given,
      hasher,
      limiter,
      devices,
      putNotification,
      emailRule: given.policy.fields.email,
    }),
    devices,
    sessions: createSessions(given),
  };
  /** Throws `login.failed` or `login.locked` when it is not the member's login password. */
  const confirmOwnPassword = async (memberId: bigint, password: string): Promise<void> => {
    await confirmMemberPassword(parts, memberId, password);
  };
  const paymentPassword = createPaymentPassword({
    ...parts,
    confirmMemberPassword: confirmOwnPassword,
  });
  return { ...parts, paymentPassword };
}

type Parts = ReturnType<typeof createParts>;

async function isFree(parts: Parts, username: string, facts: RequestFacts) {
  await countUse(parts, 'name check', { facts });
  const problem = usernameProblem(username, parts.policy.siteName);
  if (problem !== null) throw new Refused(problem);
  return (await findMemberByUsername(parts.db, username)) === undefined;
}

async function memberInfo(parts: Parts, { caller, language }: SessionContext) {
  const member = await findMember(parts.db, caller.memberId);
  if (!member) throw new Refused('member.not.found');
  return {
    id: member.id.toString(),
    account: member.username,
    nickname: member.nickname,
    type: member.member_type,
    clubLabel: { labelName: parts.vipLabel(member.vip_level, language) },
    registeredAt: member.registered_at.toISOString(),
    pictureId: member.picture_id,
    ...(await profileDetails(parts, member.id)),
  };
}

/** The session and the device that it lives on (decision D5). */
async function logOut({ sessions, devices }: Parts, context: SessionContext): Promise<void> {
  const { sessionId } = context.caller;
  const [ended] = await sessions.end({ id: sessionId }, 'logged out');
  if (ended?.device_id) await devices.end(ended.device_id, 'logged out');
  await devices.forget(context, 'logged out');
}

/** The queue is for what hashes; the identity service may be slow and must hold nobody up. */
async function logInByType(
  parts: Parts,
  input: ParsedInputOf<Endpoints['identity']['logIn']>,
  facts: RequestFacts,
) {
  if (input.type === 'firebase') return logInByIdentity(parts, input, facts);
  if (input.username === '' || input.password === '') throw new Refused('request.invalid');
  const logInBy = input.type === 'sms' ? logInBySms : logInByUsername;
  return parts.logins.run(() => logInBy(parts, input, facts), { signal: facts.signal });
}

function identityHandlers(parts: Parts): Handlers<Endpoints['identity']> {
  return {
    ...securityHandlers(parts),
    ...passkeyHandlers(parts),
    ...connectionHandlers(parts),
    ...changePasswordHandlers(parts),
    register: (input, facts) => registerMember(parts, 'username', input, facts),
    registerByMobile: (input, facts) => registerMember(parts, 'mobileNum', input, facts),
    getRegisterSettings: async (_, facts) => ({
      ...registerSettings(parts.policy, facts.language),
      today: dayAt(parts.clock(), parts.timeZone),
      passwordByPhone: parts.sendsCodes('password'),
      affiliateByDomain: (await agentOfDomain(parts, facts)) !== null,
    }),
    checkAffiliate: ({ affiliateCode }, facts) => checkAffiliate(parts, affiliateCode, facts),
    checkEmail: async ({ email }, facts) => {
      await countUse(parts, 'name check', { facts });
      return { available: !(await isEmailTaken(parts.db, email)) };
    },
    checkUsername: async ({ username }, facts) => ({
      available: await isFree(parts, normaliseUsername(username), facts),
    }),
    logIn: (input, facts) => logInByType(parts, input, facts),
    getIdentityService: async () => ({
      providers: parts.identityService === null ? [] : [...parts.signInWays],
      authorizeUrl: parts.identityService?.authorizeUrl ?? '',
      clientId: parts.identityService?.clientId ?? '',
    }),
    requestSmsCode: (input, facts) => parts.codes.request(input.purpose, input, facts),
    requestRegisterSmsCode: (input, facts) => parts.codes.request('register', input, facts),
    verifyLogin: (input, facts) =>
      parts.logins.run(() => verifyLogin(parts, input, facts), { signal: facts.signal }),
    requestLoginCode: (input, facts) => requestLoginCode(parts, input, facts),
    logInByDevice: (_, facts) => logInByDevice(parts, facts),
    logOut: async (_, context) => {
      await logOut(parts, context);
      return {};
    },
    confirmSession: (input, { caller }) => confirmSession(parts, input, caller),
    listSessions: (_, { caller }) => listOwnSessions(parts, caller),
    endSession: async ({ sessionId }, { caller }) => {
      await endOwnSession(parts, caller, sessionId);
      return {};
    },
    endOtherSessions: (_, { caller }) => endAllOtherSessions(parts, caller),
    listLogins: (input, { caller }) => listOwnLogins(parts, caller, input),
    getCaptcha: (input, facts) => parts.captchas.issue(input, facts),
    getEncryptionKey: () => parts.encryption.getKey(),
    startTrial: (_, facts) => startFreePlay(parts, facts),
    createTrialAccount: (_, facts) => createTrial(parts, facts),
    requestPasswordMail: async (input, facts) => {
      await requestPasswordMail(parts, input, facts);
      return {};
    },
    resetPasswordByPhone: (input, facts) => resetPasswordByPhone(parts, input, facts),
    resetPasswordByLink: async (input, facts) => {
      await resetPasswordByLink(parts, input, facts);
      return {};
    },
    getMemberInfo: (_, context) => memberInfo(parts, context),
    getProfilePicture: (_, { caller }) => openProfilePicture(parts, caller.memberId),
    setProfilePicture: async ({ pictures }, { caller }) => ({
      pictureId: await setProfilePicture(parts, caller.memberId, pictures),
    }),
  };
}

export function createIdentity(given: IdentityDependencies) {
  const parts = createParts(given);
  const { db, hasher, limiter, sessions, devices } = parts;
  const jobs = identityJobs({
    ...parts,
    codeValidMinutes: given.smsCodes.validMinutes,
    linkValidMinutes,
  });
  return {
    handlers: identityHandlers(parts),
    jobs: createRepeatingJobs(jobs, given.logger),
    resolveSession: sessions.resolve,
    findLiveSessions: sessions.findLive,
    /** Whether a session may do what a remembered device alone may not. */
    isConfirmed: sessions.isConfirmed,
    /** Logs a member out everywhere, such as when the account is excluded. */
    endAllSessions: async (memberId: bigint, reason: string): Promise<void> => {
      await devices.endAll(memberId, reason);
      await sessions.end({ memberId }, reason);
    },
    paymentPassword: parts.paymentPassword,
    ensureMember: (wanted: MemberToEnsure) => ensureMember(db, hasher, wanted),
    hasher,
    limiter,
    slotReadings: (): SlotReading[] => [parts.logins.reading(), hasher.reading()],
  };
}
