import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createAuthenticator } from '#kit/testing/software-authenticator.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { createPutNotification } from '#modules/credentials/account-notifications.ts';
import { createCaptchas } from '#modules/credentials/captchas.ts';
import { createDevices } from '#modules/credentials/devices.ts';
import type { PasskeyDependencies } from '#modules/credentials/passkeys.ts';
import { leastCost } from '#modules/credentials/password-algorithm.fixture.ts';
import { createPasswordHasher } from '#modules/credentials/password-hasher.ts';
import { relyingParty } from '#modules/credentials/relying-party.ts';
import { createSmsCodes } from '#modules/credentials/sms-codes.ts';
import { createDelivery } from '#modules/notifications/delivery.ts';
import {
  messaging,
  mute,
  newBrowser,
  newContext,
  openIdentityHarness,
  password,
  type IdentityHarness,
} from '#testing/identity-harness.ts';
import { international, newMobileNumber } from '#testing/new-contacts.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { logInByUsername } from '../log-in.ts';
import type { LoginStepDependencies } from '../login-step/ask-at-new-location.ts';
import { createSessionRegistry } from '../session-registry.ts';
import type { SignInDependencies } from '../take-token.ts';
import { logInByDevice } from './log-in-by-device.ts';
import { logInByIdentity } from './log-in-by-identity.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { logInBySms, type SmsLogInDependencies } from './log-in-by-sms.ts';

type Dependencies = PasskeyDependencies &
  SmsLogInDependencies &
  SignInDependencies &
  LoginStepDependencies;
type Interrupt = () => Promise<void>;
type Moment = (deps: Dependencies, interrupt: Interrupt) => Dependencies;

/** The moments of a login at which the password is reset, or the account closed. */
const moments: Record<string, Moment> = {
  'after the password was checked': (deps, interrupt) => ({
    ...deps,
    hasher: {
      ...deps.hasher,
      verify: async (stored, text) => {
        const right = await deps.hasher.verify(stored, text);
        await interrupt();
        return right;
      },
    },
  }),
  'after the cookie was checked': (deps, interrupt) => ({
    ...deps,
    devices: {
      ...deps.devices,
      use: async (context) => {
        const use = await deps.devices.use(context);
        await interrupt();
        return use;
      },
    },
  }),
  'before the session opens': (deps, interrupt) => ({
    ...deps,
    sessions: {
      ...deps.sessions,
      open: async (...given) => {
        await interrupt();
        return deps.sessions.open(...given);
      },
    },
  }),
  'after the session opened': (deps, interrupt) => ({
    ...deps,
    sessions: {
      ...deps.sessions,
      open: async (...given) => {
        const opened = await deps.sessions.open(...given);
        await interrupt();
        return opened;
      },
    },
  }),
};

/** The error of a login whose proof became invalid while it went on. */
const refusals = {
  password: 'login.failed',
  device: 'login.device.unknown',
  sms: 'verification.code.wrong',
  passkey: 'passkey.failed',
  identity: 'identity.failed',
} as const;
type Method = keyof typeof refusals;
const methods = Object.keys(refusals) as Method[];

const opening = ['before the session opens', 'after the session opened'];
const everyOpening = methods.flatMap((method) =>
  opening.map((moment) => [method, moment] as const),
);
const interruptions: (readonly [Method, string])[] = [
  ['password', 'after the password was checked'],
  ['device', 'after the cookie was checked'],
  ...everyOpening,
];

const newPassword = 'boats-at-dusk';
const site = { origin: 'https://play.example.com', rpId: 'play.example.com' };
const identityNonce = 'n'.repeat(43);

describe.each(testDatabases())('D4: during a login on $name', (database) => {
  let harness: IdentityHarness;
  let deps: Dependencies;
  beforeAll(async () => {
    harness = await openIdentityHarness(database, { publicUrl: site.origin });
    const { db } = harness;
    const { clock } = harness;
    const limiter = createRateLimiter(db, clock);
    const devices = createDevices(db, clock);
    const given = {
      ...messaging,
      db,
      clock,
      limiter,
      budget: createDelivery({ ...mute, db, clock }).budget,
      captchas: createCaptchas(db, clock, { limiter, devices, captchaProofBits: 0 }),
      devices,
      sessions: createSessionRegistry({
        db,
        clock,
        lifetimes: { idleMs: hourMs, absoluteMs: hourMs },
        publish: async () => undefined,
        signals: harness.signals,
      }),
      putNotification: createPutNotification(clock),
      hasher: createPasswordHasher(leastCost),
      whoMayLogIn: 'everyone' as const,
      memberTypes: defaultMemberTypes,
      identityService: harness.signIns.provider,
      signInMethods: ['phone'] as const,
      party: relyingParty(site.origin),
      handleBox: { mark: (text: string) => text },
      newLocation: 'tell' as const,
      showsPreviousLogin: true,
      sendsMail: false,
      emailCodes: { request: () => Promise.reject(new Error('no code is asked for here')) },
    };
    deps = { ...given, codes: createSmsCodes(given) };
  });
  afterAll(() => harness.close());

  async function codeFor(mobileNum: string, purpose: 'login' | 'password'): Promise<string> {
    await harness.identity.handlers.requestSmsCode({ mobileNum, purpose }, newContext());
    return (await harness.codeSentTo(mobileNum)) ?? '';
  }

  async function memberWithNumber() {
    const { username, caller } = await harness.newMember();
    const { memberId } = caller;
    const mobileNum = newMobileNumber();
    const number = international(mobileNum);
    const member = harness.db.updateTable('member').set({ mobile_num: number });
    await member.where('id', '=', memberId).execute();
    const verificationCode = await codeFor(mobileNum, 'password');
    const reset = async () => {
      const input = { mobileNum, verificationCode, newPassword };
      await harness.identity.handlers.resetPasswordByPhone(input, newContext());
    };
    const close = async () => {
      const closed = harness.db.updateTable('member').set({ status: 'disabled' });
      await closed.where('id', '=', memberId).execute();
      await harness.identity.endAllSessions(memberId, 'excluded');
    };
    return { username, caller, memberId, mobileNum, number, reset, close };
  }

  type Member = Awaited<ReturnType<typeof memberWithNumber>>;
  type Browser = ReturnType<typeof newBrowser>;
  type LogIn = (interruptedDeps: Dependencies) => Promise<unknown>;

  async function readyPasskey({ caller }: Member, { context }: Browser): Promise<LogIn> {
    const { handlers } = harness.identity;
    const key = createAuthenticator();
    const { challenge } = await handlers.startPasskey({}, { ...newContext(), caller });
    const made = key.create({ challenge, ...site });
    await handlers.addPasskey({ name: 'Phone', credential: made }, { ...newContext(), caller });
    const options = await handlers.startPasskeyLogin({}, newContext());
    const credential = key.get({ challenge: options.challenge, ...site });
    return (interruptedDeps) => logInByPasskey(interruptedDeps, credential, context);
  }

  /** Prepares everything that a login needs, so that only the login itself is left to do. */
  const ready: Record<Method, (member: Member, browser: Browser) => Promise<LogIn>> = {
    password: async ({ username }, { context }) => {
      const input = { type: 'username', username, password, remember: true } as const;
      return (interruptedDeps) => logInByUsername(interruptedDeps, input, context);
    },
    device: async ({ username }, browser) => {
      await harness.logIn(username, password, browser.context, {}, true);
      const { context } = browser;
      return (interruptedDeps) => logInByDevice(interruptedDeps, context);
    },
    sms: async ({ mobileNum }, { context }) => {
      const code = await codeFor(mobileNum, 'login');
      const input = { type: 'sms', username: mobileNum, password: code, remember: true } as const;
      return (interruptedDeps) => logInBySms(interruptedDeps, input, context);
    },
    passkey: readyPasskey,
    identity: async ({ number }, { context }) => {
      const person = { provider: 'phone', subject: number, mobileNum: number, name: null } as const;
      const firebaseIdToken = harness.signIns.issue(person, identityNonce, harness.time.now);
      const empty = { type: 'firebase', username: '', password: '', remember: true } as const;
      return (interruptedDeps) =>
        logInByIdentity(interruptedDeps, { ...empty, firebaseIdToken, identityNonce }, context);
    },
  };

  const openOf = async (table: 'session' | 'device', memberId: bigint) =>
    harness.db
      .selectFrom(table)
      .select('id')
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute();

  async function logInInterrupted(method: Method, moment: string, event: 'reset' | 'close') {
    const member = await memberWithNumber();
    const browser = newBrowser();
    const logIn = await ready[method](member, browser);
    const interrupted = moments[moment];
    if (!interrupted) throw new Error(`unknown moment ${moment}`);
    const login = logIn(interrupted(deps, member[event]));
    await expect(login).rejects.toMatchObject({ code: refusals[method] });
    expect(await openOf('session', member.memberId)).toEqual([]);
    expect(await openOf('device', member.memberId)).toEqual([]);
    expect(browser.jar.value).toBeNull();
    return member;
  }

  test.each(methods)('a login by %s without an interruption opens a session', async (method) => {
    const member = await memberWithNumber();
    const logIn = await ready[method](member, newBrowser());
    await expect(logIn(deps)).resolves.toMatchObject({ userName: member.username });
  });

  test.each(interruptions)(
    'a reset interrupts a login by %s %s, which opens no session',
    async (method, moment) => {
      const { username } = await logInInterrupted(method, moment, 'reset');
      await expect(harness.logIn(username, newPassword)).resolves.toBeDefined();
    },
  );

  test.each(everyOpening)(
    'the account is closed during a login by %s %s, which opens no session',
    async (method, moment) => {
      const { username } = await logInInterrupted(method, moment, 'close');
      const again = harness.logIn(username, password);
      await expect(again).rejects.toMatchObject({ code: 'member.disabled' });
    },
  );

  test.each(opening)(
    'a disconnection interrupts a login by it %s, which opens no session',
    async (moment) => {
      const { memberId, caller } = await memberWithNumber();
      const subject = `the person of ${memberId}`;
      const tie = {
        provider: 'google',
        subject,
        member_id: memberId,
        tied_at: harness.time.now,
      } as const;
      await harness.db.insertInto('sign_in_tie').values(tie).execute();
      const person = { provider: 'google', subject, mobileNum: null, name: null } as const;
      const firebaseIdToken = harness.signIns.issue(person, identityNonce, harness.time.now);
      const cut = async () => {
        const context = { ...newContext(), caller };
        await harness.identity.handlers.disconnect({ provider: 'google' }, context);
      };
      const interrupted = moments[moment];
      if (!interrupted) throw new Error(`unknown moment ${moment}`);
      const interruptedDeps = interrupted({ ...deps, signInMethods: ['google'] }, cut);
      const empty = { type: 'firebase', username: '', password: '', remember: true } as const;
      const login = logInByIdentity(
        interruptedDeps,
        { ...empty, firebaseIdToken, identityNonce },
        newContext(),
      );
      await expect(login).rejects.toMatchObject({ code: 'identity.failed' });
      expect(await openOf('session', memberId)).toEqual([{ id: caller.sessionId }]);
    },
  );
});
