import type { Database } from '#db/tables.ts';
import { Refused } from '#http/refused.ts';
import type { Clock } from '#kit/clock.ts';
import { createRateLimiter } from '#kit/rate-limit.ts';
import { findPaymentPasswordHash } from './payment-password.store.ts';

const wrongTries = { uses: 5, windowMs: 30 * 60_000 };

export type PaymentPasswordParts = {
  db: Database;
  clock: Clock;
  verifyHash: (hash: string, text: string) => Promise<boolean>;
};

/**
 * Resolves when it is the member's payment password; throws `payment.password.missing`,
 * `payment.password.wrong`, or `login.locked` after five wrong tries within half an hour.
 */
export function createPaymentPasswordCheck({ db, clock, verifyHash }: PaymentPasswordParts) {
  const limiter = createRateLimiter(db, clock);

  return async (memberId: bigint, given: string): Promise<void> => {
    const subject = `payment password ${memberId}`;
    const tries = { counted: [[subject, wrongTries]], whenRight: 'begin anew' } as const;
    const { outcome } = await limiter.spendTry(tries, async () => {
      const hash = await findPaymentPasswordHash(db, memberId);
      if (hash === null) throw new Refused('payment.password.missing');
      return (await verifyHash(hash, given)) || null;
    });
    if (outcome === 'spent') throw new Refused('login.locked');
    if (outcome === 'wrong') throw new Refused('payment.password.wrong');
  };
}

export type CheckPaymentPassword = ReturnType<typeof createPaymentPasswordCheck>;
