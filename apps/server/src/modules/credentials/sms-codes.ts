import { randomInt, randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { accountSubject, deviceSubject, type LimitDependencies } from '#http/limits/count-use.ts';
import { spendTry } from '#http/limits/spend-try.ts';
import type { Clock } from '#kit/clock.ts';
import { countedAround } from '#kit/network/address-network.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import type { Delivery } from '#modules/notifications/delivery.ts';
import type { NumberRule } from '#modules/notifications/textable-number.ts';
import type { PutNotification } from './account-notifications.ts';
import type { Captchas, GivenCaptcha } from './captchas.ts';
import { countTry, useCode, writeAskedAt, writeCode } from './code/verification-code.store.ts';
import type { CodeOwner, CodePurpose } from './code/verification-code.store.ts';
import { mobileNumberOf, type TypedNumber } from './mobile-number.ts';
import type { PasswordHasher } from './password-hasher.ts';

export type { CodePurpose } from './code/verification-code.store.ts';

export type SmsCodePolicy = {
  validMinutes: number;
  pauseSeconds: number;
  tries: number;
  perDevicePerDay: number;
  perNetworkPerDay: number;
  /** Codes to one network within an hour before a captcha is needed. */
  withoutCaptcha: number;
};

export type SmsCodeDependencies = LimitDependencies & {
  db: Database;
  clock: Clock;
  hasher: PasswordHasher;
  captchas: Captchas;
  putNotification: PutNotification;
  numbers: NumberRule;
  budget: Pick<Delivery['budget'], 'spend' | 'isHalfSpent'>;
  smsCodes: SmsCodePolicy;
  /** Whether the site sends codes for this purpose. */
  sendsCodes: (purpose: CodePurpose) => boolean;
};

/** A code that was verified; it is used up in the transaction of the action that it allows. */
export type CheckedCode = CodeOwner & { hash: string };

const codeDigits = 6;

export function newCode(): string {
  return randomInt(10 ** codeDigits)
    .toString()
    .padStart(codeDigits, '0');
}

async function refuseTooMany(deps: SmsCodeDependencies, context: RequestContext): Promise<void> {
  const { limiter, smsCodes } = deps;
  const perDay = (uses: number) => ({ uses, windowMs: dayMs });
  const limits = [
    ...countedAround('sms asked by network', context.address, perDay(smsCodes.perNetworkPerDay)),
    [`sms device ${await deviceSubject(deps, context)}`, perDay(smsCodes.perDevicePerDay)],
  ] as const;
  for (const [subject, limit] of limits) {
    if (!(await limiter.allow(subject, limit))) throw new ApiError('request.limited');
  }
}

/**
 * Only the network is counted, since a browser can send any name for itself. Once half of the
 * site's budget of the hour is spent everybody needs a captcha, because then a script uses many
 * networks.
 */
async function askCaptcha(deps: SmsCodeDependencies, given: GivenCaptcha, context: RequestContext) {
  const limit = { uses: deps.smsCodes.withoutCaptcha, windowMs: hourMs };
  let isFree = !(await deps.budget.isHalfSpent());
  for (const [subject, uses] of countedAround('sms captcha of network', context.address, limit)) {
    isFree = (await deps.limiter.allow(subject, uses)) && isFree;
  }
  if (!isFree) await deps.captchas.check('sms', given, context);
}

/** Reserves a code for a number; refuses within the pause, and when the budget is spent. */
async function reserveSend(
  deps: SmsCodeDependencies,
  owner: CodeOwner,
  context: RequestContext,
): Promise<void> {
  const { clock, smsCodes, putNotification, budget } = deps;
  const now = clock();
  const pauseMs = smsCodes.pauseSeconds * 1000;
  const { language } = context;
  await budget.spend({ mobileNum: owner.mobileNum, context }, async (transaction) => {
    const notAfter = new Date(now.getTime() - pauseMs);
    const askedAt = await writeAskedAt(transaction, owner, now, notAfter);
    if (askedAt !== null) {
      const expirationTime = new Date(askedAt.getTime() + pauseMs).toISOString();
      throw new ApiError('sms.wait', { expirationTime, time: now.toISOString() });
    }
    await putNotification(transaction, randomUUID(), { kind: 'sms code', ...owner, language });
  });
}

/** Codes of six digits: hashed, single use, bound to a number and a purpose. */
export function createSmsCodes(deps: SmsCodeDependencies) {
  const { db, clock, hasher, smsCodes, numbers } = deps;

  /** Answers alike for known and unknown numbers: the recipient is looked up after the answer. */
  async function request(
    purpose: CodePurpose,
    input: TypedNumber & GivenCaptcha,
    context: RequestContext,
  ) {
    if (!deps.sendsCodes(purpose)) throw new ApiError('sms.closed');
    const mobileNum = mobileNumberOf(input, numbers);
    await refuseTooMany(deps, context);
    await askCaptcha(deps, input, context);
    return reserveSendNow({ mobileNum, purpose }, context);
  }

  /** Sends to the number of a member who has already proved who they are, without a captcha. */
  async function send(owner: CodeOwner, context: RequestContext) {
    if (!deps.sendsCodes(owner.purpose)) throw new ApiError('sms.closed');
    await refuseTooMany(deps, context);
    return reserveSendNow(owner, context);
  }

  async function reserveSendNow(owner: CodeOwner, context: RequestContext) {
    await reserveSend(deps, owner, context);
    const now = clock().getTime();
    return {
      expirationTime: new Date(now + smsCodes.pauseSeconds * 1000).toISOString(),
      codeValidUntil: new Date(now + smsCodes.validMinutes * 60_000).toISOString(),
      time: new Date(now).toISOString(),
    };
  }

  /** Throws `verification.code.wrong`, or `login.locked` after too many wrong codes. */
  async function check(
    owner: CodeOwner,
    code: string,
    context: RequestContext,
  ): Promise<CheckedCode> {
    const account = owner.mobileNum;
    const tried = { what: 'wrong sms code', use: { context, account } } as const;
    const hash = await spendTry(deps, tried, async ({ giveBack }) => {
      const stored = await countTry(db, owner, smsCodes.tries, clock());
      // Without a valid code nobody can guess one, so the try is given back; this write makes up
      // for the row that `countTry` did not write.
      if (stored === null) await giveBack(accountSubject(tried.what, account));
      return (await hasher.verify(stored, code)) ? stored : null;
    });
    if (hash === null) throw new ApiError('verification.code.wrong');
    return { ...owner, hash };
  }

  /** Uses the code up; throws when another request was faster. */
  async function use(transaction: DatabaseTransaction, { hash, ...owner }: CheckedCode) {
    if (!(await useCode(transaction, owner, hash, clock()))) {
      throw new ApiError('verification.code.wrong');
    }
  }

  /** Draws the code that is about to be sent. */
  async function draw(owner: CodeOwner): Promise<string> {
    const code = newCode();
    const expiresAt = new Date(clock().getTime() + smsCodes.validMinutes * 60_000);
    await writeCode(db, owner, { hash: await hasher.hash(code), expiresAt });
    return code;
  }

  return { request, send, check, use, draw };
}

export type SmsCodes = ReturnType<typeof createSmsCodes>;
