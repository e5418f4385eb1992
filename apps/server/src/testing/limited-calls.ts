import { randomBytes } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countedFor, countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import { requestLimits, type Limited } from '#http/limits/request-limits.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createAuthenticator } from '#kit/testing/software-authenticator.ts';
import { createDevices } from '#modules/credentials/devices.ts';
import {
  emptyForm,
  newContext,
  openIdentityHarness,
  password,
  type Changes,
  type IdentityHarness,
} from './identity-harness.ts';
import { international, newMobileNumber } from './new-contacts.ts';

export const newName = () => `m${randomBytes(5).toString('hex')}`;
const ticket = 't'.repeat(43);
const uuid = '5b0c1b0e-6a0a-4f4e-9d6a-0c6c3ad3f0aa';

/** A limited call, and the account that it is about. */
type Person = { account: string | bigint; call: (context: RequestContext) => Promise<unknown> };
type Attack = (harness: IdentityHarness) => Promise<Person>;

type Call = (harness: IdentityHarness, context: RequestContext) => Promise<unknown>;

const anyone =
  (call: Call): Attack =>
  async (harness) => ({ account: '', call: (context) => call(harness, context) });

/** Two calls that count as one. */
function alternately(...calls: Call[]): Attack {
  let made = 0;
  return anyone((harness, context) => (calls[made++ % calls.length] as Call)(harness, context));
}

type Handlers = IdentityHarness['identity']['handlers'];
type Context = Parameters<Handlers['bindEmail']>[1];

const member =
  (call: (handlers: Handlers, context: Context) => Promise<unknown>): Attack =>
  async (harness) => {
    const { caller } = await harness.newMember();
    const { handlers } = harness.identity;
    return { account: caller.memberId, call: (context) => call(handlers, { ...context, caller }) };
  };

const answers = ['firstSchool', 'firstPet', 'firstJob'].map((questionId) => ({
  questionId,
  answer: `An answer to ${questionId}`,
}));

/** The limits that have tests of their own, beside what they are about. */
type LimitedElsewhere =
  | 'failed login'
  | 'password link'
  | 'team export'
  | 'agent application'
  | 'link'
  | 'account opening'
  | 'downline transfer'
  | 'contract'
  | 'reward claim'
  | 'reward claims of an hour'
  | 'point spend';

/** A call for each other limit. */
export const attacks: Record<Exclude<Limited, LimitedElsewhere>, Attack> = {
  'login by device': anyone(({ identity }, context) =>
    identity.handlers.logInByDevice({}, context),
  ),
  passkey: anyone(({ identity }, context) => identity.handlers.startPasskeyLogin({}, context)),
  'identity service': anyone(({ identity }, context) => {
    const typed = { type: 'firebase', remember: false, username: '', password: '' } as const;
    return identity.handlers.logIn({ ...typed, firebaseIdToken: 'made-up' }, context);
  }),
  'login verification': anyone(({ identity }, context) => {
    const made = { verificationTicket: ticket, verificationCode: '123456' };
    return identity.handlers.verifyLogin(made, context);
  }),
  captcha: anyone((harness, context) => harness.solveCaptcha(context)),
  'wrong captcha': anyone(async (harness, context) => {
    const name = newName();
    await harness.logIn(name, 'wrong', context).catch(() => undefined);
    return harness.logIn(name, 'wrong', context, { captchaId: uuid, captcha: '12345' });
  }),
  'wrong sms code': async (harness) => {
    const mobileNum = newMobileNumber();
    const account = international(mobileNum);
    const { caller } = await harness.newMember();
    const change = harness.db.updateTable('member').set({ mobile_num: account });
    await change.where('id', '=', caller.memberId).execute();
    const { handlers } = harness.identity;
    await handlers.requestSmsCode({ mobileNum, purpose: 'login' }, newContext());
    const code = await harness.codeSentTo(mobileNum);
    const wrong = code === '111111' ? '222222' : '111111';
    const typed = { type: 'sms', remember: false, username: mobileNum, password: wrong } as const;
    return { account, call: (context) => handlers.logIn(typed, context) };
  },
  registration: anyone(({ identity }, context) => {
    const person = { username: newName(), birthday: '1990-05-01' };
    const form = { ...emptyForm, ...person, password, confirmPassword: password };
    return identity.handlers.register(form, context);
  }),
  'free play': alternately(
    ({ identity }, context) => identity.handlers.startTrial({}, context),
    ({ identity }, context) => identity.handlers.createTrialAccount({}, context),
  ),
  'name check': anyone(({ identity }, context) =>
    identity.handlers.checkUsername({ username: newName() }, context),
  ),
  'invitation check': anyone(({ identity }, context) =>
    identity.handlers.checkAffiliate({ affiliateCode: 'NOBODY' }, context),
  ),
  'password mail': anyone(({ identity }, context) =>
    identity.handlers.requestPasswordMail({ username: 'nobody', email: 'n@example.com' }, context),
  ),
  'password reset': anyone(({ identity }, context) => {
    const typed = { mobileNum: newMobileNumber(), verificationCode: '123456' };
    const input = { ...typed, newPassword: 'boats-at-dusk' };
    return identity.handlers.resetPasswordByPhone(input, context);
  }),
  'wrong password again': member((handlers, context) =>
    handlers.confirmSession({ kind: 'password', value: 'not-the-password' }, context),
  ),
  'password change': member((handlers, context) => {
    const fresh = { newPassword: 'boats-at-dusk', confirmNewPassword: 'boats-at-dusk' };
    return handlers.changePassword({ oldPassword: 'not-the-password', ...fresh }, context);
  }),
  'profile change': member((handlers, context) =>
    handlers.updateMemberInfo({ nickname: 'Tala' }, context),
  ),
  'security answer': async (harness) => {
    const { caller } = await harness.newMember();
    const { handlers } = harness.identity;
    await handlers.setSecurityQuestions({ answers }, { ...newContext(), caller });
    const current = { questionId: 'firstPet', answer: 'no' };
    const call = (context: RequestContext) =>
      handlers.changeSecurityQuestions({ current, answers }, { ...context, caller });
    return { account: caller.memberId, call };
  },
  'mail code': member((handlers, context) =>
    handlers.requestEmailCode({ email: `${newName()}@example.com` }, context),
  ),
  'mail code to an address': async (harness) => {
    const email = `${newName()}@example.com`;
    const call = async (context: RequestContext) => {
      const { caller } = await harness.newMember();
      return harness.identity.handlers.requestEmailCode({ email }, { ...context, caller });
    };
    return { account: email, call };
  },
  'wrong mail code': member((handlers, context) =>
    handlers.bindEmail({ email: 'luz@example.com', verificationCode: '123456' }, context),
  ),
};

const key = createAuthenticator();
const site = { origin: 'https://site.test', rpId: 'site.test' };
const madeUp = () => key.get({ challenge: 'x'.repeat(43), ...site });

/** Other calls that count for one of the limits above. */
const otherCalls: readonly (readonly [call: string, what: keyof typeof attacks, Attack])[] = [
  [
    'a made-up cookie',
    'login by device',
    anyone(({ identity }, context) => {
      const deviceCookie = { value: 'made.up', write: () => {}, erase: () => {} };
      return identity.handlers.logInByDevice({}, { ...context, deviceCookie });
    }),
  ],
  [
    'log-in',
    'passkey',
    anyone(({ identity }, context) =>
      identity.handlers.logInByPasskey({ credential: madeUp() }, context),
    ),
  ],
  [
    'confirmation',
    'passkey',
    member((handlers, context) => handlers.confirmByPasskey({ credential: madeUp() }, context)),
  ],
  ['enrolment', 'passkey', member((handlers, context) => handlers.startPasskey({}, context))],
  [
    'link of a mail',
    'password reset',
    anyone(({ identity }, context) => {
      const input = { secret: 's'.repeat(43), newPassword: 'boats-at-dusk' };
      return identity.handlers.resetPasswordByLink(input, context);
    }),
  ],
  [
    'ticket at the registration',
    'identity service',
    anyone(({ identity }, context) => {
      const person = { username: newName(), birthday: '1990-05-01' };
      const form = { ...emptyForm, ...person, password, confirmPassword: password };
      return identity.handlers.register({ ...form, identityTicket: ticket }, context);
    }),
  ],
  [
    'ticket at a log-in',
    'identity service',
    async (harness) => {
      const { username, caller } = await harness.newMember();
      const typed = { type: 'username', username, password, remember: false } as const;
      const call = (context: RequestContext) =>
        harness.identity.handlers.logIn({ ...typed, identityTicket: ticket }, context);
      return { account: caller.memberId, call };
    },
  ],
  [
    'mail address',
    'name check',
    anyone(({ identity }, context) =>
      identity.handlers.checkEmail({ email: `${newName()}@example.com` }, context),
    ),
  ],
];

/** Limits on guesses at a secret, which are refused with a code of their own. */
export const guesses: ReadonlySet<Limited> = new Set([
  'wrong sms code',
  'wrong password again',
  'security answer',
  'wrong mail code',
]);

export type Scope = 'account' | 'device' | 'address';

const limitedCalls = [
  ...Object.entries(attacks).map(
    ([what, attack]) => [what, what as keyof typeof attacks, attack] as const,
  ),
  ...otherCalls.map(([call, what, attack]) => [`${what}, ${call}`, what, attack] as const),
];

/** Each limit of each call, with what it counts for. */
export const limitRows = limitedCalls.flatMap(([name, what, attack]) => {
  const limits: Partial<Record<Scope, { uses: number }>> = requestLimits[what];
  return Object.entries(limits).map(([scope, { uses }]) => ({
    name,
    what,
    scope: scope as Scope,
    uses,
    attack,
  }));
});

export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error as ApiError).code,
  );

/** Makes contexts that have in common only what the limit is counted for. */
export function requestsOf(scope: Scope): () => RequestContext {
  const { address } = newContext();
  if (scope === 'account') return () => newContext();
  if (scope === 'device') return () => newContext(address);
  return () => ({ ...newContext(address), userAgent: newName() });
}

type Counted = {
  what: Limited;
  scope: Scope;
  account: string | bigint;
  context: () => RequestContext;
};

/** Counts one use, and stores that there were as many at that moment. */
export async function countUsesAtOnce(
  { db, limits }: LimitedHarness,
  { what, scope, account, context }: Counted,
  uses: number,
): Promise<void> {
  if (uses === 0) return;
  const use = scope === 'account' ? { account } : { context: context() };
  await countUse(limits, what, use);
  const subjects = (await countedFor(limits, what, use)).map(([subject]) => subject);
  const change = db.updateTable('rate_limit').set({ uses });
  await change.where('subject', 'in', subjects).execute();
}

/** Stores uses of the last moment for a subject. */
export async function countBefore(
  { db, time }: IdentityHarness,
  subject: string,
  uses: number,
): Promise<void> {
  const window_start = new Date(time.now.getTime() - 1);
  await db.insertInto('rate_limit').values({ subject, window_start, uses }).execute();
}

/** The identity harness, with `limits` that count uses without its calls. */
export async function openLimitedHarness(database: TestDatabase, changes: Changes = {}) {
  // Passkeys need a host name that is reached over TLS.
  const harness = await openIdentityHarness(database, {
    publicUrl: 'https://site.test',
    ...changes,
  });
  const { clock } = harness;
  const limits: LimitDependencies = {
    limiter: createRateLimiter(harness.db, clock),
    devices: createDevices(harness.db, clock),
  };
  return Object.assign(harness, { limits });
}

export type LimitedHarness = Awaited<ReturnType<typeof openLimitedHarness>>;
