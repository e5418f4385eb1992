import { randomBytes, randomUUID } from 'node:crypto';
import { createPeople, type PeopleDependencies } from '#app/people/people.ts';
import { peopleAsOne } from '#app/testing/people-as-one.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { createEncryption } from '#http/encryption/encryption.ts';
import type { Caller, RequestContext } from '#http/handlers.ts';
import { createEvents } from '#kit/events.ts';
import { createLogger } from '#kit/logger.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { solveWords } from '#modules/credentials/captcha-solver.fixture.ts';
import { leastCost } from '#modules/credentials/password-algorithm.fixture.ts';
import type { ModuleEvents } from '#modules/events.ts';
import { createDelivery, type DeliveryDependencies } from '#modules/notifications/delivery.ts';
import type { RegistrationPolicy } from '#modules/registration/registration-policy.ts';
import { createFakeIdentity } from '#ports/fakes/identity-provider.fake.ts';
import type { SmsMessage } from '#ports/sms-sender.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import {
  fieldRuleOf,
  registrationFieldNames,
  type FieldRule,
  type RegistrationField,
  type RegistrationValues,
} from '@pavilion/domain/registration/registration-fields';
import { international, newMobileNumber } from './new-contacts.ts';
import { keysSecret, openTestBase, timeZone, type TestBase } from './test-base.ts';
import { recordMessages, siteOfFolder } from './test-site.ts';

export const password = 'lantern-on-water';

const optional = { enabled: true, required: false };
const fields = Object.fromEntries(
  registrationFieldNames.map((name) => [name, fieldRuleOf(name, optional)]),
) as Record<RegistrationField, FieldRule>;

/** Both methods of registration are open, every field is shown; only the birthday is required. */
export const registrationPolicy: RegistrationPolicy = {
  methods: { username: true, mobileNum: true },
  fields: { ...fields, birthday: { ...fields.birthday, required: true } },
  mobilePassword: true,
  captcha: false,
  minimumAge: 21,
  siteName: 'Pavilion',
  password: { minimumLength: 8, maximumLength: 64 },
  mobileNumber: { minimumLength: 10, maximumLength: 11 },
};

/** A form with nothing filled in but the agreement. */
export const emptyForm = {
  ...(Object.fromEntries(registrationFieldNames.map((name) => [name, ''])) as RegistrationValues),
  registerMethod: 'H5' as const,
  agreement: true,
};

const smsCodes = {
  validMinutes: 10,
  pauseSeconds: 60,
  tries: 5,
  perNumberPerDay: 10,
  perDevicePerDay: 30,
  perNetworkPerDay: 200,
  perNetworkPerHour: 30,
  // The numbers of a test share a prefix.
  perPrefixPerHour: 10_000,
  perSitePerHour: 10_000,
  withoutCaptcha: 4,
};
/** The settings of notifications, all switched on. */
export const messaging = {
  logger: createLogger('silent'),
  smsCodes,
  sendsCodes: () => true,
  numbers: { own: '63', open: ['63'] },
  brandName: 'Pavilion',
  publicUrl: 'http://site.test',
  timeZone,
};

/** Notifications without any company. */
export const mute = { ...messaging, smsBudget: smsCodes, sms: null, mail: null };

let addressesGiven = 0;

/** Counts up; of a hundred random ones in 65,536 two would often be equal. */
function newAddress(): string {
  addressesGiven += 1;
  return `10.${Math.floor(addressesGiven / 256)}.${addressesGiven % 256}.7`;
}

/** The context of a request from a new address. */
export function newContext(address = newAddress()): RequestContext {
  return { requestId: randomUUID(), language: 'EN', address, userAgent: 'test' };
}

/** A browser that keeps its cookie between calls, as a person's phone does. */
export function newBrowser(address = newContext().address, userAgent = 'test') {
  const jar: { value: string | null } = { value: null };
  const cookieOfRequest = () => ({
    value: jar.value,
    write: (value: string) => void (jar.value = value),
    erase: () => void (jar.value = null),
  });
  return {
    jar,
    /** The context of a new request, with the browser's current cookie. */
    get context() {
      return { ...newContext(address), userAgent, deviceCookie: cookieOfRequest() };
    },
  };
}

/** The settings that a test may change: identity and notifications. */
export type Changes = Partial<
  PeopleDependencies & Omit<DeliveryDependencies, 'smsBudget'> & { smsCodes: typeof smsCodes }
>;

/** The modules of people, with senders that record messages. */
function createIdentityOf(base: TestBase, changes: Changes) {
  const { texts, mails, sms, mail } = recordMessages();
  const events = createEvents<ModuleEvents>();
  const { db, clock } = base;
  const signIns = createFakeIdentity();
  const given = { ...messaging, sms, mail, ...changes };
  const delivery = createDelivery({ ...base, ...given, smsBudget: given.smsCodes });
  const people = createPeople({
    ...base,
    ...messaging,
    delivery,
    identityService: signIns.provider,
    signInMethods: ['google', 'facebook', 'phone'],
    policy: registrationPolicy,
    lifetimes: { idleMs: 30 * minuteMs, absoluteMs: 48 * 60 * minuteMs },
    publish: events.publish,
    encryption: createEncryption(db, clock, { required: false, secret: keysSecret }),
    keysSecret,
    countBankCards: async () => 0,
    payeeAccountsOf: async () => [],
    passwordAlgorithm: leastCost,
    trial: { open: true, hours: 24 },
    treeDepth: 10,
    rebate: siteOfFolder().agents.rebate,
    opensAgents: true,
    friendInvitations: { find: async () => null, tie: async () => false },
    vipLabel: (level) => `Level ${level}`,
    whoMayLogIn: 'everyone',
    newLocation: 'tell',
    showsPreviousLogin: true,
    captchaProofBits: 4,
    memberTypes: defaultMemberTypes,
    ...changes,
  });
  const textsLeft = () => delivery.budget.left();
  return { identity: peopleAsOne(people), texts, mails, events, signIns, textsLeft };
}

/**
 * The last code sent to a number, in either form. Codes and notifications are sent concurrently, so
 * the last text may be either.
 */
function lastCodeTo(mobileNum: string, texts: readonly SmsMessage[]): string | undefined {
  const own = texts.filter(({ to }) => to.slice(-9) === mobileNum.slice(-9));
  return own.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []).at(-1);
}

/** Creates the modules of people over a database of its own, with a clock that tests can set. */
export async function openIdentityHarness(database: TestDatabase, changes: Changes = {}) {
  const base = await openTestBase(database);
  const harness = { ...base, ...createIdentityOf(base, changes) };
  const { db, identity } = harness;

  async function callerOf(token: string): Promise<Caller> {
    const caller = await identity.resolveSession(token);
    if (!caller) throw new Error('the session should be there');
    return caller;
  }

  async function newMember() {
    const username = `m${randomBytes(5).toString('hex')}`;
    const { token } = await identity.handlers.register(
      { ...emptyForm, username, password, confirmPassword: password, birthday: '1990-05-01' },
      newContext(),
    );
    return { username, token, caller: await callerOf(token) };
  }

  /** Creates a member with a proved mail address and mobile number. */
  async function newReachableMember() {
    const { username, caller } = await newMember();
    const mobileNum = newMobileNumber();
    const email = `${username}@example.com`;
    await db
      .updateTable('member')
      .set({ mobile_num: international(mobileNum), email })
      .where('id', '=', caller.memberId)
      .execute();
    return { username, email, mobileNum };
  }

  /** Requests and solves a captcha in words. */
  async function solveCaptcha(
    context = newContext(),
    purpose: 'login' | 'sms' | 'register' = 'login',
  ) {
    return solveWords(await identity.handlers.getCaptcha({ purpose, form: 'words' }, context));
  }

  return {
    ...harness,
    solveCaptcha,
    codeSentTo: (mobileNum: string) =>
      identity.jobs.runNow().then(() => lastCodeTo(mobileNum, harness.texts)),
    callerOf,
    newMember,
    newReachableMember,
    logIn: (
      username: string,
      typed: string,
      context = newContext(),
      captcha: { captchaId?: string; captcha?: string; captchaProof?: string } = {},
      remember = false,
    ) =>
      identity.handlers.logIn(
        { type: 'username', username, password: typed, remember, ...captcha },
        context,
      ),
    passMinutes: (minutes: number) => base.pass(minutes * minuteMs),
  };
}

export type IdentityHarness = Awaited<ReturnType<typeof openIdentityHarness>>;
