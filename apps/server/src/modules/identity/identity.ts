import type { Endpoints } from '@pavilion/contract/endpoints';
import { normaliseUsername, usernamePattern } from '@pavilion/domain/password/password-rule';
import type { Database } from '../../db/tables.ts';
import type { Handlers, SessionContext } from '../../http/handlers.ts';
import { Refused } from '../../http/refused.ts';
import type { Clock } from '../../kit/clock.ts';
import { createRateLimiter } from '../../kit/rate-limit.ts';
import { createCaptchas } from './captcha/captchas.ts';
import { createEncryption } from './encryption/encryption.ts';
import { ensureMember, type MemberToEnsure } from './member/ensure-member.ts';
import { findMember, findMemberByUsername } from './member/member.store.ts';
import {
  registerByUsername,
  type OpenAccount,
  type RegistrationPolicy,
} from './member/register.ts';
import { startFreePlay, type TrialPolicy } from './member/start-trial.ts';
import { changeMemberPassword } from './password/change-password.ts';
import { createPasswordHasher } from './password/password-hasher.ts';
import { confirmMemberPassword, logInByUsername } from './session/log-in.ts';
import { createSessions, type SessionLifetimes } from './session/sessions.ts';

export type IdentityDependencies = {
  db: Database;
  clock: Clock;
  policy: RegistrationPolicy;
  lifetimes: SessionLifetimes;
  /** Opens a new member's wallet account, in the transaction that makes the member. */
  openAccount: OpenAccount;
  /** Whether calls marked encrypted refuse plain bodies. */
  encryptionRequired: boolean;
  trial: TrialPolicy;
  /** Opens a free-play account's wallet account and puts the starting balance in. */
  fundTrial: (memberId: bigint) => Promise<unknown>;
  /** The name of a VIP level in a language. */
  vipLabel: (level: number, language: 'EN' | 'TY') => string;
};

const checksPerAddress = { uses: 60, windowMs: 60_000 };

export type Identity = ReturnType<typeof createIdentity>;

function createParts(given: IdentityDependencies) {
  const { db, clock } = given;
  const limiter = createRateLimiter(db, clock);
  return {
    ...given,
    hasher: createPasswordHasher(),
    limiter,
    captchas: createCaptchas(db, clock, limiter),
    encryption: createEncryption(db, clock, given.encryptionRequired),
    sessions: createSessions(db, clock, given.lifetimes),
  };
}

type Parts = ReturnType<typeof createParts>;

async function isFree({ db, limiter }: Parts, username: string, address: string) {
  if (!(await limiter.allow(`check ${address}`, checksPerAddress))) {
    throw new Refused('request.limited');
  }
  if (!usernamePattern.test(username)) throw new Refused('register.username.invalid');
  return (await findMemberByUsername(db, username)) === undefined;
}

function registerSettings(policy: RegistrationPolicy) {
  return {
    regExp: {
      username: { enabled: true, required: true },
      password: { enabled: true, required: true },
      birthday: { enabled: true, required: policy.birthdayRequired },
      affiliateCode: { enabled: true, required: false },
    },
    minimumAge: policy.minimumAge,
    password: policy.password,
  };
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
  };
}

function identityHandlers(parts: Parts): Handlers<Endpoints['identity']> {
  const { sessions } = parts;
  return {
    register: (input, facts) => registerByUsername(parts, input, facts),
    getRegisterSettings: async () => registerSettings(parts.policy),
    checkUsername: async ({ username }, { address }) => ({
      available: await isFree(parts, normaliseUsername(username), address),
    }),
    logIn: (input, facts) => logInByUsername(parts, input, facts),
    logOut: async (_, { caller }) => {
      await sessions.end(caller.sessionId, 'logged out');
      return {};
    },
    getCaptcha: (input, facts) => parts.captchas.issue(input, facts),
    getEncryptionKey: () => parts.encryption.getKey(),
    startTrial: (_, facts) => startFreePlay(parts, facts),
    changePassword: async (input, { caller }) => {
      await changeMemberPassword(parts, input, caller);
      return {};
    },
    getMemberInfo: (_, context) => memberInfo(parts, context),
  };
}

export function createIdentity(given: IdentityDependencies) {
  const parts = createParts(given);
  const { db, hasher, limiter, sessions } = parts;
  return {
    handlers: identityHandlers(parts),
    resolveSession: sessions.resolve,
    onSessionEnd: sessions.onEnd,
    encryption: parts.encryption,
    /** Throws `login.failed` or `login.locked` when it is not the member's login password. */
    confirmMemberPassword: async (memberId: bigint, password: string): Promise<void> => {
      await confirmMemberPassword(parts, memberId, password);
    },
    ensureMember: (wanted: MemberToEnsure) => ensureMember(db, hasher, wanted),
    hasher,
    limiter,
  };
}
