import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { LimitDependencies } from '#http/limits/count-use.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { requestLoginCode as call } from '@pavilion/contract/player/sessions';
import type { LoginStepDependencies } from './ask-at-new-location.ts';
import { writeSentBy } from './login-step.store.ts';
import { openStep } from './open-step.ts';
import { findReaches, sendLoginCode } from './send-login-code.ts';

/** Sends another code, when the member has not received the first one or prefers another method. */
export async function requestLoginCode(
  deps: LoginStepDependencies & LimitDependencies,
  { verificationTicket, way }: ParsedInputOf<typeof call>,
  context: RequestContext,
): Promise<ResponseOf<typeof call>> {
  const { step, member } = await openStep(deps, verificationTicket, context);
  const reaches = await findReaches(deps, member.id);
  const reach = reaches.find((known) => known.way === way);
  if (!reach) throw new ApiError(way === 'sms' ? 'sms.closed' : 'email.closed');
  const pause = await sendLoginCode(deps, member.id, reach, context);
  await writeSentBy(deps.db, step.ticket_hash, way);
  return pause;
}
