import type { Logger } from '#kit/logger.ts';
import { createRepeatingJobs, type RepeatingJob } from '#kit/time/repeating-job.ts';
import { createAccounts, type AccountsDependencies } from '#modules/accounts/accounts.ts';
import {
  createCredentials,
  type CredentialsDependencies,
} from '#modules/credentials/credentials.ts';
import {
  createRegistration,
  type RegistrationDependencies,
} from '#modules/registration/registration.ts';
import { createSecurity, type SecurityDependencies } from '#modules/security/security.ts';
import { createSessions, type SessionsDependencies } from '#modules/sessions/sessions.ts';

export type PeopleDependencies = Omit<CredentialsDependencies, 'emailRule'> &
  Omit<AccountsDependencies, 'limiter' | 'devices'> &
  Pick<
    SessionsDependencies,
    | 'whoMayLogIn'
    | 'memberTypes'
    | 'newLocation'
    | 'showsPreviousLogin'
    | 'identityService'
    | 'signInMethods'
    | 'lifetimes'
    | 'publish'
    | 'signals'
    | 'encryption'
  > &
  Pick<
    RegistrationDependencies,
    'policy' | 'timeZone' | 'trial' | 'treeDepth' | 'rebate' | 'opensAgents' | 'friendInvitations'
  > &
  Pick<SecurityDependencies, 'countBankCards'> & { logger: Logger };

export type People = ReturnType<typeof createPeople>;

/** Creates the modules of people in the order of their dependencies. */
export function createPeople(given: PeopleDependencies) {
  const credentials = createCredentials({ ...given, emailRule: given.policy.fields.email });
  const accounts = createAccounts({ ...given, ...credentials.deps });
  const sessions = createSessions({ ...given, ...credentials.deps });
  const { profileBox, excludedPeople } = accounts;
  const guarded = { ...given, ...sessions.deps, excludedPeople };
  const registration = createRegistration({ ...guarded, profileBox });
  const security = createSecurity(guarded);
  const { hasher, limiter, devices, captchas } = credentials.deps;
  const { paymentPassword } = sessions.deps;
  const jobsOf = (jobs: readonly RepeatingJob[]) => createRepeatingJobs(jobs, given.logger);
  return {
    modules: {
      accounts,
      credentials: { ...credentials, jobs: jobsOf(credentials.jobs) },
      sessions: { ...sessions, jobs: jobsOf(sessions.jobs) },
      registration: { ...registration, jobs: jobsOf(registration.jobs) },
      security: { ...security, jobs: jobsOf(security.jobs) },
    },
    resolveSession: sessions.resolveSession,
    findLiveSessions: sessions.findLiveSessions,
    isConfirmed: sessions.isConfirmed,
    endSessions: sessions.endSessions,
    endAllSessions: sessions.endAllSessions,
    paymentPassword,
    excludedPeople,
    ensureMember: registration.ensureMember,
    hasher,
    /** What agents are given of people. */
    forAgents: {
      hasher,
      limiter,
      devices,
      captchas,
      paymentPassword,
      detailMarks: accounts.detailMarks,
      renewSessions: sessions.renewSessions,
    },
  };
}
