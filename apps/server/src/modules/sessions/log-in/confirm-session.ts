import type { Caller } from '#http/handlers.ts';
import type { PaymentPassword } from '#modules/credentials/payment-password.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { confirmSession as call } from '@pavilion/contract/player/sessions';
import { confirmMemberPassword, type LogInDependencies } from '../log-in.ts';

export type ConfirmDependencies = LogInDependencies & {
  paymentPassword: Pick<PaymentPassword, 'check'>;
};

/** Confirms by a password what a remembered device alone may not do (decision D5). */
export async function confirmSession(
  deps: ConfirmDependencies,
  { kind, value }: ParsedInputOf<typeof call>,
  { memberId, sessionId }: Caller,
): Promise<ResponseOf<typeof call>> {
  if (kind === 'password') await confirmMemberPassword(deps, memberId, value);
  else await deps.paymentPassword.check(memberId, value);
  const until = await deps.sessions.confirm(sessionId);
  return { confirmedUntil: until.toISOString() };
}
