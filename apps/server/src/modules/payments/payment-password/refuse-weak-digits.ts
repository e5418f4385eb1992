import type { Database } from '#db/tables.ts';
import { Refused } from '#http/refused.ts';
import { paymentPasswordProblem } from '@pavilion/domain/password/payment-password';
import { findBirthday } from './payment-password.store.ts';

/** Throws for digits that are not six, easy to guess, or the member's own birthday. */
export async function refuseWeakDigits(
  db: Database,
  memberId: bigint,
  digits: string,
): Promise<void> {
  const problem = paymentPasswordProblem(digits, await findBirthday(db, memberId));
  if (problem !== null) throw new Refused(problem);
}
