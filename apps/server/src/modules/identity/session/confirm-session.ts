import type { Caller } from '#http/handlers.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { confirmSession as call } from '@pavilion/contract/identity/confirm-session';
import { confirmMemberPassword, type LogInDependencies } from './log-in.ts';

export type ConfirmDependencies = LogInDependencies & {
  /** Throws when it is not the member's payment password. */
  checkPaymentPassword: (memberId: bigint, given: string) => Promise<void>;
};

/** One of the two passwords opens what a remembered device alone may not do (decision D5). */
export async function confirmSession(
  deps: ConfirmDependencies,
  { kind, value }: ParsedInputOf<typeof call>,
  { memberId, sessionId }: Caller,
): Promise<ResponseOf<typeof call>> {
  if (kind === 'password') await confirmMemberPassword(deps, memberId, value);
  else await deps.checkPaymentPassword(memberId, value);
  const until = await deps.sessions.confirm(sessionId);
  return { confirmedUntil: until.toISOString() };
}
