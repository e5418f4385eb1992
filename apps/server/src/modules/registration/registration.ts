import { ApiError } from '#http/api-error.ts';
import type { Handlers, RequestContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { dayAt } from '#kit/time/day-range.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import {
  closeExpiredTrials,
  findMemberByUsername,
  isEmailTaken,
} from '#modules/accounts/member.store.ts';
import type { Sessions } from '#modules/sessions/sessions.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { trialMemberType } from '@pavilion/domain/member/member-type';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import { usernameProblem } from '@pavilion/domain/registration/registration-problems';
import { ensureMember, type MemberToEnsure } from './ensure-member.ts';
import { finishAccount } from './finish-account.ts';
import { agentOfDomain, findInviter } from './invited-by.ts';
import { registerMember, type RegisterDependencies } from './register.ts';
import { registerSettings } from './registration-policy.ts';
import { createTrial, startFreePlay, type TrialPolicy } from './start-trial.ts';

export type RegistrationDependencies = Sessions['deps'] &
  Pick<
    RegisterDependencies,
    | 'policy'
    | 'timeZone'
    | 'profileBox'
    | 'treeDepth'
    | 'rebate'
    | 'opensAgents'
    | 'friendInvitations'
    | 'excludedPeople'
  > & {
    trial: TrialPolicy;
  };

const closeTrialsEveryMs = 5 * 60_000;

/** Registration of members, and trial accounts. */
export function createRegistration(deps: RegistrationDependencies) {
  const { db, clock, hasher, policy, timeZone, sendsCodes } = deps;

  async function isFree(username: string, context: RequestContext): Promise<boolean> {
    await countUse(deps, 'name check', { context });
    const problem = usernameProblem(username, policy.siteName);
    if (problem !== null) throw new ApiError(problem);
    return (await findMemberByUsername(db, username)) === undefined;
  }

  const handlers: Handlers<PlayerEndpoints['registration']> = {
    register: (input, context) => registerMember(deps, 'username', input, context),
    registerByMobile: (input, context) => registerMember(deps, 'mobileNum', input, context),
    getRegisterSettings: async (_, context) => ({
      ...registerSettings(policy, context.language),
      today: dayAt(clock(), timeZone),
      passwordByPhone: sendsCodes('password'),
      affiliateByDomain: (await agentOfDomain(deps, context)) !== null,
    }),
    checkAffiliate: async ({ affiliateCode }, context) => {
      const { validatedBy } = await findInviter(deps, affiliateCode, context);
      return { validatedBy };
    },
    checkEmail: async ({ email }, context) => {
      await countUse(deps, 'name check', { context });
      return { available: !(await isEmailTaken(db, email)) };
    },
    checkUsername: async ({ username }, context) => ({
      available: await isFree(normaliseUsername(username), context),
    }),
    finishAccount: async (input, context) => {
      await finishAccount(deps, input, context);
      return {};
    },
    startTrial: (_, context) => startFreePlay(deps, context),
    createTrialAccount: (_, context) => createTrial(deps, context),
  };

  const closeTrials: RepeatingJob = {
    name: 'close expired free play',
    everyMs: closeTrialsEveryMs,
    run: () => closeExpiredTrials(db, trialMemberType, clock()),
  };
  return {
    handlers,
    jobs: [closeTrials],
    ensureMember: (wanted: MemberToEnsure) => ensureMember(db, hasher, wanted),
  };
}
