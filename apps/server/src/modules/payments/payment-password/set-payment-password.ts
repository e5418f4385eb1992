import type { Database } from '#db/tables.ts';
import { Refused } from '#http/refused.ts';
import { hasPaymentPassword, writeFirstPaymentPassword } from './payment-password.store.ts';
import { refuseWeakDigits } from './refuse-weak-digits.ts';

export type SetPaymentPasswordParts = {
  db: Database;
  /** Throws `login.failed` or `login.locked` when it is not the member's login password. */
  verifyPassword: (memberId: bigint, password: string) => Promise<void>;
  hashPassword: (text: string) => Promise<string>;
};

/** Sets the six digits for the first time; the login password is asked for every time. */
export async function setPaymentPassword(
  parts: SetPaymentPasswordParts,
  memberId: bigint,
  input: { password: string; paymentPassword: string },
): Promise<void> {
  const { db, verifyPassword, hashPassword } = parts;
  await refuseWeakDigits(db, memberId, input.paymentPassword);
  await verifyPassword(memberId, input.password);
  if (await hasPaymentPassword(db, memberId)) throw new Refused('payment.password.set');
  const hash = await hashPassword(input.paymentPassword);
  if (!(await writeFirstPaymentPassword(db, memberId, hash))) {
    throw new Refused('payment.password.set');
  }
}
