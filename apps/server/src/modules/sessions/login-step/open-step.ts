import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import { hashToken } from '#kit/secrets/random-token.ts';
import { findMemberById, type StoredMember } from '#modules/accounts/member.store.ts';
import { passwordMark, type LoginStepDependencies } from './ask-at-new-location.ts';
import { findStep, type StoredStep } from './login-step.store.ts';

export type OpenStep = { step: StoredStep; member: StoredMember };

/** Whether the password is still the one with which the step began. */
export function isStillMarked({ password_mark: mark }: StoredStep, member: StoredMember): boolean {
  return Buffer.from(mark).equals(passwordMark(member));
}

/** The step of a ticket, in its own browser; throws when the password has changed. */
export async function openStep(
  deps: LoginStepDependencies & LimitDependencies,
  verificationTicket: string,
  context: RequestContext,
): Promise<OpenStep> {
  await countUse(deps, 'login verification', { context });
  const step = await findStep(deps.db, hashToken(verificationTicket), deps.clock());
  const member = step && (await findMemberById(deps.db, step.member_id));
  const isOpen = member && step.user_agent === context.userAgent && isStillMarked(step, member);
  if (!isOpen) throw new ApiError('login.verification.expired');
  return { step, member };
}
