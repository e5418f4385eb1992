import type { Endpoints } from '@pavilion/contract/endpoints';
import { normaliseUsername, usernamePattern } from '@pavilion/domain/password/password-rule';
import type { Database } from '../../db/tables.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refused } from '../../http/refused.ts';
import type { Clock } from '../../kit/clock.ts';
import { createRateLimiter } from '../../kit/rate-limit.ts';
import { ensureMember, type MemberToEnsure } from './member/ensure-member.ts';
import { findMember, findMemberByUsername } from './member/member.store.ts';
import {
  registerByUsername,
  type OpenAccount,
  type RegistrationPolicy,
} from './member/register.ts';
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
  /** The name of a VIP level in a language. */
  vipLabel: (level: number, language: 'EN' | 'TY') => string;
};

const checksPerAddress = { uses: 60, windowMs: 60_000 };

export type Identity = ReturnType<typeof createIdentity>;

export function createIdentity(given: IdentityDependencies) {
  const { db, clock, policy, openAccount } = given;
  const hasher = createPasswordHasher();
  const limiter = createRateLimiter(db, clock);
  const sessions = createSessions(db, clock, given.lifetimes);
  const deps = { db, clock, hasher, limiter, sessions, policy, openAccount };

  async function isFree(username: string, address: string): Promise<boolean> {
    if (!(await limiter.allow(`check ${address}`, checksPerAddress))) {
      throw new Refused('request.limited');
    }
    if (!usernamePattern.test(username)) throw new Refused('register.username.invalid');
    return (await findMemberByUsername(db, username)) === undefined;
  }

  const handlers: Handlers<Endpoints['identity']> = {
    register: (input, facts) => registerByUsername(deps, input, facts),
    getRegisterSettings: async () => ({
      regExp: {
        username: { enabled: true, required: true },
        password: { enabled: true, required: true },
        birthday: { enabled: true, required: policy.birthdayRequired },
        affiliateCode: { enabled: true, required: false },
      },
      minimumAge: policy.minimumAge,
      password: policy.password,
    }),
    checkUsername: async ({ username }, { address }) => ({
      available: await isFree(normaliseUsername(username), address),
    }),
    logIn: (input, facts) => logInByUsername(deps, input, facts),
    logOut: async (_, { caller }) => {
      await sessions.end(caller.sessionId, 'logged out');
      return {};
    },
    getMemberInfo: async (_, { caller, language }) => {
      const member = await findMember(db, caller.memberId);
      if (!member) throw new Refused('member.not.found');
      return {
        id: member.id.toString(),
        account: member.username,
        nickname: member.nickname,
        type: member.member_type,
        clubLabel: { labelName: given.vipLabel(member.vip_level, language) },
        registeredAt: member.registered_at.toISOString(),
      };
    },
  };

  return {
    handlers,
    resolveSession: sessions.resolve,
    onSessionEnd: sessions.onEnd,
    /** Throws `login.failed` or `login.locked` when it is not the member's login password. */
    confirmMemberPassword: (memberId: bigint, password: string) =>
      confirmMemberPassword(deps, memberId, password),
    ensureMember: (wanted: MemberToEnsure) => ensureMember(db, hasher, wanted),
    hasher,
    limiter,
  };
}
