import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { forgetNonces } from '#http/encryption/encryption.store.ts';
import type { Encryption } from '#http/encryption/encryption.ts';
import type { Handlers, RequestContext, SessionContext } from '#http/handlers.ts';
import { slotBudgets } from '#http/request/request-budgets.ts';
import type { Subscriptions } from '#kit/events.ts';
import { createSlots } from '#kit/limits/slots.ts';
import type { Signals } from '#kit/signals.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { Credentials } from '#modules/credentials/credentials.ts';
import { createPaymentPassword } from '#modules/credentials/payment-password.ts';
import type { ModuleEvents, PublishEvent } from '#modules/events.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { eraseSessions, leaveDevices } from './erasure.store.ts';
import { forgetBrowserUses } from './history/browser-use.store.ts';
import { forgetLoginRecords } from './history/login-record.store.ts';
import { confirmMemberPassword, logInByUsername, type LogInDependencies } from './log-in.ts';
import { confirmSession } from './log-in/confirm-session.ts';
import { logInByDevice } from './log-in/log-in-by-device.ts';
import { logInByIdentity } from './log-in/log-in-by-identity.ts';
import { confirmByPasskey, logInByPasskey } from './log-in/log-in-by-passkey.ts';
import { logInBySms } from './log-in/log-in-by-sms.ts';
import type { LoginStepDependencies } from './login-step/ask-at-new-location.ts';
import { forgetSteps } from './login-step/login-step.store.ts';
import { requestLoginCode } from './login-step/request-login-code.ts';
import { verifyLogin } from './login-step/verify-login.ts';
import { browsersKeptMs } from './note-browser.ts';
import {
  endAllOtherSessions,
  endOwnSession,
  listOwnLogins,
  listOwnSessions,
  loginsKeptMs,
} from './own-sessions.ts';
import { createSessionRegistry, type SessionLifetimes } from './session-registry.ts';
import { forgetSessions } from './session.store.ts';
import { forgetSignIns } from './sign-in.store.ts';
import type { StartSessionDependencies } from './start-session.ts';
import type { SignInDependencies } from './take-token.ts';

export type SessionsDependencies = Credentials['deps'] &
  Pick<LogInDependencies, 'whoMayLogIn' | 'memberTypes'> &
  Pick<LoginStepDependencies, 'newLocation'> &
  Pick<StartSessionDependencies, 'showsPreviousLogin'> &
  Pick<SignInDependencies, 'identityService' | 'signInMethods'> & {
    lifetimes: SessionLifetimes;
    publish: PublishEvent;
    signals: Pick<Signals, 'listen' | 'publish' | 'publishIn'>;
    encryption: Pick<Encryption, 'getKey'>;
  };

type Deps = ReturnType<typeof createDeps>;

function createDeps(given: SessionsDependencies) {
  const deps = {
    ...given,
    sessions: createSessionRegistry(given),
    logins: createSlots(slotBudgets.login),
  };
  const paymentPassword = createPaymentPassword({
    ...deps,
    confirmMemberPassword: async (memberId, password) => {
      await confirmMemberPassword(deps, memberId, password);
    },
  });
  return { ...deps, paymentPassword };
}

/** Ends the session and the remembering of its device (decision D5). */
async function logOut({ sessions, devices }: Deps, context: SessionContext): Promise<void> {
  const { sessionId } = context.caller;
  const [ended] = await sessions.end({ id: sessionId }, 'logged out');
  if (ended?.device_id) await devices.end(ended.device_id, 'logged out');
  await devices.forget(context, 'logged out');
}

/** Only log-ins that hash wait in the queue, so that a slow identity service holds up nobody. */
async function logInByType(
  deps: Deps,
  input: ParsedInputOf<PlayerEndpoints['sessions']['logIn']>,
  context: RequestContext,
) {
  if (input.type === 'firebase') return logInByIdentity(deps, input, context);
  if (input.username === '' || input.password === '') throw new ApiError('request.invalid');
  const logInBy = input.type === 'sms' ? logInBySms : logInByUsername;
  return deps.logins.run(() => logInBy(deps, input, context), { signal: context.signal });
}

function logInHandlers(deps: Deps) {
  return {
    logIn: (input, context) => logInByType(deps, input, context),
    logInByDevice: (_, context) => logInByDevice(deps, context),
    logInByPasskey: ({ credential }, context) => logInByPasskey(deps, credential, context),
    verifyLogin: (input, context) =>
      deps.logins.run(() => verifyLogin(deps, input, context), { signal: context.signal }),
    requestLoginCode: (input, context) => requestLoginCode(deps, input, context),
    getIdentityService: async () => ({
      providers: deps.identityService === null ? [] : [...deps.signInMethods],
      authorizeUrl: deps.identityService?.authorizeUrl ?? '',
      clientId: deps.identityService?.clientId ?? '',
    }),
    getEncryptionKey: () => deps.encryption.getKey(),
  } satisfies Partial<Handlers<PlayerEndpoints['sessions']>>;
}

function ownSessionHandlers(deps: Deps) {
  return {
    logOut: async (_, context) => {
      await logOut(deps, context);
      return {};
    },
    confirmSession: (input, { caller }) => confirmSession(deps, input, caller),
    confirmByPasskey: ({ credential }, context) =>
      confirmByPasskey(deps, context.caller, credential, context),
    listSessions: (_, { caller }) => listOwnSessions(deps, caller),
    endSession: async ({ sessionId }, { caller }) => {
      await endOwnSession(deps, caller, sessionId);
      return {};
    },
    endOtherSessions: (_, { caller }) => endAllOtherSessions(deps, caller),
    listLogins: (input, { caller }) => listOwnLogins(deps, caller, input),
  } satisfies Partial<Handlers<PlayerEndpoints['sessions']>>;
}

/** So soon after a call it is written when its session was last seen. */
const writeSeenMs = 1000;

function jobsOf({ db, clock, sessions }: Deps): RepeatingJob[] {
  const ago = (ms: number) => new Date(clock().getTime() - ms);
  return [
    {
      name: 'write seen sessions',
      everyMs: writeSeenMs,
      run: sessions.writeSeen,
      atStop: sessions.writeSeen,
    },
    { name: 'end expired sessions', everyMs: minuteMs, run: () => sessions.endExpired() },
    {
      name: 'forget sessions',
      everyMs: 10 * minuteMs,
      run: async () => {
        await forgetNonces(db, ago(minuteMs));
        await forgetSignIns(db, ago(minuteMs));
        await forgetSteps(db, ago(minuteMs));
        await forgetLoginRecords(db, ago(loginsKeptMs));
        await forgetBrowserUses(db, ago(browsersKeptMs));
        await forgetSessions(db, ago(loginsKeptMs));
      },
    },
  ];
}

const on: Subscriptions<ModuleEvents> = {
  accountClosed: ({ transaction, memberId }) => leaveDevices(transaction, memberId),
  memberErased: ({ transaction, memberId }) => eraseSessions(transaction, memberId),
};

export type Sessions = ReturnType<typeof createSessions>;

/** Log-in by every method, and the sessions that it opens. */
export function createSessions(given: SessionsDependencies) {
  const deps = createDeps(given);
  const { sessions, devices } = deps;
  return {
    handlers: { ...logInHandlers(deps), ...ownSessionHandlers(deps) },
    deps,
    on,
    jobs: jobsOf(deps),
    slotReadings: () => [deps.logins.reading()],
    resolveSession: sessions.resolve,
    findLiveSessions: sessions.findLive,
    /** After a change of a member, which the next call of each session is to know. */
    renewSessions: sessions.renew,
    /** Whether a session may do more than a remembered device alone. */
    isConfirmed: sessions.isConfirmed,
    /** Logs a member out everywhere with the commit of a transaction. */
    endSessions: async (
      transaction: DatabaseTransaction,
      memberId: bigint,
      reason: string,
    ): Promise<void> => {
      await devices.endAllIn(transaction, memberId, reason);
      await sessions.endAllIn(transaction, memberId, reason);
    },
    /** Logs a member out everywhere, such as when the account is disabled. */
    endAllSessions: async (memberId: bigint, reason: string): Promise<void> => {
      await devices.endAll(memberId, reason);
      await sessions.end({ memberId }, reason);
    },
  };
}
