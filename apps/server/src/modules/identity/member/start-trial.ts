import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { startTrial } from '@pavilion/contract/identity/start-trial';
import { trialMemberType } from '@pavilion/domain/member/member-type';
import type { RequestFacts } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import { randomToken } from '../../../kit/random-token.ts';
import { countUse, type LimitDependencies } from '../limits/count-use.ts';
import type { PasswordHasher } from '../password/password-hasher.ts';
import { startSession, type StartSessionDependencies } from '../session/start-session.ts';
import { insertMember } from './member.store.ts';

export type TrialPolicy = {
  open: boolean;
  /** How long a free-play account can be used. */
  hours: number;
};

export type StartTrialDependencies = StartSessionDependencies &
  LimitDependencies & {
    hasher: PasswordHasher;
    trial: TrialPolicy;
    /** Opens the account in the play-money currency and puts the starting balance in, once. */
    fundTrial: (memberId: bigint) => Promise<unknown>;
  };

const hourMs = 60 * 60_000;

/** 16 characters, the longest that a user name can be. */
function randomTrialName(): string {
  return `trial_${randomBytes(5).toString('hex')}`;
}

async function insertTrialMember(deps: StartTrialDependencies, expiresAt: Date) {
  // Nobody knows this password, so nobody can log in to the account a second time.
  const passwordHash = await deps.hasher.hash(randomToken());
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

/** Free play (section 4, "Free trial"; decision D17). */
export async function startFreePlay(
  deps: StartTrialDependencies,
  facts: RequestFacts,
): Promise<ResponseOf<typeof startTrial>> {
  if (!deps.trial.open) throw new Refused('trial.closed');
  await countUse(deps, 'free play', { facts });
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + deps.trial.hours * hourMs);
  const { memberId, username } = await insertTrialMember(deps, expiresAt);
  await deps.fundTrial(memberId);
  const member = { id: memberId, username, member_type: trialMemberType, last_login_at: null };
  return startSession(deps, member, { way: 'trial', device: false }, facts);
}
