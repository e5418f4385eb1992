import type { Database } from '#db/database.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import type { Subscriptions } from '#kit/events.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { dayMs, hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { Delivery } from '#modules/notifications/delivery.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { FieldRule } from '@pavilion/domain/registration/registration-fields';
import { createPutNotification } from './account-notifications.ts';
import { forgetCaptchas } from './captcha/captcha.store.ts';
import { captchasByCookie, createCaptchas } from './captchas.ts';
import { forgetCodes } from './code/code.store.ts';
import { forgetDevices } from './device/device.store.ts';
import { createDevices } from './devices.ts';
import { createEmailCodes } from './email-codes.ts';
import { eraseCredentials, eraseDevices } from './erasure.store.ts';
import { passkeyHandlers } from './passkey/passkey.routes.ts';
import { forgetChallenges } from './passkey/passkey.store.ts';
import type { PasswordAlgorithm } from './password-algorithm.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { relyingParty } from './relying-party.ts';
import { createSmsCodes, type CodePurpose, type SmsCodeDependencies } from './sms-codes.ts';

export type CredentialsDependencies = Pick<
  SmsCodeDependencies,
  'smsCodes' | 'sendsCodes' | 'numbers'
> & {
  db: Database;
  clock: Clock;
  delivery: Delivery;
  /** The rule for the form of a mail address. */
  emailRule: FieldRule;
  /** Bits of the proof of work beside a captcha in words; 0 for none. */
  captchaProofBits: number;
  brandName: string;
  publicUrl: string;
  /** The user handles of passkeys are made with it. */
  keysSecret: string;
  /** argon2id, unless a test counts or delays the hashing. */
  passwordAlgorithm?: PasswordAlgorithm | undefined;
};

export type Credentials = ReturnType<typeof createCredentials>;

/** Longer than the longest window of any limit. */
const limitsKeptMs = 2 * dayMs;
const codesKeptMs = 7 * dayMs;
/** As long as the sessions on devices are listed. */
const devicesKeptMs = 90 * dayMs;

type Deps = ReturnType<typeof createDeps>;

function createDeps(given: CredentialsDependencies) {
  const { db, clock, delivery } = given;
  const limiter = createRateLimiter(db, clock);
  const devices = createDevices(db, clock);
  const hasher = createPasswordHasher(given.passwordAlgorithm);
  const captchas = captchasByCookie(createCaptchas(db, clock, { ...given, limiter, devices }));
  const putNotification = createPutNotification(clock);
  /** Whether the site sends codes for a purpose; never without a company for text messages. */
  const sendsCodes = (purpose: CodePurpose) =>
    delivery.sendText !== null && given.sendsCodes(purpose);
  const sendsMail = delivery.sendMail !== null;
  const { budget } = delivery;
  const deps = { ...given, limiter, devices, hasher, captchas, putNotification };
  return {
    ...deps,
    sendsCodes,
    sendsMail,
    codes: createSmsCodes({ ...deps, sendsCodes, budget }),
    emailCodes: createEmailCodes({ ...deps, sendsMail }),
    party: relyingParty(given.publicUrl),
    handleBox: createSecretBox(given.keysSecret, 'passkey handles'),
  };
}

function jobsOf({ db, clock, limiter }: Deps): RepeatingJob[] {
  const ago = (ms: number) => new Date(clock().getTime() - ms);
  return [
    {
      name: 'forget credentials',
      everyMs: 10 * minuteMs,
      run: async () => {
        await limiter.forget(limitsKeptMs);
        await forgetCaptchas(db, ago(minuteMs));
        await forgetChallenges(db, ago(minuteMs));
        await forgetDevices(db, ago(devicesKeptMs));
      },
    },
    {
      name: 'forget codes',
      everyMs: hourMs,
      run: async () => {
        await forgetCodes(db, 'verification_code', ago(codesKeptMs));
        await forgetCodes(db, 'email_code', ago(codesKeptMs));
      },
    },
  ];
}

/** What proves who somebody is: passwords, codes, captchas, passkeys, remembered devices. */
export function createCredentials(given: CredentialsDependencies) {
  const deps = createDeps(given);
  const { captchas, codes } = deps;
  const handlers: Handlers<PlayerEndpoints['credentials']> = {
    ...passkeyHandlers(deps),
    getCaptcha: (input, context) => captchas.issue(input, context),
    requestSmsCode: (input, context) => codes.request(input.purpose, input, context),
    requestRegisterSmsCode: (input, context) => codes.request('register', input, context),
  };
  const on: Subscriptions<ModuleEvents> = {
    accountClosed: ({ transaction, memberId }) => eraseDevices(transaction, memberId),
    memberErased: ({ transaction, memberId }) => eraseCredentials(transaction, memberId),
  };
  return {
    handlers,
    deps,
    on,
    jobs: jobsOf(deps),
    slotReadings: () => [deps.hasher.reading()],
  };
}
