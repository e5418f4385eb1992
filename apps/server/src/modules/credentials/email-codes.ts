import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import { spendTry } from '#http/limits/spend-try.ts';
import type { Clock } from '#kit/clock.ts';
import type { FieldRule } from '@pavilion/domain/registration/registration-fields';
import type { Language } from '@pavilion/domain/site/language';
import type { PutNotification } from './account-notifications.ts';
import {
  countEmailTry,
  useEmailCode,
  writeEmailAskedAt,
  writeEmailCode,
  type EmailCodeOwner,
} from './code/email-code.store.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { newCode, type SmsCodePolicy } from './sms-codes.ts';

export type EmailCodeDependencies = LimitDependencies & {
  db: Database;
  clock: Clock;
  hasher: PasswordHasher;
  putNotification: PutNotification;
  /** Pause, validity and tries of a code are the same by mail as by SMS. */
  smsCodes: SmsCodePolicy;
  sendsMail: boolean;
  emailRule: FieldRule;
};

function refuseMalformed(email: string, { pattern, maximumLength }: FieldRule): void {
  const fits = pattern === null || new RegExp(`^(?:${pattern})$`, 'u').test(email);
  if (!fits || email.length > maximumLength) throw new ApiError('register.field.invalid');
}

/** Codes of six digits that prove a member's mail address: hashed, single use. */
export function createEmailCodes(deps: EmailCodeDependencies) {
  const { db, clock, hasher, smsCodes, putNotification } = deps;
  const pauseMs = smsCodes.pauseSeconds * 1000;

  /** Answers alike for free and taken addresses: the recipient is looked up after the answer. */
  async function request(owner: EmailCodeOwner, language: Language) {
    if (!deps.sendsMail) throw new ApiError('email.closed');
    refuseMalformed(owner.email, deps.emailRule);
    const { memberId, email, purpose } = owner;
    await countUse(deps, 'mail code', { account: memberId });
    await countUse(deps, 'mail code to an address', { account: email });
    const now = clock();
    await db.transaction().execute(async (transaction) => {
      const notAfter = new Date(now.getTime() - pauseMs);
      const askedAt = await writeEmailAskedAt(transaction, owner, now, notAfter);
      if (askedAt !== null) {
        const expirationTime = new Date(askedAt.getTime() + pauseMs).toISOString();
        throw new ApiError('sms.wait', { expirationTime, time: now.toISOString() });
      }
      const to = { memberId: memberId.toString(), email, purpose, language };
      await putNotification(transaction, randomUUID(), { kind: 'mail code', ...to });
    });
    return {
      expirationTime: new Date(now.getTime() + pauseMs).toISOString(),
      codeValidUntil: new Date(now.getTime() + smsCodes.validMinutes * 60_000).toISOString(),
      time: now.toISOString(),
    };
  }

  /** Throws `verification.code.wrong`, or `login.locked` after too many wrong codes. */
  async function check(owner: EmailCodeOwner, code: string): Promise<string> {
    const tried = { what: 'wrong mail code', use: { account: owner.memberId } } as const;
    const hash = await spendTry(deps, tried, async () => {
      const stored = await countEmailTry(db, owner, smsCodes.tries, clock());
      return (await hasher.verify(stored, code)) ? stored : null;
    });
    if (hash === null) throw new ApiError('verification.code.wrong');
    return hash;
  }

  /** Uses the code up; throws when another request was faster. */
  async function use(transaction: DatabaseTransaction, owner: EmailCodeOwner, hash: string) {
    if (!(await useEmailCode(transaction, owner, hash, clock()))) {
      throw new ApiError('verification.code.wrong');
    }
  }

  /** Draws the code that is about to be sent; null when another address was requested since. */
  async function draw(owner: EmailCodeOwner): Promise<string | null> {
    const code = newCode();
    const expiresAt = new Date(clock().getTime() + smsCodes.validMinutes * 60_000);
    const hash = await hasher.hash(code);
    return (await writeEmailCode(db, owner, { hash, expiresAt })) ? code : null;
  }

  return { request, check, use, draw };
}

export type EmailCodes = ReturnType<typeof createEmailCodes>;
