import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { paymentPasswordProblem } from '@pavilion/domain/password/payment-password';
import {
  findBirthday,
  findPaymentPasswordHash,
  hasPaymentPassword,
  replacePaymentPassword,
  writeFirstPaymentPassword,
} from './password/payment-password.store.ts';

const wrongTries = { uses: 5, windowMs: 30 * 60_000 };

export type PaymentPasswordDependencies = {
  db: Database;
  clock: Clock;
  hasher: {
    hash: (text: string) => Promise<string>;
    verify: (hash: string, text: string) => Promise<boolean>;
  };
  /** Throws `login.failed` or `login.locked` when it is not the member's login password. */
  confirmMemberPassword: (memberId: bigint, password: string) => Promise<void>;
};

/** Throws for digits that are not six, easy to guess, or the member's own birthday. */
async function refuseWeakDigits(db: Database, memberId: bigint, digits: string): Promise<void> {
  const problem = paymentPasswordProblem(digits, await findBirthday(db, memberId));
  if (problem !== null) throw new ApiError(problem);
}

function createCheck({ db, clock, hasher }: PaymentPasswordDependencies) {
  const limiter = createRateLimiter(db, clock);
  return async (memberId: bigint, given: string): Promise<void> => {
    const subject = `payment password ${memberId}`;
    const tries = { counted: [[subject, wrongTries]], whenRight: 'begin anew' } as const;
    const { outcome } = await limiter.spendTry(tries, async () => {
      const hash = await findPaymentPasswordHash(db, memberId);
      if (hash === null) throw new ApiError('payment.password.missing');
      return (await hasher.verify(hash, given)) || null;
    });
    if (outcome === 'spent') throw new ApiError('login.locked');
    if (outcome === 'wrong') throw new ApiError('payment.password.wrong');
  };
}

/** The six digits that protect withdrawals, and the accounts they go to. */
export function createPaymentPassword(deps: PaymentPasswordDependencies) {
  const { db, hasher } = deps;
  const check = createCheck(deps);
  return {
    has: (memberId: bigint) => hasPaymentPassword(db, memberId),
    /**
     * Resolves when it is the member's payment password; throws `payment.password.missing`,
     * `payment.password.wrong`, or `login.locked` after five wrong tries within half an hour.
     */
    check,
    /** Sets the digits for the first time; needs the login password. */
    async set(memberId: bigint, input: { password: string; paymentPassword: string }) {
      await refuseWeakDigits(db, memberId, input.paymentPassword);
      await deps.confirmMemberPassword(memberId, input.password);
      if (await hasPaymentPassword(db, memberId)) throw new ApiError('payment.password.set');
      const hash = await hasher.hash(input.paymentPassword);
      if (!(await writeFirstPaymentPassword(db, memberId, hash))) {
        throw new ApiError('payment.password.set');
      }
    },
    /** Replaces the present digits, which are needed. */
    async change(memberId: bigint, input: { oldPaymentPassword: string; paymentPassword: string }) {
      await refuseWeakDigits(db, memberId, input.paymentPassword);
      const before = await findPaymentPasswordHash(db, memberId);
      await check(memberId, input.oldPaymentPassword);
      if (input.paymentPassword === input.oldPaymentPassword) {
        throw new ApiError('modify.new.old.same');
      }
      const hash = await hasher.hash(input.paymentPassword);
      if (before === null || !(await replacePaymentPassword(db, memberId, before, hash))) {
        throw new ApiError('payment.password.wrong');
      }
    },
  };
}

export type PaymentPassword = ReturnType<typeof createPaymentPassword>;
