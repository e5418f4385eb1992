import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorText } from '@pavilion/labels/error-text';
import { anyDatabase } from '../../../db/testing/test-database.ts';
import type { RequestFacts } from '../../../http/handlers.ts';
import type { Refused } from '../../../http/refused.ts';
import { createRateLimiter } from '../../../kit/rate-limit.ts';
import { createDevices } from '../device/devices.ts';
import {
  emptyForm,
  newBrowser,
  newFacts,
  openIdentityWorld,
  password,
  type IdentityWorld,
} from '../testing/identity-world.ts';
import { international, newMobileNumber } from '../testing/new-contacts.ts';
import { countWrong, type LimitDependencies } from './count-use.ts';
import { requestLimits, type Limited } from './request-limits.ts';

const newName = () => `m${randomBytes(5).toString('hex')}`;
const uuid = '5b0c1b0e-6a0a-4f4e-9d6a-0c6c3ad3f0aa';

/** A call that is limited, and the account that it is about. */
type Person = { account: string | bigint; call: (facts: RequestFacts) => Promise<unknown> };
type Attack = (world: IdentityWorld) => Promise<Person>;

type Call = (world: IdentityWorld, facts: RequestFacts) => Promise<unknown>;

const anyone =
  (call: Call): Attack =>
  async (world) => ({ account: '', call: (facts) => call(world, facts) });

/** Two calls that count as one. */
function inTurn(...calls: Call[]): Attack {
  let made = 0;
  return anyone((world, facts) => (calls[made++ % calls.length] as Call)(world, facts));
}

type Handlers = IdentityWorld['identity']['handlers'];
type Context = Parameters<Handlers['bindEmail']>[1];

const member =
  (call: (handlers: Handlers, context: Context) => Promise<unknown>): Attack =>
  async (world) => {
    const { caller } = await world.newMember();
    const { handlers } = world.identity;
    return { account: caller.memberId, call: (facts) => call(handlers, { ...facts, caller }) };
  };

const answers = ['firstSchool', 'firstPet', 'firstJob'].map((questionId) => ({
  questionId,
  answer: `An answer to ${questionId}`,
}));

/** Failed log-ins have a test of their own below, links by mail where passwords are forgotten. */
const attacks: Record<Exclude<Limited, 'failed login' | 'password link'>, Attack> = {
  'login by device': anyone(({ identity }, facts) => identity.handlers.logInByDevice({}, facts)),
  passkey: anyone(({ identity }, facts) => identity.handlers.startPasskeyLogin({}, facts)),
  'identity service': anyone(({ identity }, facts) => {
    const typed = { type: 'firebase', remember: false, username: '', password: '' } as const;
    return identity.handlers.logIn({ ...typed, firebaseIdToken: 'made-up' }, facts);
  }),
  'login verification': anyone(({ identity }, facts) => {
    const made = { verificationTicket: 't'.repeat(43), verificationCode: '123456' };
    return identity.handlers.verifyLogin(made, facts);
  }),
  captcha: anyone((world, facts) => world.solveCaptcha(facts)),
  'wrong captcha': anyone(async (world, facts) => {
    const name = newName();
    await world.logIn(name, 'wrong', facts).catch(() => undefined);
    return world.logIn(name, 'wrong', facts, { captchaId: uuid, captcha: '12345' });
  }),
  'wrong sms code': async (world) => {
    const mobileNum = newMobileNumber();
    const account = international(mobileNum);
    const { caller } = await world.newMember();
    const change = world.db.updateTable('member').set({ mobile_num: account });
    await change.where('id', '=', caller.memberId).execute();
    const { handlers } = world.identity;
    await handlers.requestSmsCode({ mobileNum, purpose: 'login' }, newFacts());
    const code = await world.codeSentTo(mobileNum);
    const wrong = code === '111111' ? '222222' : '111111';
    const typed = { type: 'sms', remember: false, username: mobileNum, password: wrong } as const;
    return { account, call: (facts) => handlers.logIn(typed, facts) };
  },
  registration: anyone(({ identity }, facts) => {
    const person = { username: newName(), birthday: '1990-05-01' };
    const form = { ...emptyForm, ...person, password, confirmPassword: password };
    return identity.handlers.register(form, facts);
  }),
  'free play': inTurn(
    ({ identity }, facts) => identity.handlers.startTrial({}, facts),
    ({ identity }, facts) => identity.handlers.createTrialAccount({}, facts),
  ),
  'name check': anyone(({ identity }, facts) =>
    identity.handlers.checkUsername({ username: newName() }, facts),
  ),
  'invitation check': anyone(({ identity }, facts) =>
    identity.handlers.checkAffiliate({ affiliateCode: 'NOBODY' }, facts),
  ),
  'password mail': anyone(({ identity }, facts) =>
    identity.handlers.requestPasswordMail({ username: 'nobody', email: 'n@example.com' }, facts),
  ),
  'password reset': anyone(({ identity }, facts) => {
    const typed = { mobileNum: newMobileNumber(), verificationCode: '123456' };
    const input = { ...typed, newPassword: 'boats-at-dusk' };
    return identity.handlers.resetPasswordByPhone(input, facts);
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
  'security answer': async (world) => {
    const { caller } = await world.newMember();
    const { handlers } = world.identity;
    await handlers.setSecurityQuestions({ answers }, { ...newFacts(), caller });
    const current = { questionId: 'firstPet', answer: 'no' };
    const call = (facts: RequestFacts) =>
      handlers.changeSecurityQuestions({ current, answers }, { ...facts, caller });
    return { account: caller.memberId, call };
  },
  'mail code': member((handlers, context) =>
    handlers.requestEmailCode({ email: `${newName()}@example.com` }, context),
  ),
  'mail code to an address': async (world) => {
    const email = `${newName()}@example.com`;
    const call = async (facts: RequestFacts) => {
      const { caller } = await world.newMember();
      return world.identity.handlers.requestEmailCode({ email }, { ...facts, caller });
    };
    return { account: email, call };
  },
  'wrong mail code': member((handlers, context) =>
    handlers.bindEmail({ email: 'luz@example.com', verificationCode: '123456' }, context),
  ),
};

/** Guesses at what only the owner knows are told so; what is merely too often is told that. */
const guesses: ReadonlySet<Limited> = new Set([
  'wrong sms code',
  'wrong password again',
  'security answer',
  'wrong mail code',
]);

const texts = {
  'request.limited': [
    'Too many tries. Wait a little, then try again.',
    'Sobrang dami ng subok. Maghintay sandali, saka subukan muli.',
  ],
  'login.locked': [
    'Too many failed tries. Wait a few minutes, then try again.',
    'Sobrang dami ng maling subok. Maghintay ng ilang minuto, saka subukan muli.',
  ],
};

type Scope = 'account' | 'device' | 'address';

const rows = Object.entries(attacks).flatMap(([name, attack]) => {
  const what = name as keyof typeof attacks;
  const limits: Partial<Record<Scope, { uses: number }>> = requestLimits[what];
  return Object.entries(limits).map(([scope, { uses }]) => ({
    what,
    scope: scope as Scope,
    uses,
    attack,
  }));
});

const database = anyDatabase();
let world: IdentityWorld;
let deps: LimitDependencies;

beforeAll(async () => {
  // Passkeys are bound to a name that is reached over TLS.
  world = await openIdentityWorld(database, { publicUrl: 'https://site.test' });
  const clock = () => world.now;
  deps = { limiter: createRateLimiter(world.db, clock), devices: createDevices(world.db, clock) };
});
afterAll(() => world.close());

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error as Refused).code,
  );

/** Requests that have in common only what the limit is counted for. */
function requestsOf(scope: Scope): () => RequestFacts {
  const { address } = newFacts();
  if (scope === 'account') return () => newFacts();
  if (scope === 'device') return () => newFacts(address);
  return () => ({ ...newFacts(address), userAgent: newName() });
}

test.each(rows)(
  'D18: $what: $uses for one $scope, no more',
  async ({ what, scope, uses, attack }) => {
    const { account, call } = await attack(world);
    const facts = requestsOf(scope);
    const limits = await countedUses(what, scope, uses - 1, account, facts);
    const refused = guesses.has(what) ? 'login.locked' : 'request.limited';
    expect(await codeOf(call(facts()))).not.toBe(refused);
    expect(await codeOf(call(facts()))).toBe(refused);
    expect(limits).toBe(uses - 1);
    const [inEnglish, inFilipino] = texts[refused];
    expect(errorText(refused, 'EN')).toBe(inEnglish);
    expect(errorText(refused, 'TY')).toBe(inFilipino);
  },
);

/** Uses that were counted before, as by calls that were answered. */
async function countedUses(
  what: Limited,
  scope: Scope,
  times: number,
  account: string | bigint,
  facts: () => RequestFacts,
): Promise<number> {
  let counted = 0;
  for (; counted < times; counted += 1) {
    await countWrong(deps, what, scope === 'account' ? { account } : { facts: facts() });
  }
  return counted;
}

test('D18: every limit but those with a test of their own is in the table above', () => {
  const own = ['failed login', 'password link'];
  const tried = [...Object.keys(attacks), ...own];
  expect(tried.toSorted()).toEqual(Object.keys(requestLimits).toSorted());
});

test('D18: a remembered device is one device wherever it is', async () => {
  const { username } = await world.newMember();
  const browser = newBrowser();
  await world.logIn(username, password, browser.facts, {}, true);
  const moved = () => ({ ...browser.facts, address: newFacts().address });
  const ask = () => codeOf(world.solveCaptcha(moved()));
  for (let times = 0; times < requestLimits.captcha.device.uses; times += 1) {
    expect(await ask()).toBe('answered');
  }
  expect(await ask()).toBe('request.limited');
});

describe('D18: failed log-ins', () => {
  const failed = requestLimits['failed login'];

  async function fail(times: number, username: () => string, facts: () => RequestFacts) {
    for (let tries = 0; tries < times; tries += 1) {
      expect(await codeOf(world.logIn(username(), 'wrong', facts()))).toBe('login.failed');
    }
  }

  test('from one device close it for every account, and leave others at its address', async () => {
    const { username } = await world.newMember();
    const { address } = newFacts();
    await fail(failed.device.uses, newName, () => newFacts(address));
    const here = world.logIn(username, password, newFacts(address));
    expect(await codeOf(here)).toBe('login.locked');
    const beside = { ...newFacts(address), userAgent: 'another' };
    expect(await codeOf(world.logIn(username, password, beside))).toBe('answered');
  });

  test('from one address close it, whatever its devices are', async () => {
    const { username } = await world.newMember();
    const { address } = newFacts();
    const facts = () => ({ ...newFacts(address), userAgent: newName() });
    await fail(failed.address.uses, newName, facts);
    expect(await codeOf(world.logIn(username, password, facts()))).toBe('login.locked');
    expect(await codeOf(world.logIn(username, password))).toBe('answered');
  });

  test('at one account from everywhere close it to strangers, not to its own device', async () => {
    const { username } = await world.newMember();
    const browser = newBrowser();
    await world.logIn(username, password, browser.facts, {}, true);
    await fail(failed.account.uses, () => username, newFacts);
    expect(await codeOf(world.logIn(username, password))).toBe('login.locked');
    expect(await codeOf(world.logIn(username, password, browser.facts, {}, true))).toBe('answered');
    const moved = () => ({ ...browser.facts, address: newFacts().address });
    await fail(failed.ownDevice.uses, () => username, moved);
    expect(await codeOf(world.logIn(username, password, moved()))).toBe('login.locked');
  });
});
