import type { Database } from '../../../db/tables.ts';
import { Refused } from '../../../http/refused.ts';
import type { Clock } from '../../../kit/clock.ts';
import { lockMember } from '../member-lock.ts';
import { addTry, countTries, forgetTries, removeTry } from './try.store.ts';
import { createTurns } from './turns.ts';

const wrongTriesAllowed = 5;
const lockMs = 30 * 60_000;

export type PaymentPasswordParts = {
  db: Database;
  clock: Clock;
  verifyHash: (hash: string, text: string) => Promise<boolean>;
};

type Try = { hash: string; at: Date };

/** Counts the try before it is decided, so that guesses sent at once cannot outrun the lock. */
async function reserveTry(parts: PaymentPasswordParts, memberId: bigint): Promise<Try> {
  const { db, clock } = parts;
  return db.transaction().execute(async (transaction) => {
    const { paymentPasswordHash: hash } = await lockMember(transaction, memberId);
    if (hash === null) throw new Refused('payment.password.missing');
    const at = clock();
    const tries = await countTries(transaction, memberId, new Date(at.getTime() - lockMs));
    if (tries >= wrongTriesAllowed) throw new Refused('login.locked');
    await addTry(transaction, memberId, at);
    return { hash, at };
  });
}

/**
 * Resolves when it is the member's payment password; throws `payment.password.missing`,
 * `payment.password.wrong`, or `login.locked` after five wrong tries within half an hour.
 */
export function createPaymentPasswordCheck(parts: PaymentPasswordParts) {
  // One at a time, so that several requests with the right password do not lock each other out.
  const inTurn = createTurns();

  return (memberId: bigint, given: string): Promise<void> =>
    inTurn(memberId, async () => {
      const { hash, at } = await reserveTry(parts, memberId);
      let matches: boolean;
      try {
        matches = await parts.verifyHash(hash, given);
      } catch (error) {
        await removeTry(parts.db, memberId, at);
        throw error;
      }
      if (!matches) throw new Refused('payment.password.wrong');
      await forgetTries(parts.db, memberId);
    });
}

export type CheckPaymentPassword = ReturnType<typeof createPaymentPasswordCheck>;
