import type { Database } from '#db/tables.ts';
import { Refused } from '#http/refused.ts';
import type { CheckPaymentPassword } from './check-payment-password.ts';
import { findPaymentPasswordHash, replacePaymentPassword } from './payment-password.store.ts';
import { refuseWeakDigits } from './refuse-weak-digits.ts';

export type ChangePaymentPasswordParts = {
  db: Database;
  checkPaymentPassword: CheckPaymentPassword;
  hashPassword: (text: string) => Promise<string>;
};

/** Other six digits in place of the present ones, which are asked for. */
export async function changePaymentPassword(
  parts: ChangePaymentPasswordParts,
  memberId: bigint,
  input: { oldPaymentPassword: string; paymentPassword: string },
): Promise<void> {
  const { db, checkPaymentPassword, hashPassword } = parts;
  await refuseWeakDigits(db, memberId, input.paymentPassword);
  const before = await findPaymentPasswordHash(db, memberId);
  await checkPaymentPassword(memberId, input.oldPaymentPassword);
  if (input.paymentPassword === input.oldPaymentPassword) throw new Refused('modify.new.old.same');
  const hash = await hashPassword(input.paymentPassword);
  if (before === null || !(await replacePaymentPassword(db, memberId, before, hash))) {
    throw new Refused('payment.password.wrong');
  }
}
