import { randomBytes, randomInt } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import { randomToken } from '#kit/secrets/random-token.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { insertMember } from '#modules/accounts/member.store.ts';
import type { PasswordHasher } from '#modules/credentials/password-hasher.ts';
import type { PublishEvent } from '#modules/events.ts';
import { startSession, type StartSessionDependencies } from '#modules/sessions/start-session.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { createTrialAccount, startTrial } from '@pavilion/contract/player/registration';
import { loginRefusal, type WhoMayLogIn } from '@pavilion/domain/member/login-refusal';
import { trialMemberType, type MemberTypeTable } from '@pavilion/domain/member/member-type';

export type TrialPolicy = {
  open: boolean;
  /** How long a trial account can be used. */
  hours: number;
};

export type StartTrialDependencies = StartSessionDependencies &
  LimitDependencies & {
    hasher: PasswordHasher;
    trial: TrialPolicy;
    whoMayLogIn: WhoMayLogIn;
    memberTypes: MemberTypeTable;
    publish: PublishEvent;
  };

/** 16 characters, the longest user name. */
function randomTrialName(): string {
  return `trial_${randomBytes(5).toString('hex')}`;
}

/** Without letters and digits that look alike; three groups, to be read out. */
const passwordSigns = 'abcdefghjkmnpqrstuvwxyz23456789';

function randomTrialPassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => passwordSigns[randomInt(passwordSigns.length)]).join('');
  return [group(), group(), group()].join('-');
}

async function insertTrialMember(
  deps: StartTrialDependencies,
  password: string,
  expiresAt: Date,
  { signal }: RequestContext,
) {
  const passwordHash = await deps.hasher.hash(password, signal);
  for (;;) {
    const username = randomTrialName();
    const memberId = await insertMember(deps.db, {
      username,
      passwordHash,
      memberType: trialMemberType,
      expiresAt,
    });
    if (memberId !== null) return { memberId, username };
  }
}

async function makeTrial(deps: StartTrialDependencies, password: string, context: RequestContext) {
  if (!deps.trial.open) throw new ApiError('trial.closed');
  await countUse(deps, 'free play', { context });
  const expiresAt = new Date(deps.clock().getTime() + deps.trial.hours * hourMs);
  const { memberId, username } = await insertTrialMember(deps, password, expiresAt, context);
  await deps.publish('trialOpened', { memberId });
  return { memberId, username, expiresAt };
}

/**
 * Opens a trial account and its session (section 4, "Free trial"; decision D17). Nobody knows the
 * account's password, so nobody can log in to it a second time.
 */
export async function startFreePlay(
  deps: StartTrialDependencies,
  context: RequestContext,
): Promise<ResponseOf<typeof startTrial>> {
  const { memberId, username } = await makeTrial(deps, randomToken(), context);
  const member = { id: memberId, username, member_type: trialMemberType, last_login_at: null };
  return startSession(deps, member, { way: 'trial', device: false }, context);
}

/** Create trial account (section 7), with a password, where such accounts may log in. */
export async function createTrial(
  deps: StartTrialDependencies,
  context: RequestContext,
): Promise<ResponseOf<typeof createTrialAccount>> {
  const refused = loginRefusal(trialMemberType, deps.whoMayLogIn, deps.memberTypes);
  if (refused !== null) throw new ApiError(refused);
  const password = randomTrialPassword();
  const { username, expiresAt } = await makeTrial(deps, password, context);
  return {
    userName: username,
    password,
    type: trialMemberType,
    expiresAt: expiresAt.toISOString(),
  };
}
